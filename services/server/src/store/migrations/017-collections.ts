import { type Kysely, sql } from 'kysely'
import { type Dialect, ownedBy, tableWithId } from './table.js'

const number = sql.raw('bigint')
const at = '2026-01-01T00:00:00.000Z'

/** The words of the product at this moment: type, name, English, French. */
const productTags: readonly (readonly [type: string, name: string, english: string, french: string])[] = [
  ['platform', 'windows', 'Windows', 'Windows'],
  ['platform', 'linux', 'Linux', 'Linux'],
  ['platform', 'android', 'Android', 'Android'],
  ['type', 'templates', 'Templates', 'Modèles'],
  ['type', 'lib', 'Libraries', 'Bibliothèques'],
  ['type', 'example', 'Examples', 'Exemples'],
  ['type', 'installer', 'Installers', 'Programmes d’installation'],
  ['technology', 'asr', 'Voice recognition', 'Reconnaissance vocale'],
  ['technology', 'wake-word', 'Wake word', 'Mot de réveil'],
  ['technology', 'tts', 'Voice synthesis', 'Synthèse vocale'],
  ['technology', 'voice-biometrics', 'Voice biometrics', 'Biométrie vocale'],
  ['technology', 'nlu', 'Natural language understanding', 'Compréhension du langage'],
  ['technology', 'free-speech', 'Free speech', 'Parole libre'],
  ['technology', 'dictation', 'Dictation', 'Dictée'],
  ['technology', 'speech_enhancement', 'Speech enhancement', 'Amélioration de la parole'],
]

/** Tags and categories that staff keeps, and the categories of projects. */
export async function collections(database: Kysely<never>, dialect: Dialect): Promise<void> {
  await keepTags(database, dialect)
  let table = tableWithId(database, dialect, 'category')
  for (const name of ['name', 'created_at']) table = table.addColumn(name, 'text', (text) => text.notNull())
  await table
    .addColumn('name_key', 'text', (text) => text.notNull().unique())
    .addColumn('description', 'text')
    .addColumn('parent_id', sql.raw('bigint references category (id)'))
    .addColumn('is_locked', number, (value) => value.notNull().defaultTo(0))
    .execute()
  await tableWithId(database, dialect, 'category_tag')
    .addColumn('category_id', ownedBy('category'))
    .addColumn('tag_id', sql.raw('bigint not null references tag (id)'))
    .addUniqueConstraint('category_tag_once', ['category_id', 'tag_id'])
    .execute()
  await tableWithId(database, dialect, 'project_category')
    .addColumn('project_id', ownedBy('project'))
    .addColumn('category_id', sql.raw('bigint not null references category (id)'))
    .addColumn('is_evaluation', number, (value) => value.notNull())
    .addUniqueConstraint('project_category_once', ['project_id', 'category_id', 'is_evaluation'])
    .execute()
  await database.schema.alterTable('project').addColumn('categories_expire_at', 'text').execute()
  for (const [name, column] of [
    ['category', 'parent_id'],
    ['category_tag', 'tag_id'],
    ['project_category', 'category_id'],
    ['project', 'vdk_version_id'],
  ] as const)
    await database.schema.createIndex(`${name}_by_${column}`).on(name).column(column).execute()
}

async function keepTags(database: Kysely<never>, dialect: Dialect): Promise<void> {
  let table = tableWithId(database, dialect, 'tag')
  for (const name of ['type', 'name', 'english', 'french', 'created_at'])
    table = table.addColumn(name, 'text', (text) => text.notNull())
  await table
    .addColumn('is_locked', number, (value) => value.notNull())
    .addUniqueConstraint('tag_name', ['type', 'name'])
    .execute()
  const rows = productTags.map(([type, name, english, french]) => ({
    ...{ type, name, english, french },
    is_locked: 1,
    created_at: at,
  }))
  const builtIn = {
    type: 'provider',
    name: 'built-in',
    english: 'Built-in engines',
    french: 'Moteurs intégrés',
  }
  await (database as unknown as Kysely<{ tag: object }>)
    .insertInto('tag')
    .values([...rows, { ...builtIn, is_locked: 0, created_at: at }])
    .execute()
}
