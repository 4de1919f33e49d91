import { type Kysely, sql } from 'kysely'

/**
 * Whether models can be used, worked out for a state of them and of what they may import: each change raises what is wanted.
 * Of what is there it is worked out when somebody first looks at it.
 */
export async function modelReadiness(database: Kysely<never>): Promise<void> {
  const counter = (least: number) => sql.raw(`bigint not null default ${least}`)
  const table = database.schema.alterTable('voice_command_model')
  await table.addColumn('readiness_json', 'text').execute()
  await table.addColumn('readiness_wanted', counter(1)).execute()
  await table.addColumn('readiness_known', counter(0)).execute()
}
