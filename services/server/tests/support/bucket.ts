import { globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import S3rver from 's3rver'
import { temporaryFolder } from './testServer.js'

// The one pair that s3rver knows.
const keys = { S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' }

export interface Bucket {
  /** Where its objects are. */
  readonly folder: string
  /** What a server is started with that keeps its files there. */
  readonly environment: Readonly<Record<string, string>>
  /** How many parts have come of transfers that are not complete. */
  readonly countParts: () => number
  readonly stop: () => Promise<void>
}

/** A bucket of S3 on this machine, in a folder of its own. */
export async function startBucket(): Promise<Bucket> {
  const directory = temporaryFolder()
  const folder = join(directory, 'files')
  const s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'files', configs: [] }],
  })
  const { port } = await s3.run()
  return {
    folder,
    environment: { S3_BUCKET: 'files', S3_ENDPOINT: `http://127.0.0.1:${port}`, ...keys },
    countParts: () => globSync('._S3rver_uploads/*/*.md5', { cwd: folder }).length,
    stop: async () => {
      await s3.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
