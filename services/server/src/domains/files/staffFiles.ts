import { deleteFile, listStaffFiles, type StaffFile } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { writeStaffAudit } from '../../audit/writeStaffAudit.js'
import type { Reader } from '../../store/database.js'
import { hasWords, listPage, pageRequest } from '../../store/page.js'
import { bind } from '../shared/call.js'
import { publishChange } from '../shared/projects/publishChange.js'
import { readFileFilters, readProjectFilter } from './fileFilters.js'
import { fileResponses } from './fileResponses.js'
import { filterFiles } from './findFiles.js'

const columns = {
  name: 'file.name_folded',
  size: 'file.size_bytes',
  created_at: 'file.created_at',
} as const

export const listStaffFilesRoute = bind(listStaffFiles, async ({ context, query }) => {
  const { database } = context
  const page = pageRequest(query, columns, { column: 'file.created_at', direction: 'desc' })
  const projectId = query?.filters?.file_project_id === undefined ? undefined : readProjectFilter(query)
  const found = filterFiles(database.selectFrom('file'), readFileFilters(query))
    .innerJoin('project', 'project.id', 'file.project_id')
    .$if(projectId !== undefined, (rows) => rows.where('file.project_id', '=', projectId ?? 0))
    .where(hasWords(['file.name_folded', 'project.title_folded'], page.keywords))
    .select('file.id')
  return listPage(found, page, 'file.id', (rows) =>
    staffFiles(
      database,
      rows.map(({ id }) => id),
    ),
  )
})

async function staffFiles(database: Reader, ids: readonly number[]): Promise<StaffFile[]> {
  if (ids.length === 0) return []
  const files = await fileResponses(database, ids)
  const rows = await database
    .selectFrom('file')
    .innerJoin('project', 'project.id', 'file.project_id')
    .innerJoin('organization', 'organization.id', 'project.organization_id')
    .select(['file.id', 'file.studio_version', 'file.project_id', 'project.title'])
    .select(['project.organization_id', 'organization.name'])
    .where('file.id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return files.flatMap((file) => {
    const row = byId.get(file.id)
    if (!row) return []
    return [
      {
        file,
        project: { id: row.project_id, title: row.title },
        organization: { id: row.organization_id, name: row.name },
        studio_version: row.studio_version,
      },
    ]
  })
}

export const deleteFileRoute = bind(deleteFile, async (call) => {
  const { context, params } = call
  await context.transaction(async (transaction) => {
    const file = await transaction.database
      .selectFrom('file')
      .innerJoin('project', 'project.id', 'file.project_id')
      .select(['file.name', 'file.file_key', 'file.project_id', 'project.organization_id', 'project.title'])
      .where('file.id', '=', params.id)
      .executeTakeFirst()
    if (!file) throw new ApiFailure('not_found')
    await transaction.database.deleteFrom('file').where('id', '=', params.id).execute()
    await writeStaffAudit(transaction, call, {
      action: 'file.deleted',
      organizationId: file.organization_id,
      object: { kind: 'file', id: params.id },
      values: { name: file.name, project: file.title },
    })
    await publishChange(transaction, file.project_id, 'files')
    transaction.afterCommit(() => context.files.remove(file.file_key))
  })
  return undefined
})
