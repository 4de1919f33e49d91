import type { DeadTask } from '@saywright/api/contract'
import type { Selectable } from 'kysely'
import type { TaskTable } from '../../store/tables/project.js'
import type { Transaction } from '../../transaction/transaction.js'
import { insertNotifications } from '../notifications/insertNotification.js'

type Row = Pick<
  Selectable<TaskTable>,
  'id' | 'runner' | 'project_id' | 'tries' | 'failure' | 'created_at' | 'ended_at'
>

export const deadTaskColumns = [
  'id',
  'runner',
  'project_id',
  'tries',
  'failure',
  'created_at',
  'ended_at',
] as const

export const deadTaskResponse = (row: Row): DeadTask => ({
  id: row.id,
  queue: row.runner,
  project_id: row.project_id,
  tries: row.tries,
  failure: row.failure ?? '',
  created_at: row.created_at,
  failed_at: row.ended_at ?? row.created_at,
})

interface GivenUp {
  readonly queue: string
  readonly failure: string
}

/** Notifies staff of a task that is no longer retried, unless they have an unread notification of an earlier one. */
export async function notifyStaffOfDeadTask(
  transaction: Transaction,
  { queue, failure }: GivenUp,
): Promise<void> {
  const staff = await transaction.database
    .selectFrom('account')
    .select('account.id')
    .where('is_admin', '=', true)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('notification')
            .select('notification.id')
            .whereRef('notification.account_id', '=', 'account.id')
            .where('kind', '=', 'task_given_up')
            .where('is_read', '=', false),
        ),
      ),
    )
    .execute()
  await insertNotifications(
    transaction,
    staff.map(({ id }) => id),
    { kind: 'task_given_up', values: { queue, failure: failure.slice(0, 200) }, entity: 'dashboard' },
  )
}
