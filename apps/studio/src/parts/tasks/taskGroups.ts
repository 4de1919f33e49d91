import type { Task, TaskStatus } from '@saywright/api/contract'

export const taskFilters = ['all', 'running', 'completed', 'failed'] as const
export type TaskFilter = (typeof taskFilters)[number]

const filters: Readonly<Record<TaskStatus, TaskFilter | undefined>> = {
  pending: 'running',
  running: 'running',
  completed: 'completed',
  failed: 'failed',
  // Neither done nor failed: it is among all.
  cancelled: undefined,
}

/** The tasks that are under a filter, in their order. */
export const tasksUnder = (tasks: readonly Task[], filter: TaskFilter): readonly Task[] =>
  filter === 'all' ? tasks : tasks.filter(({ status }) => filters[status] === filter)

/** S-003 What can be done with a task: one that is not over is cancelled, one that is over leaves the history. */
export const isOver = ({ status }: Pick<Task, 'status'>) => filters[status] !== 'running'
