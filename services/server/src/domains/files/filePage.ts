import type { pageQuery, ValueOf } from '@saywright/api/contract'
import type { Context } from '../../context.js'
import { listPage, pageRequest } from '../../store/page.js'
import { readFileFilters } from './fileFilters.js'
import { fileResponses } from './fileResponses.js'
import { findFiles } from './findFiles.js'

const columns = {
  name: 'file.name_folded',
  size: 'file.size_bytes',
  created_at: 'file.created_at',
} as const

/** A page of the files of a project, newest first unless sorted otherwise. */
export async function filePage(
  { database }: Context,
  projectId: number,
  query: ValueOf<typeof pageQuery> | undefined,
) {
  const page = pageRequest(query, columns, { column: 'file.created_at', direction: 'desc' })
  const found = findFiles(database, projectId, readFileFilters(query)).select('file.id')
  return listPage(found, page, 'file.id', (rows) =>
    fileResponses(
      database,
      rows.map(({ id }) => id),
    ),
  )
}
