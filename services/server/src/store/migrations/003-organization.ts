import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import { type Dialect, ownedBy, tableWithId } from './table.js'

type Table = CreateTableBuilder<string, string>

const required = (table: Table, ...columns: readonly string[]): Table =>
  columns.reduce((built, column) => built.addColumn(column, 'text', (text) => text.notNull()), table)

const optional = (table: Table, ...columns: readonly string[]): Table =>
  columns.reduce((built, column) => built.addColumn(column, 'text'), table)

const number = sql.raw('bigint')

/** Invitations and domains of organizations, and the inbox of staff. */
export async function organization(database: Kysely<never>, dialect: Dialect): Promise<void> {
  const table = (name: string) => tableWithId(database, dialect, name)

  await required(
    table('invitation').addColumn('organization_id', ownedBy('organization')),
    'email',
    'email_key',
    'role',
    'code_hash',
    'created_at',
    'expires_at',
  )
    // Not owned: an invitation outlives the account of the person who sent it.
    .addColumn('inviter_id', number)
    .execute()
  await table('invitation_project')
    .addColumn('invitation_id', ownedBy('invitation'))
    .addColumn('project_id', ownedBy('project'))
    .execute()

  await required(
    table('organization_domain').addColumn('organization_id', ownedBy('organization')),
    'name',
    'verification_email',
    'created_at',
  )
    // The same for a domain and who proved it.
    .addColumn('added_by', number)
    .execute()

  await optional(
    required(
      table('message').addColumn('account_id', ownedBy('account')),
      'kind',
      'topic',
      'text',
      'created_at',
    ),
    'object',
    'handled_at',
  )
    .addColumn('rating', number)
    .addColumn('is_beta', number, (flag) => flag.notNull())
    .addColumn('handled_by', number)
    .execute()

  const uniques: readonly [table: string, columns: string[]][] = [
    ['invitation', ['organization_id', 'email_key']],
    ['invitation', ['code_hash']],
    ['invitation_project', ['invitation_id', 'project_id']],
    ['organization_domain', ['name']],
  ]
  const indexes: readonly [table: string, columns: string[]][] = [
    ['organization_domain', ['organization_id']],
    ['message', ['account_id']],
  ]
  for (const [isUnique, list] of [[true, uniques] as const, [false, indexes] as const]) {
    for (const [name, columns] of list) {
      const index = database.schema
        .createIndex(`${name}_${columns.join('_')}`)
        .on(name)
        .columns(columns)
      await (isUnique ? index.unique() : index).execute()
    }
  }
}
