import { getExportContent, getExportLink } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { countDownload } from '../files/countDownload.js'
import { makeFileLink, requireFileLink } from '../files/fileLinks.js'
import { sendFile } from '../files/sendFile.js'
import { bind, bindStream } from '../shared/call.js'
import { visibleProjects } from '../shared/visibleProjects.js'
import { findExport } from './exportResponses.js'

export const getExportLinkRoute = bind(getExportLink, async ({ context, params, session }) => {
  const { id, name, sha256 } = await findExport(context.database, params)
  // An archive is there whole or not at all.
  if (sha256 === null) throw new ApiFailure('not_possible')
  const { link, expiresAt } = makeFileLink(context, { kind: 'export', id }, session)
  return { link, name, sha256, expires_at: expiresAt }
})

export const getExportContentRoute = bindStream(
  getExportContent,
  async ({ context, params, query, request }, reply) => {
    const { signature, ...said } = query
    await requireFileLink(context, { kind: 'export', id: params.id, ...said }, signature)
    const row = await visibleProjects(context.database, said.account)
      .innerJoin('project_export', 'project_export.project_id', 'project.id')
      .select(['name', 'size_bytes', 'project_export.sha256', 'file_key'])
      .where('project_export.id', '=', params.id)
      .executeTakeFirst()
    if (!row || row.sha256 === null || row.size_bytes === null) throw new ApiFailure('not_found')
    countDownload(context, said.account, reply)
    const { name, sha256, size_bytes: sizeBytes, file_key: fileKey } = row
    const file = { name, mediaType: 'application/gzip', sizeBytes, sha256, fileKey }
    await sendFile(context.files, file, request, reply)
  },
)
