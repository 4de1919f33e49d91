import { localeOf } from '@saywright/api/contract'
import type { Unit } from '../unit/unit.js'
import type { Mail, MailContent } from './mail.js'

interface Addressee {
  readonly email: string
  readonly first_name: string
  readonly interface_language: string
}

/** Has a mail sent, in the language of its reader, if the change is committed. */
export async function enqueueMail(unit: Unit, to: Addressee, content: MailContent): Promise<void> {
  const locale = localeOf(to.interface_language)
  await enqueueMailTo(unit, { to: to.email, name: to.first_name, locale, content })
}

/** The same to someone who may have no account. */
export async function enqueueMailTo(unit: Unit, mail: Mail): Promise<void> {
  await unit.enqueueTask({ runner: 'mail', payload: mail })
}
