import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { startFauxqs } from 'fauxqs'
import { vi } from 'vitest'
import type { Bucket } from './bucket.js'

const keys = { accessKeyId: 'ours', secretAccessKey: 'secret' }
const name = 'files'

/** A bucket of S3 in the memory of the test: unlike s3rver it knows `AbortMultipartUpload`. */
export async function startFauxqsBucket(): Promise<Bucket> {
  const s3 = await startFauxqs({ port: 0, logger: false })
  s3.createBucket(name)
  const endpoint = `http://127.0.0.1:${s3.port}`
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials: keys })
  return {
    environment: {
      S3_BUCKET: name,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
    },
    objects: async () => {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: name }))
      return Contents.map(({ Key = '' }) => Key)
    },
    age: async (Key, moment) => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: name, Key }))
      const bytes = await Body!.transformToByteArray()
      // It runs in this process, so that its clock is ours.
      vi.useFakeTimers({ toFake: ['Date'], now: moment })
      try {
        await client.send(new PutObjectCommand({ Bucket: name, Key, Body: bytes }))
      } finally {
        vi.useRealTimers()
      }
    },
    stop: async () => {
      client.destroy()
      await s3.stop()
    },
  }
}
