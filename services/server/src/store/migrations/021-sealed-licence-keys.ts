import { type Kysely, sql } from 'kysely'
import type { Encryption } from '../../secrets/encryption.js'
import { sealLicenceKey } from '../../secrets/licenceKeys.js'
import type { Dialect } from './table.js'

interface Before {
  account: { id: number; licence_token: string; licence_sealed: string; licence_fingerprint: string }
}

/** Licence keys are encrypted, and found by a fingerprint; their text goes, out of the files of the database too. */
export async function sealedLicenceKeys(
  database: Kysely<never>,
  dialect: Dialect,
  encryption: () => Promise<Encryption>,
): Promise<void> {
  for (const column of ['licence_sealed', 'licence_fingerprint'])
    await database.schema.alterTable('account').addColumn(column, 'text').execute()
  await seal(database as unknown as Kysely<Before>, encryption)
  // A column of another type makes PostgreSQL rewrite the table, without the earlier rows; for SQLite, `migrate` does.
  if (dialect === 'postgres')
    await sql`alter table account alter column licence_token type integer using 0`.execute(database)
  await database.schema.alterTable('account').dropColumn('licence_token').execute()
  await database.schema
    .createIndex('account_licence_fingerprint')
    .on('account')
    .column('licence_fingerprint')
    .unique()
    .execute()
}

async function seal(database: Kysely<Before>, encryption: () => Promise<Encryption>): Promise<void> {
  const accounts = await database.selectFrom('account').select(['id', 'licence_token']).execute()
  // Without accounts there is nothing to seal, and no key is made.
  for (const { id, licence_token } of accounts)
    await database
      .updateTable('account')
      .set(sealLicenceKey(await encryption(), id, licence_token))
      .where('id', '=', id)
      .execute()
}
