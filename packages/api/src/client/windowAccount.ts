import type { Session } from './session.js'

/** Account of this window, whatever other windows do with the shared session of the browser. */
export interface WindowAccount {
  /** The token to send a call with. */
  readonly token: () => string | undefined
  /** Of the account, once it is known. */
  readonly id: () => number | undefined
  /** Whether the session of the browser is still the one that this window has used. */
  readonly isOwnSession: () => boolean
  /** The server said whose the token is. */
  readonly learn: (id: number, token: string | undefined) => void
  /** The server took the token for the account of this window. */
  readonly accept: (token: string | undefined) => void
  /** The token is dead: where it is not known whose it was, the session of the browser takes its place. */
  readonly drop: (token: string | undefined) => void
}

/**
 * Until the account is known, calls are sent with the token that the window began with. After that they are sent with the
 * token of the browser and name the account, so that the server can reject the token of another account.
 */
export function windowAccount(session: Session): WindowAccount {
  let own = session.token()
  let account: number | undefined
  // Logged in or out in this very window.
  session.subscribe(() => {
    own = session.token()
    account = undefined
  })
  return {
    token: () => {
      const current = session.token()
      if (own === undefined) own = current
      return account === undefined && current !== undefined ? own : current
    },
    id: () => account,
    isOwnSession: () => session.token() === own,
    learn: (id, token) => {
      if (token === own) account ??= id
    },
    accept: (token) => {
      if (account !== undefined && token !== undefined && token === session.token()) own = token
    },
    drop: (token) => {
      if (account === undefined && token === own) own = session.token()
    },
  }
}
