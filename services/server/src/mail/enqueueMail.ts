import { localeOf } from '@saywright/api/contract'
import type { Transaction } from '../transaction/transaction.js'
import type { Mail, MailContent } from './mail.js'

interface Addressee {
  readonly email: string
  readonly first_name: string
  readonly interface_language: string
}

/** Has a mail sent, in the language of its reader, if the change is committed. */
export async function enqueueMail(
  transaction: Transaction,
  to: Addressee,
  content: MailContent,
): Promise<void> {
  const locale = localeOf(to.interface_language)
  await enqueueMailTo(transaction, { to: to.email, name: to.first_name, locale, content })
}

/** The same to someone who may have no account. */
export async function enqueueMailTo(transaction: Transaction, mail: Mail): Promise<void> {
  await transaction.enqueueTask({ runner: 'mail', payload: mail })
}
