import type { Endpoint } from '@saywright/api/contract'
import { serveEndpoints } from '@saywright/http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../context.js'
import { routes } from '../domains/routes.js'
import type { Call } from '../domains/shared/call.js'
import { withProof } from '../domains/shared/requireRecentProof.js'
import { readScope } from '../domains/shared/scope.js'
import { accessTokenOf, requireAccessToken } from '../security/accessTokens.js'
import { type LiveSession, requireSession } from '../security/liveSession.js'
import { requestLocale } from './requestLocale.js'

/** Serves the calls of the contract below `/api`. */
export function serveApi(app: FastifyInstance, context: Context): void {
  serveEndpoints(
    app,
    {
      prefix: '/api/',
      jsonMaxBytes: 4 * 1024 * 1024,
      allow: async (endpoint, params, request) => {
        const session = endpoint.roles === 'public' ? undefined : await callerOf(context, endpoint, request)
        const scope = session && (await readScope(context.database, endpoint, params, session))
        return { session, scope }
      },
      toCall: (input, { session, scope }, endpoint, request) =>
        ({
          context: contextOf(context, request, session),
          ...input,
          locale: requestLocale(request),
          ip: request.ip,
          request,
          get session() {
            return present(session, 'session', endpoint)
          },
          get scope() {
            return present(scope, 'scope', endpoint)
          },
        }) as Call<Endpoint>,
    },
    routes.map(withProof),
  )
}

/** A user in a session, or a program by an access token where the contract allows it. */
function callerOf(context: Context, { scope }: Endpoint, request: FastifyRequest): Promise<LiveSession> {
  const token = accessTokenOf(request)
  return token === undefined ? requireSession(context, request) : requireAccessToken(context, token, scope)
}

const clientId = /^\w{4,40}$/

function contextOf(context: Context, { headers }: FastifyRequest, session: LiveSession | undefined): Context {
  const id = headers['x-client-id']
  if (!session || typeof id !== 'string' || !clientId.test(id)) return context
  return { ...context, transaction: context.transactionFrom({ accountId: session.accountId, clientId: id }) }
}

function present<Value>(value: Value | undefined, name: string, endpoint: Endpoint): Value {
  if (value === undefined) throw new Error(`${endpoint.method} ${endpoint.path} has no ${name}`)
  return value
}
