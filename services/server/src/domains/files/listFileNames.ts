import { listFileNames } from '@saywright/api/contract'
import { listPage, pageRequest } from '../../store/page.js'
import { bind } from '../shared/call.js'
import { readFileFilters, readProjectFilter } from './fileFilters.js'
import { findFiles } from './findFiles.js'
import { requireFileProject } from './requireFileProject.js'

export const listFileNamesRoute = bind(listFileNames, async ({ context, query, session }) => {
  const projectId = readProjectFilter(query)
  const page = pageRequest(query, { name: 'file.name_folded' } as const, {
    column: 'file.name_folded',
    direction: 'asc',
  })
  const filters = readFileFilters(query)
  await requireFileProject(context, session, projectId)
  return listPage(
    findFiles(context.database, projectId, filters).select('file.id'),
    page,
    'file.id',
    (rows) =>
      namesOf(
        context.database,
        rows.map(({ id }) => id),
      ),
  )
})

async function namesOf(database: Parameters<typeof findFiles>[0], ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await database.selectFrom('file').select(['id', 'name']).where('id', 'in', ids).execute()
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return ids.flatMap((id) => (names.has(id) ? [{ name: names.get(id)! }] : []))
}
