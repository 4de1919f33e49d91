import { type Kysely, sql } from 'kysely'
import { type Dialect, ownedBy, tableWithId } from './table.js'

const number = sql.raw('bigint')

interface Before {
  project: { id: number; tags_json: unknown; evaluation_ends_at: string | null; updated_at: string }
  delivery: {
    project_id: number
    technology: string
    langs_json: string
    created_at: string
    expires_at: string | null
  }
}

/** The description of a project, its owner, its requests, and its deliveries with their ends. */
export async function projects(database: Kysely<never>, dialect: Dialect): Promise<void> {
  await tableWithId(database, dialect, 'vdk_version')
    .addColumn('label', 'text', (text) => text.notNull())
    .addColumn('label_key', 'text', (text) => text.notNull().unique())
    .addColumn('display_name', 'text', (text) => text.notNull())
    .addColumn('created_at', 'text', (text) => text.notNull())
    .execute()
  await describeProjects(database)
  await nameOwners(database)
  await keepDeliveries(database, dialect)
  await keepDeals(database, dialect)
  // Exceptions from the limits of the contract for one customer, by their names.
  for (const table of ['organization', 'account'])
    await database.schema
      .alterTable(table)
      .addColumn('limits_json', 'text', (text) => text.notNull().defaultTo('{}'))
      .execute()
  // The session of staff in which an impersonation began. Not owned: that session may end first.
  await database.schema.alterTable('session').addColumn('origin_session_id', number).execute()
}

async function describeProjects(database: Kysely<never>): Promise<void> {
  const project = () => database.schema.alterTable('project')
  // One after the other: SQLite adds one column at a time.
  for (const name of ['description', 'trial_ends_at', 'warned_evaluation_ends_at'])
    await project().addColumn(name, 'text').execute()
  await project()
    .addColumn('details_json', 'text', (text) => text.notNull().defaultTo('{}'))
    .execute()
  await project().addColumn('is_beta_access', number).execute()
  await project()
    .addColumn('vdk_version_id', sql.raw('bigint references vdk_version (id) on delete set null'))
    .execute()
}

/** The creator of a project, or its first member, owns it. */
async function nameOwners(database: Kysely<never>): Promise<void> {
  await database.schema
    .alterTable('project_member')
    .addColumn('role', 'text', (text) => text.notNull().defaultTo('developer'))
    .execute()
  await sql`update project_member set role = 'owner'
    where id in (select min(id) from project_member group by project_id)`.execute(database)
  await sql`create unique index project_member_owner on project_member (project_id) where role = 'owner'`.execute(
    database,
  )
}

/** Each technology with its own end, in place of one list of tags. */
async function keepDeliveries(database: Kysely<never>, dialect: Dialect): Promise<void> {
  await tableWithId(database, dialect, 'delivery')
    .addColumn('project_id', ownedBy('project'))
    .addColumn('technology', 'text', (text) => text.notNull())
    .addColumn('langs_json', 'text', (text) => text.notNull())
    .addColumn('provider', 'text')
    .addColumn('created_at', 'text', (text) => text.notNull())
    .addColumn('expires_at', 'text')
    .addColumn('ended_at', 'text')
    .execute()
  await database.schema.createIndex('delivery_project_id').on('delivery').column('project_id').execute()
  const old = database as unknown as Kysely<Before>
  const rows = await old
    .selectFrom('project')
    .select(['id', 'tags_json', 'evaluation_ends_at', 'updated_at'])
    .execute()
  for (const { id, tags_json, evaluation_ends_at, updated_at } of rows) {
    const tags = (typeof tags_json === 'string' ? JSON.parse(tags_json) : tags_json) as {
      technology: string
      langs: string[]
    }[]
    for (const { technology, langs } of tags)
      await old
        .insertInto('delivery')
        .values({
          project_id: id,
          technology,
          langs_json: JSON.stringify(langs),
          created_at: updated_at,
          expires_at: evaluation_ends_at,
        })
        .execute()
  }
  await database.schema.alterTable('project').dropColumn('tags_json').execute()
}

async function keepDeals(database: Kysely<never>, dialect: Dialect): Promise<void> {
  let table = tableWithId(database, dialect, 'deal')
    .addColumn('project_id', ownedBy('project'))
    // Not owned: a request outlives the accounts of its requester and of who decided it.
    .addColumn('asked_by', number)
    .addColumn('decided_by', number)
    .addColumn('decision_task_id', number)
    .addColumn('is_upsell', number, (flag) => flag.notNull())
  for (const name of ['before_json', 'choice_json', 'solution_json', 'created_at', 'updated_at'])
    table = table.addColumn(name, 'text', (text) => text.notNull())
  for (const name of [
    'decision',
    'decided_at',
    'decision_text',
    'provider',
    'evaluation_ends_at',
    'project_status',
    'applied_at',
  ])
    table = table.addColumn(name, 'text')
  await table.execute()
  await database.schema.createIndex('deal_project_id').on('deal').column('project_id').execute()
  // One open request a project, also with simultaneous calls.
  await sql`create unique index deal_open on deal (project_id) where applied_at is null`.execute(database)
}
