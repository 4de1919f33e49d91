import { exportArchitectures, labelOf } from '@saywright/api/catalogue'
import { startExport } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { writeProjectAudit } from '../../audit/writeProjectAudit.js'
import { timestamp } from '../../store/timestamp.js'
import { acquireLock } from '../../transaction/acquireLock.js'
import type { Transaction } from '../../transaction/transaction.js'
import { bind } from '../shared/call.js'
import { publishChange } from '../shared/projects/publishChange.js'
import { refreshReadiness } from '../voice-commands/readiness.js'
import { exportResponse, exportRows } from './exportResponses.js'
import { slugOf } from './layout.js'
import { requireExportable } from './requireExportable.js'
import type { ExportPayload } from './runExport.js'

const retryAfterSeconds = 10

export const startExportRoute = bind(startExport, async (call) => {
  const { context, params, body, session } = call
  const { architecture, models, recordings = false } = body
  await refreshReadiness(context, session.accountId, params.id)
  await requireExportable(context, params.id, body)
  return context.transaction(async (transaction) => {
    await requireTurn(transaction, params.id)
    const { title } = await transaction.database
      .selectFrom('project')
      .select('title')
      .where('id', '=', params.id)
      .executeTakeFirstOrThrow()
    const number = await nextNumber(transaction, params.id)
    const name = `${[slugOf(title), number, architecture].filter((part) => part !== '').join('-')}.tar.gz`
    const { id } = await transaction.database
      .insertInto('project_export')
      .values({
        ...{ project_id: params.id, account_id: session.accountId, number, architecture },
        choice_json: JSON.stringify(models),
        is_with_recordings: recordings,
        models_json: '[]',
        name,
        file_key: context.files.newKey(),
        created_at: timestamp(transaction),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const object = { kind: 'export', id }
    await writeProjectAudit(transaction, call, { action: 'export.started', object, name })
    const payload: ExportPayload = { exportId: id }
    const task_id = await transaction.enqueueTask({
      runner: 'export',
      type: 'export',
      projectId: params.id,
      name: labelOf(exportArchitectures, architecture, 'en-US'),
      subject: { export_id: id },
      payload,
    })
    await transaction.database.updateTable('project_export').set({ task_id }).where('id', '=', id).execute()
    await publishChange(transaction, params.id, 'exports')
    await publishChange(transaction, params.id, 'tasks')
    return exportResponse(
      await exportRows(transaction.database).where('project_export.id', '=', id).executeTakeFirstOrThrow(),
    )
  })
})

/** @throws ApiFailure `too_many` while others of the project are under way. */
async function requireTurn(transaction: Transaction, projectId: number): Promise<void> {
  await acquireLock(transaction, [`exports of ${projectId}`])
  const { count } = await transaction.database
    .selectFrom('task')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('project_id', '=', projectId)
    .where('runner', '=', 'export')
    .where('status', 'in', ['pending', 'running'])
    .executeTakeFirstOrThrow()
  if (count >= transaction.limits.exportsAtOncePerProject)
    throw new ApiFailure('too_many', { retryAfterSeconds })
}

async function nextNumber({ database }: Transaction, projectId: number): Promise<number> {
  const { last } = await database
    .selectFrom('project_export')
    .select((select) => select.fn.max('number').as('last'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow()
  return Number(last ?? 0) + 1
}
