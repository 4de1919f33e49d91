import { nameKey, saveProject } from '@saywright/api/contract'
import { actorOf } from '../../audit/actorOf.js'
import { writeAudit } from '../../audit/writeAudit.js'
import { timestamp } from '../../store/timestamp.js'
import { bind } from '../shared/call.js'
import { lockAsAdministrator } from '../shared/organizations/lockOrganization.js'
import { publishChange } from '../shared/projects/publishChange.js'
import { changedDetails, projectDetails } from './projectDetails.js'
import { titleTaken } from './titleTaken.js'

export const saveProjectRoute = bind(saveProject, async ({ context, params, body, session, scope, ip }) => {
  const { organizationId } = scope
  const title = body.title.trim()
  const details = projectDetails(body)
  await context.transaction(async (transaction) => {
    await lockAsAdministrator(transaction, organizationId, session.accountId)
    const before = await transaction.database
      .selectFrom('project')
      .select(['title', 'description', 'additional_comment', 'details_json'])
      .where('id', '=', params.id)
      .executeTakeFirstOrThrow()
    const { description = before.description } = body
    const texts = { title, additional_comment: body.additional_comment.trim(), description }
    const changed = [
      ...(['title', 'additional_comment', 'description'] as const).filter(
        (field) => (before[field] ?? '') !== (texts[field] ?? ''),
      ),
      ...changedDetails(before.details_json, details),
    ]
    if (changed.length === 0) return
    await transaction.database
      .updateTable('project')
      .set({
        ...texts,
        title_key: nameKey(title),
        details_json: JSON.stringify({ ...before.details_json, ...details }),
        updated_at: timestamp(transaction),
      })
      .where('id', '=', params.id)
      .execute()
      .catch((error) => Promise.reject(titleTaken(error)))
    await writeAudit(transaction, {
      action: 'project.updated',
      ...actorOf({ session, ip }),
      organizationId,
      object: { kind: 'project', id: params.id },
      values: {
        name: title,
        fields: changed.join(', '),
        ...(before.title !== title && { before: before.title, after: title }),
      },
    })
    await publishChange(transaction, params.id, 'project')
  })
  return undefined
})
