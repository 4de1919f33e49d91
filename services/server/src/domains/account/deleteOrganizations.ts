import { pictureFiles } from '../../pictures/pictures.js'
import type { Unit } from '../../unit/unit.js'

/**
 * Deletes organizations with all that is theirs.
 *
 * @returns the keys of their files, to be removed once the transaction has ended.
 */
export async function deleteOrganizations(unit: Unit, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const files = await unit.database
    .selectFrom('audio_file')
    .innerJoin('project', 'project.id', 'audio_file.project_id')
    .select('audio_file.file_key')
    .where('project.organization_id', 'in', ids)
    .execute()
  const logos = await unit.database
    .selectFrom('organization')
    .select('logo_key')
    .where('id', 'in', ids)
    .where('logo_key', 'is not', null)
    .execute()
  await unit.database.deleteFrom('audit').where('organization_id', 'in', ids).execute()
  await unit.database.deleteFrom('organization').where('id', 'in', ids).execute()
  return [
    ...files.map(({ file_key }) => file_key),
    ...logos.flatMap(({ logo_key }) => (logo_key ? pictureFiles(logo_key) : [])),
  ]
}
