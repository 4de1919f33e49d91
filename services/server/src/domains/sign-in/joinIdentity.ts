import { interfaceLanguageOf, type Locale, type SocialProvider } from '@saywright/api/contract'
import { type Context, timestamp } from '../../context.js'
import { ApiFailure } from '../../http/failure.js'
import { dropCodes } from '../../security/codes.js'
import { revokeAll } from '../../security/sessions.js'
import { randomLicenceToken } from '../../security/tokens.js'
import type { SocialPerson } from '../../social/social.js'
import type { Database } from '../../store/database.js'
import { accountOf, emailKey, enqueueMail, findAccount } from '../account/accounts.js'
import { writeAudit } from '../audit/writeAudit.js'

interface Arrival {
  readonly provider: SocialProvider
  readonly person: SocialPerson
  readonly locale: Locale
  readonly ip: string
  readonly marketingSource: string | null
}

/**
 * The account of someone who comes from a provider: the one they came to before, else the one of their address, else a
 * new one.
 *
 * @throws ApiFailure `provider_email_unverified` when only the address could tell, and the provider does not vouch for it.
 */
export async function joinIdentity(
  context: Context,
  arrival: Arrival,
): Promise<{ readonly accountId: number; readonly isNew: boolean }> {
  const { provider, person } = arrival
  return context.database.transaction().execute(async (transaction) => {
    const known = await transaction
      .updateTable('identity')
      .set({ last_used_at: timestamp(context) })
      .where('provider', '=', provider)
      .where('subject', '=', person.subject)
      .returning('account_id')
      .executeTakeFirst()
    if (known) return { accountId: known.account_id, isNew: false }
    if (!person.email || !person.isEmailVerified) throw new ApiFailure('provider_email_unverified')
    const inserted = await insertAccount(context, transaction, arrival, person.email)
    const accountId = inserted ?? (await takeOver(context, transaction, person.email))
    await transaction
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
    await writeAudit(context, transaction, {
      action: 'account.identity_joined',
      accountId,
      values: { provider },
      ip: arrival.ip,
    })
    if (inserted === undefined) {
      const account = await accountOf(transaction, accountId)
      await enqueueMail(context, transaction, account, { template: 'identity_joined' })
    }
    return { accountId, isNew: inserted !== undefined }
  })
}

async function insertAccount(
  context: Context,
  database: Database,
  { person, locale, marketingSource }: Arrival,
  email: string,
) {
  const row = await database
    .insertInto('account')
    .values({
      email,
      email_key: emailKey(email),
      password_hash: '',
      first_name: person.firstName,
      last_name: person.lastName,
      is_confirmed: true,
      is_admin: false,
      interface_language: interfaceLanguageOf(locale),
      marketing_source: marketingSource,
      licence_token: randomLicenceToken(),
      created_at: timestamp(context),
      updated_at: timestamp(context),
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** An account that nobody has confirmed may be a stranger's: its owner gets it without the stranger's password. */
async function takeOver(context: Context, database: Database, email: string): Promise<number> {
  const account = await findAccount(database, email)
  if (!account) throw new ApiFailure('wrong_code')
  if (account.is_confirmed) return account.id
  await database
    .updateTable('account')
    .set({ is_confirmed: true, password_hash: '', updated_at: timestamp(context) })
    .where('id', '=', account.id)
    .execute()
  await dropCodes(context, database, account.id, ['confirm', 'password', 'link'])
  await revokeAll(context, database, account.id)
  return account.id
}
