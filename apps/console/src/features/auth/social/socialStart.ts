import type { SocialProvider } from '@saywright/api/contract'
import { consolePaths } from '@saywright/shell/paths'

/** A sign-in that began in this tab and is at the provider's. */
export type StartedSignIn = {
  readonly state: string
  /** Where the person wanted to be. */
  readonly next: string | null
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const key = 'saywright_social'

/** Keeps what the callback must bring back. The tab's own storage, so that another tab cannot end what this one began. */
export function saveSignIn(storage: Store, started: StartedSignIn): void {
  storage.setItem(key, JSON.stringify(started))
}

/** What was kept, once: a callback that is opened again finds nothing. */
export function takeSignIn(storage: Store): StartedSignIn | undefined {
  const kept = storage.getItem(key)
  storage.removeItem(key)
  return kept === null ? undefined : (JSON.parse(kept) as StartedSignIn)
}

const callbackPaths: Readonly<Record<SocialProvider, string>> = {
  GOOGLE: consolePaths.googleCallback,
  LINKEDIN: consolePaths.linkedInCallback,
}

/** The page to which a provider sends the browser back. */
export function callbackAddress(origin: string, provider: SocialProvider): string {
  return origin + callbackPaths[provider]
}
