import { interfaceLanguageOf, type Locale } from '@saywright/api/contract'
import { consolePaths } from '@saywright/shell/paths'
import type { Context } from '../../context.js'
import { enqueueMail } from '../../mail/enqueueMail.js'
import { hashToken, randomToken } from '../../security/tokens.js'
import { timestamp } from '../../store/timestamp.js'
import type { Transaction } from '../../transaction/transaction.js'
import { insertNotifications } from '../notifications/insertNotification.js'
import { findAccount } from '../shared/people/accounts.js'

interface Outgoing {
  readonly email: string
  readonly organizationId: number
  readonly organization: string
  readonly inviter: string
  /** The language of the mail to someone who has no account. */
  readonly locale: Locale
}

const hour = 3600

/** A fresh link: what is kept of it, and until when it works. */
export function freshInvitationCode(transaction: Transaction) {
  const code = randomToken()
  const kept = {
    code_hash: hashToken(code),
    expires_at: timestamp(transaction, transaction.limits.linkHours * hour),
  }
  return { code, kept }
}

/**
 * Enqueues the mail of an invitation, in the language of its reader as far as that is known; whoever has an account
 * finds a notification too.
 */
export async function sendInvitation(
  context: Context,
  transaction: Transaction,
  code: string,
  { email, organizationId, organization, inviter, locale }: Outgoing,
): Promise<void> {
  const found = await findAccount(transaction.database, email)
  // Whoever signed up without confirming may have written any name.
  const account = found?.is_confirmed ? found : undefined
  const nobody = { first_name: '', interface_language: interfaceLanguageOf(locale) }
  await enqueueMail(
    transaction,
    { ...(account ?? nobody), email },
    {
      template: 'invitation',
      link: `${context.consoleUrl()}${consolePaths.invitation({ code })}`,
      hours: transaction.limits.linkHours,
      inviter,
      organization,
    },
  )
  await insertNotifications(transaction, account ? [account.id] : [], {
    kind: 'invited',
    values: { name: inviter, organization },
    entity: 'dashboard',
    entityId: organizationId,
  })
}
