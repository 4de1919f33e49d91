import type { Kysely } from 'kysely'
import { type Dialect, optionallyOwnedBy, ownedBy, tableWithId } from './table.js'

type Definition = Readonly<
  Record<
    string,
    'text' | 'text?' | 'number' | 'number?' | 'real' | 'real?' | { owner: string; optional?: true }
  >
>

const tables: Readonly<Record<string, Definition>> = {
  account: {
    email: 'text',
    email_key: 'text',
    password_hash: 'text',
    first_name: 'text',
    last_name: 'text',
    is_confirmed: 'number',
    is_admin: 'number',
    interface_language: 'text',
    verified_email: 'text?',
    person_label: 'text?',
    interest_in_vdk: 'text?',
    marketing_source: 'text?',
    licence_token: 'text',
    created_at: 'text',
    updated_at: 'text',
  },
  session: {
    account_id: { owner: 'account' },
    family: 'text',
    token_hash: 'text',
    created_at: 'text',
    expires_at: 'text',
    revoked_at: 'text?',
  },
  code: {
    account_id: { owner: 'account' },
    purpose: 'text',
    code_hash: 'text',
    payload_json: 'text',
    tries: 'number',
    created_at: 'text',
    expires_at: 'text',
    used_at: 'text?',
  },
  attempt: { kind: 'text', subject: 'text', created_at: 'text' },
  organization: {
    name: 'text',
    name_key: 'text',
    details_json: 'text',
    created_at: 'text',
    updated_at: 'text',
  },
  organization_member: {
    organization_id: { owner: 'organization' },
    account_id: { owner: 'account' },
    role: 'text',
    created_at: 'text',
  },
  project: {
    organization_id: { owner: 'organization' },
    title: 'text',
    title_key: 'text',
    status: 'text?',
    additional_comment: 'text?',
    tags_json: 'text',
    evaluation_ends_at: 'text?',
    created_at: 'text',
    updated_at: 'text',
  },
  project_member: { project_id: { owner: 'project' }, account_id: { owner: 'account' }, created_at: 'text' },
  voice_command_model: {
    project_id: { owner: 'project' },
    name: 'text',
    name_key: 'text',
    language: 'text',
    grammar: 'text',
    settings_json: 'text',
    slots_json: 'text',
    peaks_json: 'text?',
    revision: 'number',
    created_at: 'text',
    updated_at: 'text',
  },
  audio_file: {
    project_id: { owner: 'project' },
    name: 'text',
    name_key: 'text',
    media_type: 'text',
    duration_seconds: 'real?',
    size_bytes: 'number',
    file_key: 'text',
    transcription: 'text?',
    peaks_json: 'text?',
    created_at: 'text',
  },
  task: {
    runner: 'text',
    project_id: { owner: 'project', optional: true },
    type: 'text',
    status: 'text',
    progress: 'real',
    current_step: 'text?',
    failure: 'text?',
    payload_json: 'text',
    tries: 'number',
    run_after: 'text',
    lease_owner: 'text?',
    lease_until: 'text?',
    created_at: 'text',
    started_at: 'text?',
    ended_at: 'text?',
  },
  notification: {
    account_id: { owner: 'account' },
    kind: 'text',
    values_json: 'text',
    redirection_entity: 'text?',
    redirection_id: 'number?',
    is_read: 'number',
    created_at: 'text',
  },
  event: { account_id: { owner: 'account' }, type: 'text', data_json: 'text', created_at: 'text' },
  error_report: {
    checksum: 'text',
    stacktrace: 'text',
    url: 'text?',
    version: 'text?',
    user_agent: 'text?',
    seen: 'number',
    first_seen_at: 'text',
    last_seen_at: 'text',
  },
}

const uniques: readonly [table: string, columns: string[]][] = [
  ['account', ['email_key']],
  ['session', ['token_hash']],
  ['organization', ['name_key']],
  ['organization_member', ['organization_id', 'account_id']],
  ['project', ['organization_id', 'title_key']],
  ['project_member', ['project_id', 'account_id']],
  ['voice_command_model', ['project_id', 'name_key']],
  ['audio_file', ['project_id', 'name_key']],
  ['audio_file', ['file_key']],
  ['error_report', ['checksum']],
]

const indexes: readonly [table: string, columns: string[]][] = [
  ['session', ['family']],
  ['session', ['account_id']],
  ['code', ['account_id', 'purpose']],
  ['code', ['code_hash']],
  ['attempt', ['kind', 'subject', 'created_at']],
  ['organization_member', ['account_id']],
  ['project_member', ['account_id']],
  ['task', ['status', 'run_after']],
  ['task', ['project_id']],
  ['notification', ['account_id']],
  ['event', ['account_id', 'id']],
  ['event', ['created_at']],
]

const kinds = { text: 'text', number: 'bigint', real: 'double precision' } as const

export async function start(database: Kysely<never>, dialect: Dialect): Promise<void> {
  for (const [name, columns] of Object.entries(tables)) {
    let table = tableWithId(database, dialect, name)
    for (const [column, definition] of Object.entries(columns)) {
      if (typeof definition === 'object') {
        const reference = (definition.optional ? optionallyOwnedBy : ownedBy)(definition.owner)
        table = table.addColumn(column, reference)
        continue
      }
      const isOptional = definition.endsWith('?')
      const kind = kinds[definition.replace('?', '') as keyof typeof kinds]
      table = table.addColumn(column, kind, (built) => (isOptional ? built : built.notNull()))
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
