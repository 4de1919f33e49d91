import { connect } from '../../src/store/connect.js'
import { openPostgresQueue } from '../../src/tasks/postgresQueue.js'
import { openSqliteQueue } from '../../src/tasks/sqliteQueue.js'
import { settings, timing } from './queueSettings.js'

// Begins a job, says so, and never ends it.
const [folder = '', url] = process.argv.slice(2)
const log = { warn: () => {}, error: () => {} }
const { database } = await connect(folder, url)
const queue = url
  ? await openPostgresQueue({ url, settings, log, timing })
  : await openSqliteQueue({ database, settings, log })
const plain = () => {
  process.stdout.write('begun')
  return new Promise<void>(() => {})
}
await queue.work({ runners: { plain }, onDead: async () => {} })
setInterval(() => {}, 1000)
