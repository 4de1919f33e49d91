import {
  createVdkVersion,
  deleteVdkVersion,
  listVdkVersions,
  nameKey,
  saveVdkVersion,
} from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { writeStaffAudit } from '../../audit/writeStaffAudit.js'
import { hasWords, listPage, pageRequest } from '../../store/page.js'
import { timestamp } from '../../store/timestamp.js'
import { bind } from '../shared/call.js'
import { fieldTaken } from '../shared/nameTaken.js'
import { publishChange } from '../shared/projects/publishChange.js'

const columns = {
  label: 'vdk_version.label_folded',
  display_name: 'vdk_version.display_name_folded',
  created_at: 'vdk_version.created_at',
} as const

export const listVdkVersionsRoute = bind(listVdkVersions, async ({ context, query }) => {
  const page = pageRequest(query, columns, { column: 'vdk_version.created_at', direction: 'desc' })
  const found = context.database
    .selectFrom('vdk_version')
    .where(hasWords(['vdk_version.label_folded', 'vdk_version.display_name_folded'], page.keywords))
    .select(['id', 'label', 'display_name', 'created_at'])
    .select((select) =>
      select
        .selectFrom('project')
        .select((count) => count.fn.countAll<number>().as('projects'))
        .whereRef('project.vdk_version_id', '=', 'vdk_version.id')
        .as('projects'),
    )
  return listPage(found, page, 'vdk_version.id', (rows) =>
    rows.map(({ projects, ...row }) => ({ ...row, projects_total: projects ?? 0 })),
  )
})

const written = (body: { label: string; display_name: string }) => {
  const label = body.label.trim()
  return { label, label_key: nameKey(label), display_name: body.display_name.trim() }
}
const labelTaken = fieldTaken('label')

export const createVdkVersionRoute = bind(createVdkVersion, async (call) =>
  call.context.transaction(async (transaction) => {
    const values = written(call.body)
    const { id } = await transaction.database
      .insertInto('vdk_version')
      .values({ ...values, created_at: timestamp(transaction) })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(labelTaken)
    const object = { kind: 'vdk_version', id }
    await writeStaffAudit(transaction, call, {
      action: 'staff.vdk_version_created',
      object,
      values: { name: values.label },
    })
    return { id }
  }),
)

export const saveVdkVersionRoute = bind(saveVdkVersion, async (call) => {
  const { id } = call.params
  await call.context.transaction(async (transaction) => {
    const values = written(call.body)
    const { numUpdatedRows } = await transaction.database
      .updateTable('vdk_version')
      .set(values)
      .where('id', '=', id)
      .executeTakeFirst()
      .catch(labelTaken)
    if (numUpdatedRows === 0n) throw new ApiFailure('not_found')
    const object = { kind: 'vdk_version', id }
    await writeStaffAudit(transaction, call, {
      action: 'staff.vdk_version_updated',
      object,
      values: { name: values.label, after: values.display_name },
    })
    const projects = await transaction.database
      .selectFrom('project')
      .select('id')
      .where('vdk_version_id', '=', id)
      .execute()
    for (const project of projects) await publishChange(transaction, project.id, 'project')
  })
  return undefined
})

export const deleteVdkVersionRoute = bind(deleteVdkVersion, async (call) => {
  const { id } = call.params
  await call.context.transaction(async (transaction) => {
    const gone = await transaction.database
      .deleteFrom('vdk_version')
      .where('id', '=', id)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('project').select('id').where('vdk_version_id', '=', id))),
      )
      .returning('label')
      .executeTakeFirst()
    if (!gone) {
      const known = await transaction.database
        .selectFrom('vdk_version')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst()
      throw new ApiFailure(known ? 'in_use' : 'not_found')
    }
    await writeStaffAudit(transaction, call, {
      action: 'staff.vdk_version_deleted',
      object: { kind: 'vdk_version', id },
      values: { name: gone.label },
    })
  })
  return undefined
})
