import { randomCode } from '../security/tokens.js'
import type { Reader } from '../store/database.js'
import { contains } from '../store/page.js'
import type { Transaction } from '../transaction/transaction.js'

const pseudonymCharacters = 6

/**
 * Removes a person from the audit log without removing entries: one pseudonym replaces the account as an actor, and its name
 * or address as an object. Call it inside the transaction that deletes the account, before the account is gone.
 *
 * @returns the pseudonym, which nothing links to the person.
 */
export async function pseudonymiseAudit(transaction: Transaction, accountId: number): Promise<string> {
  const pseudonym = randomCode(pseudonymCharacters)
  for (const { id, values_json } of await entriesAbout(transaction.database, accountId)) {
    await transaction.database
      .updateTable('audit')
      .set({ subject_id: null, values_json: JSON.stringify({ ...values_json, name: pseudonym }) })
      .where('id', '=', id)
      .execute()
  }
  await transaction.database
    .updateTable('audit')
    .set({ account_id: null, pseudonym, ip: null })
    .where('account_id', '=', accountId)
    .execute()
  return pseudonym
}

async function entriesAbout(database: Reader, accountId: number) {
  const account = await database
    .selectFrom('account')
    .select('email_key')
    .where('id', '=', accountId)
    .executeTakeFirst()
  const address = JSON.stringify(account?.email_key ?? '')
  return database
    .selectFrom('audit')
    .select(['id', 'values_json'])
    .where((where) =>
      where.or([
        where('subject_id', '=', accountId),
        // An invitation names an address, which may not have had an account then.
        where.and([where('action', 'like', 'invitation.%'), contains('values_json', `"name":${address}`)]),
      ]),
    )
    .execute()
}
