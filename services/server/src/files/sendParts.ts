import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'

// A file of 8 GiB has a thousand of them, and may have ten thousand.
const partBytes = 8 * 1024 * 1024

interface Target {
  readonly Bucket: string
  readonly Key: string
}

/**
 * Sends bytes to a bucket through one buffer, however many there are: Amazon's own client copies parts twice. Interrupted
 * bytes leave no object.
 */
export async function sendParts(
  client: S3Client,
  target: Target,
  bytes: AsyncIterable<Uint8Array>,
): Promise<void> {
  const parts = partsOf(bytes)
  const first = await parts.next()
  const Body = first.value ?? new Uint8Array()
  if (Body.length < partBytes) {
    await client.send(new PutObjectCommand({ ...target, Body }))
    return
  }
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(target))
  const transfer = { ...target, UploadId }
  const Parts: { PartNumber: number; ETag: string | undefined }[] = []
  try {
    for (let part = first; !part.done; part = await parts.next()) {
      const PartNumber = Parts.length + 1
      const command = new UploadPartCommand({ ...transfer, PartNumber, Body: part.value })
      const { ETag } = await client.send(command)
      Parts.push({ PartNumber, ETag })
    }
    await client.send(new CompleteMultipartUploadCommand({ ...transfer, MultipartUpload: { Parts } }))
  } catch (error) {
    // The lifecycle rule of the bucket removes what cannot be aborted.
    await client.send(new AbortMultipartUploadCommand(transfer)).catch(() => {})
    throw error
  }
}

/** Bytes in parts of one size, of which only the last is smaller; a part is valid until the next is requested. */
async function* partsOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, undefined> {
  const memory = Buffer.alloc(partBytes)
  let filled = 0
  for await (const piece of bytes) {
    for (let at = 0; at < piece.length; ) {
      const taken = piece.subarray(at, at + partBytes - filled)
      memory.set(taken, filled)
      at += taken.length
      filled += taken.length
      if (filled < partBytes) continue
      yield memory
      filled = 0
    }
  }
  if (filled > 0) yield memory.subarray(0, filled)
  return undefined
}
