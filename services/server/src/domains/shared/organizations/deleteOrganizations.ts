import { pictureFiles } from '../../../pictures/pictures.js'
import type { Transaction } from '../../../transaction/transaction.js'
import { audioKeys } from '../projects/audioKeys.js'

/**
 * Deletes organizations with all that is theirs.
 *
 * @returns the keys of their files, to be removed once the transaction has ended.
 */
export async function deleteOrganizations(
  transaction: Transaction,
  ids: readonly number[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const files = await filesOf(transaction, ids)
  const logos = await transaction.database
    .selectFrom('organization')
    .select('logo_key')
    .where('id', 'in', ids)
    .where('logo_key', 'is not', null)
    .execute()
  await transaction.database.deleteFrom('audit').where('organization_id', 'in', ids).execute()
  await transaction.database.deleteFrom('organization').where('id', 'in', ids).execute()
  return [
    // Most have no peaks: removing a missing file does nothing.
    ...files.flatMap(({ file_key }) => audioKeys(file_key)),
    ...logos.flatMap(({ logo_key }) => (logo_key ? pictureFiles(logo_key) : [])),
  ]
}

async function filesOf({ database }: Transaction, organizationIds: readonly number[]) {
  const projects = database
    .selectFrom('project')
    .select('project.id')
    .where('project.organization_id', 'in', organizationIds)
  const packages = database
    .selectFrom('conan_recipe')
    .innerJoin('conan_package', 'conan_package.id', 'conan_recipe.package_id')
    .select('conan_recipe.id')
    .where('conan_package.project_id', 'in', projects)
  return database
    .selectFrom('audio_file')
    .select('file_key')
    .where('project_id', 'in', projects)
    .unionAll(database.selectFrom('project_export').select('file_key').where('project_id', 'in', projects))
    .unionAll(database.selectFrom('file').select('file_key').where('project_id', 'in', projects))
    .unionAll(database.selectFrom('conan_file').select('file_key').where('recipe_id', 'in', packages))
    .execute()
}
