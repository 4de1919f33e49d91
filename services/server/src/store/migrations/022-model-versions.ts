import { type Kysely, sql } from 'kysely'
import { type Dialect, ownedBy, tableWithId } from './table.js'

const number = sql.raw('bigint')

interface OldModel {
  readonly id: number
  readonly revision: number
  readonly language: string
  readonly grammar: string
  readonly settings_json: string
  readonly slots_json: string
  readonly updated_at: string
}

/** Every save of a model of voice commands; the current content is the first of each. */
export async function modelVersions(database: Kysely<never>, dialect: Dialect): Promise<void> {
  let table = tableWithId(database, dialect, 'voice_command_version').addColumn(
    'model_id',
    ownedBy('voice_command_model'),
  )
  for (const name of ['revision', 'lines', 'slot_count', 'value_count', 'bytes'])
    table = table.addColumn(name, number, (value) => value.notNull())
  for (const name of ['language', 'grammar', 'settings_json', 'slots_json', 'created_at'])
    table = table.addColumn(name, 'text', (text) => text.notNull())
  await table
    .addColumn('account_id', sql.raw('bigint references account (id) on delete set null'))
    .addColumn('label', 'text')
    .addColumn('restored_from', number)
    .addUniqueConstraint('voice_command_version_once', ['model_id', 'revision'])
    .execute()
  await database.schema
    .createIndex('voice_command_version_account_id')
    .on('voice_command_version')
    .column('account_id')
    .execute()
  await keepWhatIsSaved(database)
}

async function keepWhatIsSaved(database: Kysely<never>): Promise<void> {
  const tables = database as unknown as Kysely<{
    voice_command_model: OldModel
    voice_command_version: object
  }>
  const ids = await tables.selectFrom('voice_command_model').select('id').orderBy('id').execute()
  // One by one: all grammars of an installation may be more than fits.
  for (const { id } of ids) {
    const model = await tables
      .selectFrom('voice_command_model')
      .select(['id', 'revision', 'language', 'grammar', 'settings_json', 'slots_json', 'updated_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await tables.insertInto('voice_command_version').values(firstVersion(model)).execute()
  }
}

function firstVersion({ id, updated_at, ...model }: OldModel): object {
  // Read as values where the plugin of the database is at work, as text where it is not.
  const asText = (json: unknown) => (typeof json === 'string' ? json : JSON.stringify(json))
  const [settings_json, slots_json] = [asText(model.settings_json), asText(model.slots_json)]
  const lists = JSON.parse(slots_json) as { values: string[] }[]
  return {
    ...model,
    ...{ settings_json, slots_json, model_id: id, created_at: updated_at },
    lines: model.grammar.split('\n').length,
    slot_count: lists.length,
    value_count: lists.reduce((sum, list) => sum + list.values.length, 0),
    bytes: Buffer.byteLength(model.grammar) + Buffer.byteLength(slots_json),
  }
}
