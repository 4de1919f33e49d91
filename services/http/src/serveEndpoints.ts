import multipart from '@fastify/multipart'
import type { WebSocket } from '@fastify/websocket'
import { colonPath, compile, type Endpoint, failuresOf } from '@saywright/api/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bodyBounds } from './bodyBounds.js'
import { ApiFailure } from './failure.js'
import { goneSignal } from './goneSignal.js'
import type { JsonSize } from './jsonSize.js'
import { readForm } from './multipart.js'
import { parseJson } from './parseJson.js'
import { checkBody, fileLimit, type Input, readPathParams, readQuery } from './readInput.js'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Maximum size of the JSON of this route. */
    bounds?: JsonSize
  }
}

/** One call of the contract and its handler; `call` is the input as prepared by the service. */
export interface Route<Call> {
  readonly endpoint: Endpoint
  /** Ends with the response of the contract, or with `undefined` when it has written a stream into `reply` itself. */
  readonly handler: (call: Call, reply: FastifyReply) => Promise<unknown>
  readonly isStream?: boolean
  /** Handles the WebSocket of an authorized upgrade request. */
  readonly onSocket?: (call: Call, socket: WebSocket) => void
}

export interface Service<Call, Allowed> {
  /** Before the path of each call, such as `/api/`. */
  readonly prefix: string
  /** Maximum size in bytes of any JSON body, regardless of its contract. */
  readonly jsonMaxBytes: number
  /** Runs before the body is read, so that unauthorized callers send nothing. */
  readonly allow: (
    endpoint: Endpoint,
    params: Input['params'],
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<Allowed>
  readonly toCall: (input: Input, allowed: Allowed, endpoint: Endpoint, request: FastifyRequest) => Call
}

/** Serves calls of the contract: path, right, query, body, handler, response, in this order. */
export function serveEndpoints<Call, Allowed>(
  app: FastifyInstance,
  service: Service<Call, Allowed>,
  routes: readonly Route<Call>[],
): void {
  for (const encoding of ['json', 'raw', 'multipart'] as const) {
    app.register(async (group) => {
      if (encoding === 'json') readJson(group)
      if (encoding === 'raw') readBytes(group)
      if (encoding === 'multipart') await readForms(group)
      for (const route of routes.filter(({ endpoint }) => endpoint.encoding === encoding))
        serve(group, service, route)
    })
  }
}

function serve<Call, Allowed>(
  app: FastifyInstance,
  { prefix, jsonMaxBytes, allow, toCall }: Service<Call, Allowed>,
  { endpoint, handler, isStream = false, onSocket }: Route<Call>,
): void {
  const file = fileLimit(endpoint)
  const bounds = bodyBounds(endpoint, jsonMaxBytes)
  const admitted = new WeakMap<
    FastifyRequest,
    { readonly params: Input['params']; readonly allowed: Allowed }
  >()
  const callOf = (request: FastifyRequest, body?: unknown) => {
    const { params, allowed } = admitted.get(request)!
    return toCall({ params, query: readQuery(endpoint, request), body }, allowed, endpoint, request)
  }
  app.route({
    method: endpoint.method,
    url: `${prefix}${colonPath(endpoint.path)}`,
    // A stream of events has no end that a HEAD could wait for.
    exposeHeadRoute: endpoint.responseKind !== 'events',
    bodyLimit: file ? file.maxBytes + bounds.bytes : bounds.bytes,
    config: { bounds },
    // After the count of calls, which holds for those who may not call too.
    preParsing: async (request, reply) => {
      goneSignal(reply)
      const params = readPathParams(endpoint, request)
      admitted.set(request, { params, allowed: await allow(endpoint, params, request, reply) })
    },
    ...(onSocket && { wsHandler: (socket, request) => onSocket(callOf(request), socket) }),
    handler: async (request, reply) => {
      const body = await readBody(endpoint, request, bounds)
      // A file takes its time to come: the right to send it may have ended meanwhile.
      if (file) {
        const { params } = admitted.get(request)!
        admitted.set(request, { params, allowed: await allow(endpoint, params, request, reply) })
      }
      requireCaller(reply)
      const call = callOf(request, body)
      const response = await handler(call, reply)
      if (isStream) return reply
      reply.code(endpoint.status).header('Cache-Control', 'no-store')
      if (endpoint.response === undefined) return reply.send()
      if (response instanceof Blob) {
        return reply
          .type(response.type || 'application/octet-stream')
          .send(Buffer.from(await response.arrayBuffer()))
      }
      checkResponse(endpoint, response)
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(response))
    },
  })
}

/** @throws ApiFailure `replaced` when the caller hung up while the body was read; it is not sent. */
function requireCaller(reply: FastifyReply): void {
  if (goneSignal(reply).aborted) throw new ApiFailure('replaced')
}

async function readBody(endpoint: Endpoint, request: FastifyRequest, fields: JsonSize): Promise<unknown> {
  const file = fileLimit(endpoint)
  const body =
    endpoint.encoding === 'multipart' && file
      ? await readForm(request, endpoint.body, { fileBytes: file.maxBytes, fields })
      : request.body
  if (endpoint.encoding === 'raw' && file && body instanceof Blob) {
    if (body.size > file.maxBytes) throw new ApiFailure('too_large')
    if (!file.mediaTypes.includes(body.type)) throw new ApiFailure('unsupported_type')
  }
  checkBody(endpoint, body)
  return endpoint.body ? body : undefined
}

function checkResponse(endpoint: Endpoint, response: unknown): void {
  if (!endpoint.response || compile(endpoint.response)(response)) return
  const failures = JSON.stringify(failuresOf(endpoint.response, response))
  throw new Error(`The response of ${endpoint.method} ${endpoint.path} is not the contract's: ${failures}`)
}

function readJson(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (request: FastifyRequest, text: string) => {
      const { bounds } = request.routeOptions.config
      return text === '' ? undefined : parseJson(text, bounds!)
    },
  )
}

/** Reads forms only; unexpected JSON is not parsed. */
async function readForms(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers()
  await app.register(multipart)
}

function readBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, bytes, done) => {
    const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase()
    done(null, new Blob([bytes as Buffer<ArrayBuffer>], { type: type ?? '' }))
  })
}
