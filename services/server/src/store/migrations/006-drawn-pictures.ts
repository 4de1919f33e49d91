import type { Kysely } from 'kysely'

/** Pictures are drawn by us, all in one format. */
export async function drawnPictures(database: Kysely<never>): Promise<void> {
  await database.schema.alterTable('account').dropColumn('picture_type').execute()
  await database.schema.alterTable('organization').dropColumn('logo_type').execute()
}
