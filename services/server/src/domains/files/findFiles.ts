import { sql } from 'kysely'
import type { Reader } from '../../store/database.js'
import { contains } from '../../store/page.js'
import type { FileFilters } from './fileFilters.js'

/** The files of a project that pass the filters: an index holds all that this and its orders read. */
export function findFiles(database: Reader, projectId: number, { name, tagBits }: FileFilters) {
  const inProject = database.selectFrom('file').where('file.project_id', '=', projectId)
  const tagged = tagBits.reduce(
    (rows, bits) => rows.where(sql<boolean>`(file.tag_bits & ${bits}) <> 0`),
    inProject,
  )
  return name === undefined ? tagged : tagged.where(contains('file.name_key', name))
}
