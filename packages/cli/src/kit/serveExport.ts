import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { failuresOf, limits } from '@saywright/api/contract'
import type { Kit } from '@saywright/kit'
import { failureOf, ProxyFailure, proxyCalls, recognizeForm } from './proxyCalls.js'

export interface ServedExport {
  readonly address: string
  /** Resolves after an interrupt, once all requests in progress are answered. */
  untilInterrupted(): Promise<void>
  close(): Promise<void>
}

/** Serves an export over HTTP. Requests of browsers from other origins are rejected. */
export async function serveExport(
  kit: Kit,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<ServedExport> {
  const server = createServer((request, response) => void answer(request, response))
  const portOf = () => (server.address() as AddressInfo).port
  const calls = proxyCalls(kit, portOf)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      requireOwnPage(request)
      const value = await resultOf(request)
      if (value === undefined) return void response.writeHead(204).end()
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(value))
    } catch (thrown) {
      const { status, code, message } = failureOf(thrown)
      // The rest of a body that is too large is not read.
      response.writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' })
      response.end(JSON.stringify({ error: true, code, message }))
    }
  }

  async function resultOf(request: IncomingMessage): Promise<unknown> {
    const { pathname } = new URL(request.url ?? '', 'http://localhost')
    if (request.method === 'GET' && pathname === '/health') return { status: 'ok' }
    const found = calls[pathname]
    if (request.method !== 'POST' || (!found && pathname !== '/v1/asr/recognize'))
      throw new ProxyFailure(404, 'not_found', 'There is no such call.')
    const bytes = await bodyOf(request)
    if (!found) return recognizeForm(kit, await formOf(bytes, request.headers['content-type']))
    const body = parsed(bytes)
    const failures = failuresOf(found.body, body)
    if (failures)
      throw new ProxyFailure(
        422,
        'incorrect_form',
        `Not as it should be: ${Object.keys(failures).join(', ')}.`,
      )
    return found.run(body as never)
  }

  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  const close = () => new Promise<void>((resolve) => void server.close(() => resolve()))
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${portOf()}`,
    close,
    async untilInterrupted() {
      await new Promise<void>((resolve) => {
        for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
      })
      await close()
    },
  }
}

/** @throws ProxyFailure for a page of another origin, or a rebound host name. */
function requireOwnPage({ headers: { host = '', origin } }: IncomingMessage): void {
  const isOwn = origin === undefined || origin === `http://${host}`
  const isName = /^(localhost|[\d.]+|\[[\da-f:]+\])(:\d+)?$/i.test(host)
  if (!isOwn || !isName) throw new ProxyFailure(422, 'not_possible', 'Pages of other origins are not served.')
}

async function bodyOf(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of request) {
    length += piece.length
    if (length > limits.speechBodyMaxBytes) throw new ProxyFailure(413, 'too_large', 'The body is too large.')
    pieces.push(piece)
  }
  return Uint8Array.from(Buffer.concat(pieces))
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    throw new ProxyFailure(400, 'unreadable', 'The body is no JSON.')
  }
}

async function formOf(bytes: Uint8Array<ArrayBuffer>, type = ''): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'Content-Type': type } }).formData()
  } catch {
    throw new ProxyFailure(415, 'unsupported_type', 'The body is no form.')
  }
}
