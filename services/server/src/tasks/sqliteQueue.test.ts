import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { connect } from '../store/connect.js'
import { openSqliteQueue } from './sqliteQueue.js'

const log = { warn: () => {}, error: () => {} }
const settings = { plain: { concurrency: 1, attempts: 1, retrySeconds: 1 } }

// A clock that advances with every read lets the job fall due at each moment between two reads.
test.each([0, 1, 2, 3, 4, 5])(
  'a job that falls due after %i looks at the clock is done, without a second cause',
  async (early) => {
    const folder = mkdtempSync(join(tmpdir(), 'saywright-queue-'))
    const { database, close } = await connect(folder, undefined)
    const queue = await openSqliteQueue({ database, settings, log })
    const begun = Date.now()
    let milliseconds = 0
    let isGoing = false
    vi.spyOn(Date, 'now').mockImplementation(() => begun + (isGoing ? milliseconds++ : 0))
    onTestFinished(async () => {
      vi.restoreAllMocks()
      await queue.stop(0)
      await close()
      rmSync(folder, { recursive: true, force: true })
    })
    await database.transaction().execute((transaction) => queue.send(transaction, 'plain', { taskId: 1 }, 1))
    milliseconds = 1000 - early
    isGoing = true
    const done = new Promise((resolve) =>
      queue.work({ runners: { plain: async ({ data }) => resolve(data.taskId) }, onDead: async () => {} }),
    )
    await expect(done).resolves.toBe(1)
  },
)
