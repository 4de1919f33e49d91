import type { Limits } from '../../config.js'
import type { Context } from '../../context.js'
import type { QueueSettings } from '../../tasks/queue.js'
import type { TaskRun } from '../../tasks/tasks.js'

/** A kind of task that a domain does. */
export interface TaskKind {
  /** Of its queue: what `enqueueTask` calls its runner. */
  readonly name: string
  readonly settings: QueueSettings
  readonly run: (context: Context, task: TaskRun) => Promise<void>
}

/** Recurring work, without a task that people see. */
export interface Schedule {
  readonly name: string
  readonly settings: (limits: Limits) => QueueSettings
  readonly run: (context: Context) => Promise<void>
}
