import { globSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import S3rver from 's3rver'
import { temporaryFolder } from './testServer.js'

// The one pair that s3rver knows.
const keys = { S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' }

/** How s3rver calls the bytes of an object. */
const objectSuffix = '._S3rver_object'

export interface Bucket {
  /** The environment of a server that stores its files there. */
  readonly environment: Readonly<Record<string, string>>
  /** The keys of what is in it. */
  readonly objects: () => Promise<string[]>
  /** Makes an object as old as if it had been put there at a moment. */
  readonly age: (key: string, moment: Date) => Promise<void>
  readonly stop: () => Promise<void>
}

export interface FolderBucket extends Bucket {
  /** Number of parts of incomplete transfers. */
  readonly countParts: () => number
}

/** A bucket of S3 on this machine, in a folder of its own. */
export async function startBucket(): Promise<FolderBucket> {
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
    environment: { S3_BUCKET: 'files', S3_ENDPOINT: `http://127.0.0.1:${port}`, ...keys },
    countParts: () => globSync('._S3rver_uploads/*/*.md5', { cwd: folder }).length,
    objects: async () =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith(objectSuffix) && !name.startsWith('._S3rver_uploads'))
        .map((name) => name.slice(0, -objectSuffix.length)),
    age: async (key, moment) => {
      for (const name of readdirSync(join(folder, key, '..')))
        utimesSync(join(folder, key, '..', name), moment, moment)
    },
    stop: async () => {
      await s3.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
