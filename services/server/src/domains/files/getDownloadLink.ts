import { getDownloadLink } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { actorOf } from '../../audit/actorOf.js'
import { writeAudit } from '../../audit/writeAudit.js'
import { bind } from '../shared/call.js'
import { makeFileLink } from './fileLinks.js'
import { requireFileProject } from './requireFileProject.js'

export const getDownloadLinkRoute = bind(getDownloadLink, async (call) => {
  const { context, params, session } = call
  const file = await context.database
    .selectFrom('file')
    .innerJoin('project', 'project.id', 'file.project_id')
    .select(['file.id', 'file.name', 'file.sha256', 'file.project_id'])
    .select(['project.organization_id', 'project.title'])
    .where('file.id', '=', params.id)
    .executeTakeFirst()
  if (!file) throw new ApiFailure('not_found')
  await requireFileProject(context, session, file.project_id)
  await context.transaction((transaction) =>
    writeAudit(transaction, {
      action: 'file.downloaded',
      ...actorOf(call),
      organizationId: file.organization_id,
      object: { kind: 'file', id: file.id },
      values: { name: file.name, project: file.title },
    }),
  )
  const { link, expiresAt } = makeFileLink(context, { kind: 'file', id: file.id }, session)
  return { link, name: file.name, sha256: file.sha256, expires_at: expiresAt }
})
