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
  /** The language of the mail to someone without an account. */
  readonly locale: Locale
}

const hour = 3600

/** A new link: its stored hash, and its expiry. */
export function freshInvitationCode(transaction: Transaction) {
  const code = randomToken()
  const kept = {
    code_hash: hashToken(code),
    expires_at: timestamp(transaction, transaction.limits.linkHours * hour),
  }
  return { code, kept }
}

/**
 * Enqueues the mail of an invitation, in the language of its reader as far as that is known; someone with an account gets a
 * notification too.
 */
export async function sendInvitation(
  context: Context,
  transaction: Transaction,
  code: string,
  { email, organizationId, organization, inviter, locale }: Outgoing,
): Promise<void> {
  const found = await findAccount(transaction.database, email)
  // Someone who signed up without confirming may have entered any name.
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
