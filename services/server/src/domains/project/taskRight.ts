import type { ModelType } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import type { Context } from '../../context.js'
import type { TaskRun } from '../../tasks/tasks.js'
import { visibleProjects } from '../shared/projects/visibleProjects.js'
import { requireModelCovered } from './requireModelCovered.js'

class RightEnded extends Error {}

interface TaskRight {
  /** The account that started the task; null once it is gone. */
  readonly accountId: number | null
  readonly projectId: number
  readonly type: ModelType
  readonly language: string | null
}

/** @throws an error that has {@link endingWithRight} cancel the task: its result would be visible to no one. */
export async function requireTaskRight(context: Context, right: TaskRight): Promise<void> {
  const { accountId, projectId, type, language } = right
  const project =
    accountId !== null &&
    (await visibleProjects(context.database, accountId)
      .select('project.id')
      .where('project.id', '=', projectId)
      .executeTakeFirst())
  if (!project) throw new RightEnded('Whoever began the task does not see the project any more')
  try {
    await requireModelCovered(context, projectId, type, language)
  } catch (cause) {
    if (!(cause instanceof ApiFailure)) throw cause
    throw new RightEnded('What the task needs is not delivered any more', { cause })
  }
}

/** Runs a task, and cancels it when the right to it ends. */
export async function endingWithRight(
  { transaction }: Pick<Context, 'transaction'>,
  { id }: Pick<TaskRun, 'id'>,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof RightEnded)) throw error
    await transaction((transaction) => transaction.cancelTask(id))
  }
}
