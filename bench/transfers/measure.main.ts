// Prints, as JSON, what became of a gigabyte that went up and came down while its server was killed, at each place for files.
import { bundleServer } from '../../services/server/tests/support/childServer.js'
import { type Transfer, transfer } from '../../services/server/tests/support/transfer.js'

export type Measured = Readonly<Record<'disk' | 'S3', Transfer>>

const megabytes = 1024
const killedAt = [0.2, 0.5, 0.8]

await bundleServer()
const measured: Measured = {
  disk: await transfer('the data folder', megabytes, killedAt),
  S3: await transfer('a bucket of S3', megabytes, killedAt),
}
process.stdout.write(JSON.stringify(measured))
