import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import { limits as contractLimits, endpoints, openApiOf, versions } from '@saywright/api/contract'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Config } from '../config.js'
import type { Context } from '../context.js'
import { routes } from '../domains/routes.js'
import { serveApi } from './api.js'
import { serveApps } from './apps.js'
import { ApiFailure } from './failure.js'
import { responseFailure } from './failures.js'
import { guardHost } from './hostGuard.js'
import { serveMailbox } from './mailbox.js'
import { serveMetrics } from './metrics.js'
import { addSecurityHeaders } from './securityHeaders.js'
import { endStreams } from './sse.js'
import { forwardVoice } from './voiceForward.js'

/** The HTTP server without its routes: they come once the context, which wants its log, exists. */
export function createApp(config: Config): FastifyInstance {
  return fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: 1024 * 1024,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
  })
}

export async function addRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { config } = context
  app.setErrorHandler((error, request, reply) => responseFailure(error, request, reply, context.limits))
  app.setNotFoundHandler((request, reply) =>
    responseFailure(new ApiFailure('not_found'), request, reply, context.limits),
  )
  app.decorateRequest('allowed', undefined)
  await addSecurityHeaders(app, config)
  guardHost(app, config)
  await app.register(rateLimit, {
    max: config.requestsPerMinute,
    timeWindow: 60_000,
    allowList: (request) => !/^\/(api|voice)\//.test(request.url),
    errorResponseBuilder: (_request, { ttl }) =>
      new ApiFailure('too_many', { retryAfterSeconds: Math.ceil(ttl / 1000) }),
  })
  await app.register(multipart, { limits: { fileSize: contractLimits.audioMaxBytes } })
  app.addHook('preClose', async () => endStreams(app.server))

  serveApi(app, context, routes)
  const reference = openApiOf(endpoints, { title: 'Saywright', version: versions.console })
  app.get('/api/openapi.json', async () => reference)
  serveMetrics(app)
  forwardVoice(app, context)
  if (config.mode === 'demo') serveMailbox(app, config)
  await serveApps(app, config)
}
