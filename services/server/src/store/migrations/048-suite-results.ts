import { type Kysely, sql } from 'kysely'

/** What comes of a suite is kept with the readiness of its model: those that are there are run when somebody looks at them. */
export async function suiteResults(database: Kysely<never>): Promise<void> {
  await sql`update voice_command_model set readiness_wanted = readiness_wanted + 1 where suite_json <> '[]'`.execute(
    database,
  )
}
