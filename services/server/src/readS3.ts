import { StartFailure } from '@saywright/http'
import { readUrl } from './readEnvironment.js'
import type { ReadSetting } from './settings.js'

/** Where files are stored in place of the data folder. */
export interface S3Config {
  readonly bucket: string
  readonly region: string
  /** Of another server that speaks the protocol; absent: that of Amazon. */
  readonly endpoint: string | undefined
  /** Absent: those of the environment, such as the role of a machine. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined
}

const names = ['S3_REGION', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** @throws StartFailure for a part of the configuration that another part is missing to. */
export function readS3(value: ReadSetting): S3Config | undefined {
  const bucket = value('S3_BUCKET')
  if (bucket === undefined) {
    const alone = names.find((name) => value(name) !== undefined)
    if (alone) throw new StartFailure(`${alone} is of no use without S3_BUCKET.`)
    return undefined
  }
  if (!/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(bucket))
    throw new StartFailure(`S3_BUCKET is no name of a bucket: "${bucket}".`)
  const accessKeyId = value('S3_ACCESS_KEY_ID')
  const secretAccessKey = value('S3_SECRET_ACCESS_KEY')
  if (!accessKeyId !== !secretAccessKey)
    throw new StartFailure('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed together.')
  return {
    bucket,
    region: value('S3_REGION') ?? 'us-east-1',
    endpoint: readUrl(value('S3_ENDPOINT'), 'S3_ENDPOINT'),
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  }
}
