import rateLimit from '@fastify/rate-limit'
import websocket from '@fastify/websocket'
import { endpoints, openApiOf, schemas, versions } from '@saywright/api/contract'
import { ApiFailure, endStreams, onSocketError } from '@saywright/http'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.js'
import { publishPackage } from '../domains/conan/publishPackage.js'
import { serveConan } from '../domains/conan/serveConan.js'
import { serveUploads } from '../domains/files/serveUploads.js'
import { serveApi } from './api.js'
import { serveApps } from './apps.js'
import { handleServerFailures, handleServerFailuresAsText } from './failures.js'
import { guardHost } from './hostGuard.js'
import { serveMailbox } from './mailbox.js'
import { serveProbes } from './probes.js'
import { addSecurityHeaders } from './securityHeaders.js'
import { admitSockets, socketOptions } from './sockets.js'
import { withTus } from './tusReference.js'
import { forwardVoice } from './voiceForward.js'

export async function addRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { config } = context
  handleServerFailures(app, context.limits)
  await addSecurityHeaders(app, config)
  guardHost(app, config)
  await app.register(websocket, {
    options: { ...socketOptions, maxPayload: context.limits.listeningRequestMaxBytes },
    errorHandler: onSocketError,
  })
  admitSockets(app)
  await app.register(rateLimit, {
    max: config.requestsPerMinute,
    timeWindow: 60_000,
    // The route and not the address, in which any letter may be written in another way.
    allowList: ({ routeOptions: { url = '' } }) => !/^\/(api|voice)\//.test(url),
    errorResponseBuilder: (_request, { ttl }) =>
      new ApiFailure('too_many', { retryAfterSeconds: Math.ceil(ttl / 1000) }),
  })
  app.addHook('preClose', async () => endStreams(app.server))

  serveProbes(app, context)
  serveApi(app, context)
  const reference = withTus(
    openApiOf(endpoints, { title: config.brandName, version: versions.console }, schemas),
  )
  app.get('/api/openapi.json', async () => reference)
  serveUploads(app, context, publishPackage)
  await app.register(async (group) => {
    handleServerFailuresAsText(group, context.limits)
    serveConan(group, context)
  })
  forwardVoice(app, context)
  if (config.mode === 'demo') serveMailbox(app, config)
  await serveApps(app, config)
}
