import type { QueueTiming } from '../../src/tasks/postgresQueue.js'
import type { QueueSettings } from '../../src/tasks/queue.js'

export const settings = {
  plain: { concurrency: 2, attempts: 3, retrySeconds: 1 },
  once: { concurrency: 1, attempts: 1, retrySeconds: 1 },
} satisfies Record<string, QueueSettings>

export const timing: QueueTiming = { heartbeatSeconds: 10, superviseSeconds: 1 }
