import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.js'
import { readRange } from './readRange.js'

export interface SentFile {
  readonly name: string
  readonly mediaType: string
  readonly sizeBytes: number
  /** In hexadecimal. */
  readonly sha256: string
  readonly fileKey: string
}

/** Responds with a file, or the requested part of it, at the speed of the reader. */
export async function sendFile(
  files: Context['files'],
  { name, mediaType, sizeBytes, sha256, fileKey }: SentFile,
  { headers, method }: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  // The bytes under a key never change, so their checksum is a strong tag.
  const etag = `"${sha256}"`
  const digest = Buffer.from(sha256, 'hex').toString('base64')
  reply.headers({
    'Accept-Ranges': 'bytes',
    ETag: etag,
    'Cache-Control': 'private, no-cache',
    'Content-Disposition': dispositionOf(name),
    'Content-Security-Policy': "default-src 'none'; sandbox",
    Digest: `sha-256=${digest}`,
    'Repr-Digest': `sha-256=:${digest}:`,
  })
  if (isNamed(headers['if-none-match'], etag)) return void reply.code(304).send()
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag
  const range = isSame && method === 'GET' ? readRange(headers.range, sizeBytes) : undefined
  if (range === 'unsatisfiable')
    return void reply.code(416).header('Content-Range', `bytes */${sizeBytes}`).send()
  reply.type(mediaType).header('Content-Length', range ? range.last - range.first + 1 : sizeBytes)
  if (range) reply.code(206).header('Content-Range', `bytes ${range.first}-${range.last}/${sizeBytes}`)
  // With an empty stream Fastify keeps the length that a HEAD reports.
  if (method === 'HEAD') return void reply.send(Readable.from([]))
  if (sizeBytes === 0) return void reply.send('')
  return void reply.send(await files.readStream(fileKey, range))
}

function isNamed(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false
}

/** @see RFC 6266 and RFC 8187: the plain name is for those that do not read the other. */
function dispositionOf(name: string): string {
  const plain = name.replace(/[^\w.() -]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
