import { colonPath, compile, type Endpoint, failuresOf } from '@saywright/api/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../context.js'
import { readScope, type Scope } from './access.js'
import { type LiveSession, requireSession } from './auth.js'
import type { Call, Route, StreamRoute } from './bind.js'
import { ApiFailure } from './failure.js'
import { readForm } from './multipart.js'
import { checkBody, fileLimit, readPathParams, readQuery } from './readInput.js'
import { requestLocale } from './requestLocale.js'

const jsonMaxBytes = 4 * 1024 * 1024

/** Serves calls of the contract below `/api`: session, path, right, query, body, handler, answer, in this order. */
export function serveApi(
  app: FastifyInstance,
  context: Context,
  routes: readonly (Route | StreamRoute)[],
): void {
  for (const encoding of ['json', 'raw', 'multipart'] as const) {
    app.register(async (group) => {
      if (encoding === 'json') readJson(group)
      if (encoding === 'raw') readBytes(group)
      for (const route of routes.filter(({ endpoint }) => endpoint.encoding === encoding))
        serve(group, context, route)
    })
  }
}

function serve(app: FastifyInstance, context: Context, route: Route | StreamRoute): void {
  const { endpoint } = route
  const file = fileLimit(endpoint)
  app.route({
    method: endpoint.method,
    url: `/api/${colonPath(endpoint.path)}`,
    // A stream has no end that a HEAD could wait for.
    exposeHeadRoute: !('open' in route),
    bodyLimit: file ? file.maxBytes + 64 * 1024 : jsonMaxBytes,
    // Before the body is read: whoever may not call sends nothing. After the count of calls: it holds for them too.
    preParsing: async (request) => {
      request.allowed = await allow(context, endpoint, request)
    },
    handler: async (request, reply) => {
      const call = await readCall(context, endpoint, request)
      if ('open' in route) return route.open(call, reply)
      const response = await route.handler(call)
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

interface Allowed {
  readonly params: Readonly<Record<string, string | number>>
  readonly session: LiveSession | undefined
  readonly scope: Scope | undefined
}

declare module 'fastify' {
  interface FastifyRequest {
    allowed: Allowed | undefined
  }
}

async function allow(context: Context, endpoint: Endpoint, request: FastifyRequest): Promise<Allowed> {
  const session = endpoint.roles === 'public' ? undefined : await requireSession(context, request)
  const params = readPathParams(endpoint, request)
  const scope = session && (await readScope(context, endpoint, params, session))
  return { params, session, scope }
}

async function readCall(
  context: Context,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<Call<Endpoint>> {
  const { params, session, scope } = request.allowed as Allowed
  const query = readQuery(endpoint, request)
  const body = await readBody(endpoint, request)
  return {
    context,
    params,
    query,
    body,
    locale: requestLocale(request),
    ip: request.ip,
    request,
    get session() {
      return present(session, 'session', endpoint)
    },
    get scope() {
      return present(scope, 'scope', endpoint)
    },
  } as Call<Endpoint>
}

function present<Value>(value: Value | undefined, name: string, endpoint: Endpoint): Value {
  if (value === undefined) throw new Error(`${endpoint.method} ${endpoint.path} has no ${name}`)
  return value
}

async function readBody(endpoint: Endpoint, request: FastifyRequest): Promise<unknown> {
  const file = fileLimit(endpoint)
  const body =
    endpoint.encoding === 'multipart' && file ? await readForm(request, file.maxBytes) : request.body
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
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (text === '') return done(null, undefined)
    try {
      done(null, JSON.parse(text as string))
    } catch (error) {
      done(new ApiFailure('unreadable', { cause: error }))
    }
  })
}

function readBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, bytes, done) => {
    const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase()
    done(null, new Blob([bytes as Buffer<ArrayBuffer>], { type: type ?? '' }))
  })
}
