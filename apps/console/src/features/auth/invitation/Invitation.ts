import type { getInvitation, ResponseOf } from '@saywright/api/contract'
import type { SubmissionErrors } from '@saywright/forms'

/** The invitation behind the link of a mail. */
export type ReceivedInvitation = ResponseOf<typeof getInvitation>

export type NewAccount = {
  first_name: string
  last_name: string
  password: string
  password_confirmed: string
}

/** The visitor who opened the link, and the actions available to them. */
export type Guest =
  /** The address has no account: name and password make one. */
  | {
      kind: 'newcomer'
      onJoin: (account: NewAccount) => Promise<SubmissionErrors | undefined>
      onInvalid: () => void
    }
  /** It has one, and no user is logged in here. */
  | { kind: 'known'; loginHref: string }
  /** Its owner is logged in. */
  | { kind: 'self'; onAccept: () => void; isAccepting: boolean }
  /** Another user is logged in. */
  | { kind: 'another'; name: string; onLogOut: () => void; isLoggingOut: boolean }

/** Whether two addresses are one: servers of mail do not mind the case, nor do we. */
export function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
