import type { Kysely } from 'kysely'

/** The members of a project in the order in which they came: the first are found without sorting all of them. */
export async function orderedMembers(database: Kysely<never>): Promise<void> {
  await database.schema
    .createIndex('project_member_by_project_id')
    .on('project_member')
    .columns(['project_id', 'id'])
    .execute()
}
