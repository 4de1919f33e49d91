import { getFileContent } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import type { Context } from '../../context.js'
import { visibleProjects } from '../shared/projects/visibleProjects.js'
import { bindStream } from '../shared/stream.js'
import { countDownload } from './countDownload.js'
import { requireFileLink, requireLinkMaker } from './fileLinks.js'
import { sendFile } from './sendFile.js'

export const getFileContentRoute = bindStream(getFileContent, {
  accountId: ({ query }) => query.account,
  // A large download continues after the link expires.
  check: async ({ context, params, query }) => {
    await requireLinkMaker(context, query)
    await findFile(context, params.id, query.account)
  },
  open: async ({ context, params, query, request }, reply) => {
    const { signature, ...said } = query
    const { account } = said
    await requireFileLink(context, { kind: 'file', id: params.id, ...said }, signature)
    const file = await findFile(context, params.id, account)
    countDownload(context, account, reply)
    await sendFile(context.files, file, request, reply)
  },
})

/**
 * The file of a link, as long as the person for whom the link was made may see it.
 *
 * @throws ApiFailure `not_found`.
 */
async function findFile({ database }: Context, fileId: number, accountId: number) {
  const row = await database.selectFrom('file').selectAll().where('id', '=', fileId).executeTakeFirst()
  const visible =
    row &&
    ((await visibleProjects(database, accountId)
      .select('project.id')
      .where('project.id', '=', row.project_id)
      .executeTakeFirst()) ??
      (await database
        .selectFrom('account')
        .select('id')
        .where('id', '=', accountId)
        .where('is_admin', '=', true)
        .executeTakeFirst()))
  if (!visible) throw new ApiFailure('not_found')
  return {
    name: row.name,
    mediaType: row.media_type,
    sizeBytes: row.size_bytes,
    sha256: row.sha256,
    fileKey: row.file_key,
  }
}
