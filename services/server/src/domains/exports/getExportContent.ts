import { getExportContent, getExportLink } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { countDownload } from '../files/countDownload.js'
import { makeFileLink, requireFileLink, requireLinkMaker } from '../files/fileLinks.js'
import { type SentFile, sendFile } from '../files/sendFile.js'
import { bind, type Call } from '../shared/call.js'
import { visibleProjects } from '../shared/projects/visibleProjects.js'
import { bindStream } from '../shared/stream.js'
import { findExport } from './exportResponses.js'

export const getExportLinkRoute = bind(getExportLink, async ({ context, params, session }) => {
  const { id, name, sha256 } = await findExport(context.database, params)
  // An archive is there whole or not at all.
  if (sha256 === null) throw new ApiFailure('not_possible')
  const { link, expiresAt } = makeFileLink(context, { kind: 'export', id }, session)
  return { link, name, sha256, expires_at: expiresAt }
})

type ContentCall = Call<typeof getExportContent>

export const getExportContentRoute = bindStream(getExportContent, {
  accountId: ({ query }) => query.account,
  check: async (call) => {
    await requireLinkMaker(call.context, call.query)
    await findArchive(call)
  },
  open: async (call, reply) => {
    const { context, params, query, request } = call
    const { signature, ...said } = query
    await requireFileLink(context, { kind: 'export', id: params.id, ...said }, signature)
    const file = await findArchive(call)
    countDownload(context, said.account, reply)
    await sendFile(context.files, file, request, reply)
  },
})

/** @throws ApiFailure `not_found` for an export that is gone, or in a project that the person does not see. */
async function findArchive({ context, params, query }: ContentCall): Promise<SentFile> {
  const row = await visibleProjects(context.database, query.account)
    .innerJoin('project_export', 'project_export.project_id', 'project.id')
    .select(['name', 'size_bytes', 'project_export.sha256', 'file_key'])
    .where('project_export.id', '=', params.id)
    .executeTakeFirst()
  if (!row || row.sha256 === null || row.size_bytes === null) throw new ApiFailure('not_found')
  const { name, sha256, size_bytes: sizeBytes, file_key: fileKey } = row
  return { name, mediaType: 'application/gzip', sizeBytes, sha256, fileKey }
}
