import { type Kysely, sql } from 'kysely'
import { optionallyOwnedBy } from './table.js'

/** Packages that staff uploads, and for which versions of the studio they are. */
export async function packages(database: Kysely<never>): Promise<void> {
  const { schema } = database
  for (const name of ['min_studio_version', 'max_studio_version'])
    await schema.alterTable('conan_recipe').addColumn(name, 'text').execute()
  await schema.alterTable('conan_file').addColumn('sha1', 'text').execute()
  await schema.alterTable('upload').addColumn('package_json', 'text').execute()
  await schema.alterTable('upload').addColumn('recipe_id', optionallyOwnedBy('conan_recipe')).execute()
  await schema.createIndex('upload_recipe_id').on('upload').column('recipe_id').execute()
  // An archive that became a package is finished, too: its name is free again.
  await schema.dropIndex('upload_project_id_name').execute()
  await schema
    .createIndex('upload_project_id_name')
    .unique()
    .on('upload')
    .columns(['project_id', 'name_key'])
    .where(sql.ref('file_id'), 'is', null)
    .where(sql.ref('recipe_id'), 'is', null)
    .execute()
  await schema.createIndex('conan_recipe_created_at').on('conan_recipe').column('created_at').execute()
}
