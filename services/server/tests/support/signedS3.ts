import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/**
 * Whether a request is signed with a secret.
 *
 * @see https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 */
export function isSigned({ method, url = '', headers }: IncomingMessage, secret: string): boolean {
  const [, scope = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? []
  const [path = '', query = ''] = url.split('?')
  const canonical = [
    method,
    path,
    query
      .split('&')
      .filter((pair) => pair !== '')
      .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
      .toSorted()
      .join('&'),
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    headers['x-amz-content-sha256'],
  ].join('\n')
  const [day = '', region = '', service = '', end = ''] = scope.split('/')
  const key = [region, service, end].reduce(hmac, hmac(`AWS4${secret}`, day))
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  return signature !== undefined && hmac(key, text).toString('hex') === signature
}

/** A bucket for tests that stores what is put there, and refuses callers without its secret. */
export async function startSignedS3(secret: string) {
  const objects = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece as Buffer)
    const { method, url = '' } = request
    if (!isSigned(request, secret)) return void response.writeHead(403).end()
    const key = url.split('?')[0] ?? ''
    const object = objects.get(key)
    if (method === 'PUT') objects.set(key, Buffer.concat(pieces))
    const isBucket = key.split('/').filter((part) => part !== '').length === 1
    if (method === 'GET' && isBucket)
      return void response.writeHead(200, { 'Content-Type': 'application/xml' }).end('<ListBucketResult/>')
    if (method === 'GET' && !object) return void response.writeHead(404).end()
    response.writeHead(200, { ETag: '"tag"' }).end(method === 'GET' ? object : undefined)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    objects,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
