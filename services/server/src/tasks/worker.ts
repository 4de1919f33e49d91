import type { FastifyBaseLogger } from 'fastify'
import type { LeasedTask, TaskQueue } from './queue.js'

export type Runner = (task: LeasedTask) => Promise<void>

const pollMilliseconds = 2000
const longestPauseSeconds = 3600
const mostTries = 12

/** Seconds before the next try: 2, 4, 8 … up to an hour. */
export const retryPause = (tries: number) => Math.min(longestPauseSeconds, 2 ** tries)

export interface Worker {
  readonly wake: () => void
  /** Takes nothing new, waits for what runs, and hands back what is left after `graceMilliseconds`. */
  readonly stop: (graceMilliseconds: number) => Promise<void>
}

/** Does the tasks of a queue one after the other, as soon as it is woken and otherwise every two seconds. */
export function startWorker(
  queue: TaskQueue,
  runners: Readonly<Record<string, Runner>>,
  log: FastifyBaseLogger,
): Worker {
  let isStopped = false
  let isWoken = false
  let running: Promise<void> | undefined

  async function run(task: LeasedTask): Promise<void> {
    try {
      await runners[task.runner]?.(task)
      await queue.complete(task.id)
    } catch (error) {
      log.warn({ err: error, task: task.id, tries: task.tries }, 'a task failed')
      const reason = error instanceof Error ? error.message : String(error)
      await queue.fail(task.id, reason, task.tries < mostTries ? retryPause(task.tries) : undefined)
    }
  }

  async function drain(): Promise<void> {
    do {
      isWoken = false
      for (let task = await next(); task && !isStopped; task = await next()) await run(task)
    } while (isWoken && !isStopped)
  }

  const next = async () => (isStopped ? undefined : queue.lease(Object.keys(runners)))

  function wake(): void {
    isWoken = true
    if (isStopped || running) return
    running = drain()
      .catch((error) => log.error({ err: error }, 'the worker could not read its tasks'))
      .finally(() => {
        running = undefined
      })
  }

  const timer = setInterval(wake, pollMilliseconds)
  timer.unref()
  wake()
  return {
    wake,
    stop: async (graceMilliseconds) => {
      isStopped = true
      clearInterval(timer)
      const grace = new Promise<void>((resolve) => setTimeout(resolve, graceMilliseconds).unref())
      await Promise.race([running, grace])
      await queue.handBack()
    },
  }
}
