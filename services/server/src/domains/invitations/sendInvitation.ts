import { interfaceLanguageOf, type Locale } from '@saywright/api/contract'
import { type Context, timestamp } from '../../context.js'
import { hashToken, randomToken } from '../../security/tokens.js'
import type { Database } from '../../store/database.js'
import { enqueueMail, findAccount } from '../account/accounts.js'
import { insertNotifications } from '../notifications/insertNotification.js'

interface Outgoing {
  readonly email: string
  readonly organization: string
  readonly inviter: string
  /** The language of the mail to someone who has no account. */
  readonly locale: Locale
}

const hour = 3600

/** A fresh link: what is kept of it, and until when it works. */
export function freshInvitationCode(context: Context) {
  const code = randomToken()
  const kept = { code_hash: hashToken(code), expires_at: timestamp(context, context.limits.linkHours * hour) }
  return { code, kept }
}

/**
 * Promises the mail of an invitation, in the language of its reader as far as that is known; whoever has an account
 * finds a notification too.
 *
 * @returns the notifications to publish once the transaction has ended.
 */
export async function sendInvitation(
  context: Context,
  transaction: Database,
  code: string,
  { email, organization, inviter, locale }: Outgoing,
): Promise<number[]> {
  const found = await findAccount(transaction, email)
  // Whoever signed up without confirming may have written any name.
  const account = found?.is_confirmed ? found : undefined
  const nobody = { first_name: '', interface_language: interfaceLanguageOf(locale) }
  await enqueueMail(
    context,
    transaction,
    { ...(account ?? nobody), email },
    {
      template: 'invitation',
      link: `${context.consoleUrl()}/auth/invitation/${encodeURIComponent(code)}`,
      hours: context.limits.linkHours,
      inviter,
      organization,
    },
  )
  return insertNotifications(context, transaction, account ? [account.id] : [], {
    kind: 'invited',
    values: { name: inviter, organization },
    entity: 'dashboard',
  })
}
