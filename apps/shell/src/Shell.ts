import type { Client, Session } from '@saywright/api/client'
import type { ApiError } from '@saywright/api/contract'
import type { NoticeSide, Notices } from '@saywright/ui'
import type { Theme } from '@saywright/ui/theme'
import type { i18n as I18next } from 'i18next'
import type { Value } from './createValue.js'

/** The state around the screens of an app, which outlives them. */
export type Shell = {
  readonly i18n: I18next
  readonly client: Client
  readonly session: Session
  readonly notices: Notices
  readonly noticeSide: Value<NoticeSide>
  readonly theme: Value<Theme | undefined>
  /** How many calls the overlay waits for. */
  readonly pending: Value<number>
  /** The server's sentence about something that exists already. */
  readonly conflict: Value<string | undefined>
  /** Set while a call waits for its person to prove who they are: takes whether they did. The app asks. */
  readonly proof: Value<((isGiven: boolean) => void) | undefined>
  /** Set while calls wait for their person to log in again: takes whether they did. The app asks. */
  readonly loginAgain: Value<((isIn: boolean) => void) | undefined>
  /** Whether a user works here whom the app can ask to log in again. */
  readonly canLogInAgain: Value<boolean>
  /**
   * Shows the failure of a call that was sent with `isFailureShown`: a conflict in its dialog, anything else in a notice.
   */
  readonly tell: (error: ApiError, cause?: string) => void
  /** Whether another account was logged in in this browser since: nothing is sent from this window any more. */
  readonly otherAccount: Value<boolean>
  /** Installs the product as an app; absent where the browser does not offer it now. */
  readonly install: Value<(() => void) | undefined>
  /** Called once when the session turns out to be dead; the app says where to go. */
  readonly signedOut: Value<() => void>
  /** Reports an error of the browser, once for each distinct one. */
  readonly report: (thrown: unknown) => void
  /** Reports to the log of the server what is missing but blocks no user, such as a tag without a label; each line once. */
  readonly log: (line: string) => void
}
