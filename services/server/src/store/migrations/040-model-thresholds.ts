import { type Kysely, sql } from 'kysely'
import type { Dialect } from './table.js'

const tables = ['voice_command_model', 'voice_command_version', 'unit_test_run'] as const

/** The threshold with which every model has judged so far, in its settings and those that versions and runs keep. */
export async function modelThresholds(database: Kysely<never>, dialect: Dialect): Promise<void> {
  const settings =
    dialect === 'postgres'
      ? sql`(settings_json::jsonb || '{"THRESHOLD":5000}')::text`
      : sql`json_set(settings_json, '$.THRESHOLD', 5000)`
  for (const table of tables)
    await sql`update ${sql.table(table)} set settings_json = ${settings}`.execute(database)
}
