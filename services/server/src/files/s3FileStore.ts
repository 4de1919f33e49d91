import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import {
  GetObjectCommand,
  HeadBucketCommand,
  paginateListObjectsV2,
  S3Client,
  type S3ServiceException,
} from '@aws-sdk/client-s3'
import { StartFailure } from '@saywright/http'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import type { S3Config } from '../readS3.js'
import { collected } from './collected.js'
import { type FileStore, newKey } from './fileStore.js'
import { sendParts } from './sendParts.js'

// Another process on the same bucket may be between a file and its row, and its clock is not ours.
const graceMilliseconds = 60 * 60 * 1000

/**
 * Files of a bucket of S3, or of what speaks its protocol. A file appears whole or not at all: that is a promise of S3.
 *
 * @throws StartFailure when the bucket cannot be used.
 */
export async function s3FileStore(config: S3Config): Promise<FileStore> {
  const { bucket, region, endpoint, credentials } = config
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    // Checksums of its own that other servers of the protocol do not know.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  await requireBucket(client, config)
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }))
  const send = (key: string, bytes: AsyncIterable<Uint8Array>) =>
    sendParts(client, { Bucket: bucket, Key: key }, collected(bytes))
  return {
    newKey,
    put: async (bytes, key = newKey()) => {
      await disk.put(key, bytes)
      return key
    },
    putStream: async (bytes, key = newKey()) => {
      await send(key, bytes)
      return key
    },
    take: async (path, key, signal) => {
      await send(key, createReadStream(path, { signal }))
      await rm(path)
    },
    readStream: async (key, range) => {
      const part = range && { Range: `bytes=${range.first}-${range.last}` }
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key, ...part }))
      return collected(Body as Readable)
    },
    has: (key) => disk.exists(key),
    read: async (key) => new Uint8Array(await disk.getBytes(key)),
    remove: (key) => disk.delete(key),
    sweep: async (known, before) => {
      const oldest = Math.min(before.getTime(), Date.now() - graceMilliseconds)
      let removed = 0
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket })) {
        for (const { Key = '', LastModified } of Contents) {
          const isOld = LastModified !== undefined && LastModified.getTime() <= oldest
          if (!isOld || known.has(Key) || !isOurs.test(Key)) continue
          await disk.delete(Key)
          removed += 1
        }
      }
      return removed
    },
  }
}

/** Objects of others in the bucket stay there. */
const isOurs = /^([\w-]{2})\/\1[\w-]{41}/

async function requireBucket(client: S3Client, { bucket, endpoint }: S3Config): Promise<void> {
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }))
  } catch (error) {
    const { name, message } = error as S3ServiceException
    const reason = [name, message].find((said) => said && !/^(Error|UnknownError|Unknown)$/.test(said))
    throw new StartFailure(
      `The bucket "${bucket}"${endpoint ? ` at ${endpoint}` : ''} cannot be used: ${reason ?? 'it does not answer'}.`,
    )
  }
}
