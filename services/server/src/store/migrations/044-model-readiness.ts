import { type Kysely, sql } from 'kysely'

/**
 * Whether models can be used, computed for a state of them and of what they may import: each change raises the wanted state.
 * For existing models it is computed on the first read.
 */
export async function modelReadiness(database: Kysely<never>): Promise<void> {
  const counter = (least: number) => sql.raw(`bigint not null default ${least}`)
  const table = database.schema.alterTable('voice_command_model')
  await table.addColumn('readiness_json', 'text').execute()
  await table.addColumn('readiness_wanted', counter(1)).execute()
  await table.addColumn('readiness_known', counter(0)).execute()
}
