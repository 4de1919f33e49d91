import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Transfer {
  readonly key: string
  readonly parts: Map<number, Buffer>
}

/** A part that comes: refuse it with a status, or hold it until something has happened. */
type OnPart = (number: number) => number | undefined | Promise<number | undefined>

const xml = (response: ServerResponse, body: string, status = 200) =>
  void response.writeHead(status, { 'Content-Type': 'application/xml' }).end(body)
const noSuchUpload = '<Error><Code>NoSuchUpload</Code><Message>The transfer is not there.</Message></Error>'

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}

/**
 * A bucket for tests that keeps the parts of a transfer until it is completed or aborted, as S3 does: s3rver knows neither
 * `AbortMultipartUpload` nor `ListParts`.
 *
 * @see https://docs.aws.amazon.com/AmazonS3/latest/API/API_AbortMultipartUpload.html
 */
export async function startPartsS3() {
  const objects = new Map<string, Buffer>()
  const transfers = new Map<string, Transfer>()
  const aborted: string[] = []
  const behavior: { onPart: OnPart; abortStatus: number } = { onPart: () => undefined, abortStatus: 204 }
  let begun = 0

  async function respondToTransfer(
    { method }: IncomingMessage,
    response: ServerResponse,
    id: string,
    { part, bytes }: { readonly part: number; readonly bytes: Buffer },
  ) {
    if (method === 'DELETE') {
      aborted.push(id)
      if (behavior.abortStatus === 204) transfers.delete(id)
      return void response.writeHead(behavior.abortStatus).end()
    }
    if (method === 'PUT') {
      const refused = await behavior.onPart(part)
      if (refused) return void response.writeHead(refused).end()
    }
    // It may have been aborted while the part was being sent.
    const transfer = transfers.get(id)
    if (!transfer) return xml(response, noSuchUpload, 404)
    const { key, parts } = transfer
    if (method === 'PUT') {
      parts.set(part, bytes)
      return void response.writeHead(200, { ETag: `"${part}"` }).end()
    }
    if (method === 'GET') {
      const listed = [...parts].map(
        ([number, { length }]) => `<Part><PartNumber>${number}</PartNumber><Size>${length}</Size></Part>`,
      )
      return xml(response, `<ListPartsResult>${listed.join('')}</ListPartsResult>`)
    }
    const numbers = [...bytes.toString().matchAll(/<PartNumber>(\d+)</g)].map(([, number]) => Number(number))
    objects.set(key, Buffer.concat(numbers.map((number) => parts.get(number) ?? Buffer.of())))
    transfers.delete(id)
    return xml(response, '<CompleteMultipartUploadResult><ETag>"all"</ETag></CompleteMultipartUploadResult>')
  }

  function respondToObject(
    { method }: IncomingMessage,
    response: ServerResponse,
    key: string,
    bytes: Buffer,
  ) {
    const object = objects.get(key)
    if (method === 'PUT') objects.set(key, bytes)
    else if (method === 'DELETE') objects.delete(key)
    else if (key !== '' && !object) return void response.writeHead(404).end()
    return void response.writeHead(200, { ETag: '"tag"' }).end(method === 'GET' ? object : undefined)
  }

  const server = createServer(async (request, response) => {
    const bytes = await bodyOf(request)
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
    const key = pathname.split('/').slice(2).join('/')
    const id = searchParams.get('uploadId')
    if (id)
      return respondToTransfer(request, response, id, { part: Number(searchParams.get('partNumber')), bytes })
    if (!searchParams.has('uploads')) return respondToObject(request, response, key, bytes)
    begun += 1
    transfers.set(`transfer-${begun}`, { key, parts: new Map() })
    const made = `<UploadId>transfer-${begun}</UploadId>`
    return xml(response, `<InitiateMultipartUploadResult>${made}</InitiateMultipartUploadResult>`)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    objects,
    transfers,
    /** The transfers that were aborted. */
    aborted,
    behavior,
    environment: {
      S3_BUCKET: 'files',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'ours',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
