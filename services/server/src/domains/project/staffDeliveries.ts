import { createDelivery, getStaffProject, withdrawDelivery } from '@saywright/api/contract'
import { ApiFailure, incorrectForm } from '@saywright/http'
import { writeStaffAudit } from '../../audit/writeStaffAudit.js'
import type { Transaction } from '../../transaction/transaction.js'
import { grantResources } from '../deals/grantResources.js'
import { recipientsOf } from '../deals/recipients.js'
import { bind } from '../shared/call.js'
import { readEnd } from '../shared/readEnd.js'
import { projectResponses } from './projectResponses.js'
import { tellDelivery } from './tellDelivery.js'
import { withdraw } from './withdraw.js'

export const getStaffProjectRoute = bind(getStaffProject, async ({ context, params }) => {
  const [project] = await projectResponses(context, [params.id])
  if (!project) throw new ApiFailure('not_found')
  const version = await context.database
    .selectFrom('vdk_version')
    .innerJoin('project', 'project.vdk_version_id', 'vdk_version.id')
    .select(['vdk_version.id', 'vdk_version.label', 'vdk_version.display_name'])
    .where('project.id', '=', params.id)
    .executeTakeFirst()
  const members_total = (await recipientsOf(context.database, params.id)).length
  return { project, vdk_version: version ?? null, members_total }
})

export const createDeliveryRoute = bind(createDelivery, async (call) => {
  const { context, params, body } = call
  const { expire_on, provider, message, ...choice } = body
  const projectId = params.id
  await context.transaction(async (transaction) => {
    const expiresAt = readEnd(transaction, expire_on, 'expire_on')
    const { title, organization_id: organizationId } = await lockProject(transaction, projectId)
    const grant = { projectId, choice, provider: provider?.trim() || null, expiresAt }
    if (!(await grantResources(transaction, grant))) throw new ApiFailure('nothing_changed')
    await writeStaffAudit(transaction, call, {
      action: 'project.delivered',
      organizationId,
      object: { kind: 'project', id: projectId },
      values: { name: title },
    })
    await tellDelivery(context, transaction, { projectId, title, until: expiresAt, message })
  })
  return undefined
})

export const withdrawDeliveryRoute = bind(withdrawDelivery, async (call) => {
  const { context, params, body } = call
  const projectId = params.id
  await context.transaction(async (transaction) => {
    const { title, organization_id: organizationId } = await lockProject(transaction, projectId)
    const delivery = await transaction.database
      .selectFrom('delivery')
      .selectAll()
      .where('id', '=', params.deliveryId)
      .where('project_id', '=', projectId)
      .executeTakeFirst()
    if (!delivery) throw new ApiFailure('not_found')
    if (body.langs?.some((lang) => !delivery.langs_json.includes(lang)))
      throw incorrectForm({ langs: 'invalid' })
    await withdraw(transaction, delivery, body.langs)
    await writeStaffAudit(transaction, call, {
      action: 'project.withdrawn',
      organizationId,
      object: { kind: 'project', id: projectId },
      values: { name: title },
    })
    await tellDelivery(context, transaction, { projectId, title, until: 'now', message: body.message })
  })
  return undefined
})

/** Keeps two of staff from changing the deliveries of one project at once. @throws ApiFailure `not_found`. */
async function lockProject({ database }: Transaction, id: number) {
  const row = await database
    .updateTable('project')
    .set(({ ref }) => ({ title: ref('title') }))
    .where('id', '=', id)
    .returning(['title', 'organization_id'])
    .executeTakeFirst()
  if (!row) throw new ApiFailure('not_found')
  return row
}
