import {
  failureOf,
  interfaceLanguageOf,
  type Locale,
  plainName,
  type SocialProvider,
  withoutHidden,
} from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { endWaysIn } from '../../access/waysIn.js'
import { writeAudit } from '../../audit/writeAudit.js'
import type { Context } from '../../context.js'
import { enqueueMail } from '../../mail/enqueueMail.js'
import type { SocialPerson } from '../../social/social.js'
import { timestamp } from '../../store/timestamp.js'
import type { Transaction } from '../../transaction/transaction.js'
import { giveLicenceKey } from '../licence-keys/giveLicenceKey.js'
import { accountOf, companyAddress, emailKey, findAccount } from '../shared/people/accounts.js'

interface Arrival {
  readonly provider: SocialProvider
  readonly person: SocialPerson
  readonly locale: Locale
  readonly ip: string
  readonly marketingSource: string | null
}

/**
 * The account of someone who comes from a provider: the one already linked, otherwise the one of their address, otherwise a
 * new one.
 *
 * @throws ApiFailure `provider_email_unverified` when only the address could identify it, and the provider has not verified
 *   it.
 */
export async function joinIdentity(
  context: Context,
  arrival: Arrival,
): Promise<{ readonly accountId: number; readonly isNew: boolean }> {
  const { provider, person } = arrival
  return context.transaction(async (transaction) => {
    const known = await transaction.database
      .updateTable('identity')
      .set({ last_used_at: timestamp(context) })
      .where('provider', '=', provider)
      .where('subject', '=', person.subject)
      .returning('account_id')
      .executeTakeFirst()
    if (known) return { accountId: known.account_id, isNew: false }
    if (!person.email || !person.isEmailVerified) throw new ApiFailure('provider_email_unverified')
    const inserted = await insertAccount(transaction, arrival, person.email)
    const accountId = inserted ?? (await takeOver(transaction, person.email))
    await transaction.database
      .insertInto('identity')
      .values({
        account_id: accountId,
        provider,
        subject: person.subject,
        created_at: timestamp(context),
        last_used_at: timestamp(context),
      })
      .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing())
      .execute()
    await writeAudit(transaction, {
      action: inserted === undefined ? 'account.identity_joined' : 'account.created',
      accountId,
      values: { provider },
      ip: arrival.ip,
    })
    if (inserted === undefined) {
      const account = await accountOf(transaction.database, accountId)
      await enqueueMail(transaction, account, { template: 'identity_joined' })
    }
    return { accountId, isNew: inserted !== undefined }
  })
}

async function insertAccount(
  transaction: Transaction,
  { person, locale, marketingSource }: Arrival,
  email: string,
) {
  const row = await transaction.database
    .insertInto('account')
    .values({
      email,
      email_key: emailKey(email),
      password_hash: '',
      first_name: nameOf(person.firstName),
      last_name: nameOf(person.lastName),
      is_confirmed: true,
      verified_email: companyAddress(email),
      is_admin: false,
      interface_language: interfaceLanguageOf(locale),
      marketing_source: marketingSource,
      created_at: timestamp(transaction),
      updated_at: timestamp(transaction),
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) await giveLicenceKey(transaction, row.id)
  return row?.id
}

const typedName = plainName('Ada')

/** A name that a person could have typed; any other is left out, and requested in the profile. */
function nameOf(told: string): string {
  const name = withoutHidden(told).trim()
  return failureOf(typedName, name) === undefined ? name : ''
}

/** An unconfirmed account may be a stranger's: the owner of the address gets it without the stranger's password. */
async function takeOver(transaction: Transaction, email: string): Promise<number> {
  const account = await findAccount(transaction.database, email)
  if (!account) throw new ApiFailure('wrong_code')
  if (account.is_confirmed) return account.id
  await transaction.database
    .updateTable('account')
    .set({
      is_confirmed: true,
      verified_email: companyAddress(email),
      updated_at: timestamp(transaction),
    })
    .where('id', '=', account.id)
    .execute()
  await endWaysIn(transaction, 'accountClaimed', { accountId: account.id })
  return account.id
}
