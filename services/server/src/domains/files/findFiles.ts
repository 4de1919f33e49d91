import { type SelectQueryBuilder, sql } from 'kysely'
import type { Reader } from '../../store/database.js'
import { hasWords } from '../../store/page.js'
import type { Schema } from '../../store/schema.js'
import type { FileFilters } from './fileFilters.js'

/** The files of a project that pass the filters: an index holds all that this and its orders read. */
export function findFiles(database: Reader, projectId: number, filters: FileFilters) {
  return filterFiles(database.selectFrom('file').where('file.project_id', '=', projectId), filters)
}

/** The files that pass the filters. */
export function filterFiles<Row>(files: SelectQueryBuilder<Schema, 'file', Row>, filters: FileFilters) {
  const { name, tagBits } = filters
  const tagged = tagBits.reduce(
    (rows, bits) => rows.where(sql<boolean>`(file.tag_bits & ${bits}) <> 0`),
    files,
  )
  return tagged.where(hasWords(['file.name_folded'], name))
}
