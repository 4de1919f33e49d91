import type { Kysely } from 'kysely'
import { type Dialect, optionallyOwnedBy, ownedBy, tableWithId } from './table.js'

type Columns = Readonly<Record<string, 'text' | 'text?' | 'number' | 'number?' | 'owner' | 'owner?'>>

const added: Readonly<Record<string, Columns>> = {
  account: {
    sales_email: 'text?',
    job_title: 'text?',
    job_departement: 'text?',
    gender: 'text?',
    phone_number: 'text?',
    country: 'text?',
    picture_key: 'text?',
    picture_type: 'text?',
    marketing_status: 'text?',
    is_told_product_updates: 'number?',
    is_told_educational_content: 'number?',
    is_told_corporate_events: 'number?',
  },
  session: { user_agent: 'text?', last_used_at: 'text?', staff_id: 'number?' },
}

const tables: Readonly<Record<string, Columns>> = {
  audit: {
    organization_id: 'number?',
    account_id: 'number?',
    staff_id: 'number?',
    subject_id: 'number?',
    pseudonym: 'text?',
    action: 'text',
    object_kind: 'text?',
    object_id: 'number?',
    values_json: 'text',
    ip: 'text?',
    created_at: 'text',
  },
  verified_address: { account_id: 'owner', email_key: 'text', verified_at: 'text' },
  challenge: {
    account_id: 'owner?',
    purpose: 'text',
    value_hash: 'text',
    payload_json: 'text',
    created_at: 'text',
    expires_at: 'text',
  },
  totp: {
    account_id: 'owner',
    secret_sealed: 'text',
    is_confirmed: 'number',
    last_step: 'number',
    created_at: 'text',
    last_used_at: 'text?',
  },
  recovery_code: { account_id: 'owner', code_hash: 'text', used_at: 'text?' },
  passkey: {
    account_id: 'owner',
    credential_key: 'text',
    public_key: 'text',
    counter: 'number',
    transports_json: 'text',
    name: 'text',
    created_at: 'text',
    last_used_at: 'text?',
  },
  identity: {
    account_id: 'owner',
    provider: 'text',
    subject: 'text',
    created_at: 'text',
    last_used_at: 'text?',
  },
}

const uniques: readonly [table: string, columns: string[]][] = [
  ['verified_address', ['account_id', 'email_key']],
  ['challenge', ['value_hash']],
  ['totp', ['account_id']],
  ['passkey', ['credential_key']],
  ['identity', ['provider', 'subject']],
]

const indexes: readonly [table: string, columns: string[]][] = [
  ['audit', ['organization_id', 'id']],
  ['audit', ['account_id']],
  ['audit', ['subject_id']],
  ['challenge', ['expires_at']],
  ['recovery_code', ['account_id']],
  ['passkey', ['account_id']],
  ['identity', ['account_id']],
  ['session', ['staff_id']],
]

function definitionOf(kind: string) {
  if (kind === 'owner') return ownedBy('account')
  if (kind === 'owner?') return optionallyOwnedBy('account')
  return kind.startsWith('number') ? 'bigint' : 'text'
}

/** Profiles, marketing choices, pictures, second factors, passkeys, social identities and the audit log. */
export async function account(database: Kysely<never>, dialect: Dialect): Promise<void> {
  for (const [name, columns] of Object.entries(added)) {
    for (const [column, kind] of Object.entries(columns)) {
      await database.schema.alterTable(name).addColumn(column, definitionOf(kind)).execute()
    }
  }
  for (const [name, columns] of Object.entries(tables)) {
    let table = tableWithId(database, dialect, name)
    for (const [column, kind] of Object.entries(columns)) {
      const isPlain = kind === 'text' || kind === 'number'
      table = table.addColumn(column, definitionOf(kind), (built) => (isPlain ? built.notNull() : built))
    }
    await table.execute()
  }
  for (const [isUnique, list] of [[true, uniques] as const, [false, indexes] as const]) {
    for (const [table, columns] of list) {
      const index = database.schema
        .createIndex(`${table}_${columns.join('_')}`)
        .on(table)
        .columns(columns)
      await (isUnique ? index.unique() : index).execute()
    }
  }
}
