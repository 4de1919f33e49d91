import { consolePaths } from '@saywright/shell/paths'
import type { Selectable } from 'kysely'
import { writeAudit } from '../../audit/writeAudit.js'
import type { Context } from '../../context.js'
import type { DealTable } from '../../store/tables/deal.js'
import { timestamp } from '../../store/timestamp.js'
import type { Transaction } from '../../transaction/transaction.js'
import { dayOf } from '../shared/dayOf.js'
import { publishChange } from '../shared/projects/publishChange.js'
import { grantResources, requestedResources } from './grantResources.js'
import { type NotificationInput, notifyMembers } from './notifyMembers.js'

type Row = Selectable<DealTable>
type Urls = Pick<Context, 'consoleUrl'>

/**
 * Makes a decision effective, once: delivers what was approved and begins its evaluation, and notifies the members.
 *
 * @param taskId the task that does it; a decision that was undone, and made again, has another one.
 * @returns whether there was a decision that was not yet effective.
 */
export async function applyDecision(
  context: Urls,
  transaction: Transaction,
  dealId: number,
  taskId?: number,
): Promise<boolean> {
  const now = timestamp(transaction)
  const row = await transaction.database
    .updateTable('deal')
    .set({ applied_at: now, updated_at: now })
    .where('id', '=', dealId)
    .where('decision', 'is not', null)
    .where('applied_at', 'is', null)
    .$if(taskId !== undefined, (rows) => rows.where('decision_task_id', '=', taskId ?? 0))
    .returningAll()
    .executeTakeFirst()
  if (!row) return false
  const project = await transaction.database
    .selectFrom('project')
    .select(['title', 'organization_id'])
    .where('id', '=', row.project_id)
    .executeTakeFirstOrThrow()
  const { title } = project
  if (row.decision === 'approved') {
    await grantResources(transaction, {
      projectId: row.project_id,
      choice: requestedResources(row),
      provider: row.provider,
      expiresAt: row.evaluation_ends_at,
      status: row.project_status,
    })
  }
  await writeAudit(transaction, {
    action: row.decision === 'approved' ? 'deal.approved' : 'deal.declined',
    accountId: row.decided_by ?? undefined,
    staffId: row.decided_by ?? undefined,
    organizationId: project.organization_id,
    object: { kind: 'deal', id: row.id },
    values: { name: title },
  })
  await notifyMembers(transaction, { projectId: row.project_id, ...newsOf(context, row, title) })
  await publishChange(transaction, row.project_id, 'project')
  return true
}

function newsOf({ consoleUrl }: Urls, row: Row, title: string): Omit<NotificationInput, 'projectId'> {
  const link = `${consoleUrl()}${consolePaths.projectTechnologies({ projectId: row.project_id })}`
  const text = row.decision_text ?? ''
  if (row.decision === 'declined') {
    return {
      kind: 'request_declined',
      values: { title, reason: text },
      mail: { template: 'request_declined', project: title, reason: text, link },
    }
  }
  const until = row.evaluation_ends_at ? dayOf(row.evaluation_ends_at) : ''
  const kind = row.evaluation_ends_at ? 'request_approved' : 'request_granted'
  const note = text && `\n\n${text}`
  return {
    kind,
    values: { title, until, message: text },
    mail: { template: kind, project: title, until, note, link },
  }
}
