import { type Kysely, sql } from 'kysely'

/** Results of suites are stored with the readiness of their models: existing suites are run on the first read. */
export async function suiteResults(database: Kysely<never>): Promise<void> {
  await sql`update voice_command_model set readiness_wanted = readiness_wanted + 1 where suite_json <> '[]'`.execute(
    database,
  )
}
