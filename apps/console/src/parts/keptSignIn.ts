/** A sign-in that began in this tab and is at the provider's. */
export type StartedSignIn = {
  readonly state: string
  /** Where the person wanted to be. */
  readonly next: string | null
  /** Whether it replaces a session that has ended, whose token this browser still has. */
  readonly isAgain?: boolean | undefined
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const key = 'saywright_social'

/**
 * Stores what the callback must bring back. In the tab's own storage, so that another tab cannot finish a login of this one.
 */
export function saveSignIn(storage: Store, started: StartedSignIn): void {
  storage.setItem(key, JSON.stringify(started))
}

/** The stored login, once: a callback that is opened again finds nothing. */
export function takeSignIn(storage: Store): StartedSignIn | undefined {
  const kept = read(storage)
  storage.removeItem(key)
  return kept
}

/** Whether an address is the return address of a provider for a user who logs in again. */
export function isBackAgain(storage: Store, search: URLSearchParams): boolean {
  const started = read(storage)
  return started?.isAgain === true && started.state === search.get('state')
}

function read(storage: Store): StartedSignIn | undefined {
  const kept = storage.getItem(key)
  return kept === null ? undefined : (JSON.parse(kept) as StartedSignIn)
}
