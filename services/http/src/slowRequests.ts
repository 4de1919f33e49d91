import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

export interface SlowLimits {
  /** For a body to begin, whatever its size. */
  readonly requestBodyGraceSeconds: number
  /** The least that a body arrives at from then on, on the average. */
  readonly requestBodyBytesPerSecond: number
}

const stopGraceMilliseconds = 1000

/**
 * Ends requests whose body arrives more slowly than the pace, with status 408. A stopping server does not wait for
 * incomplete requests; complete ones are finished.
 */
export function endSlowRequests(app: FastifyInstance, limits: SlowLimits): void {
  const connections = new Map<Socket, IncomingMessage | undefined>()
  app.server.on('connection', (socket) => {
    connections.set(socket, undefined)
    socket.once('close', () => connections.delete(socket))
  })
  app.server.on('request', (request, response) => {
    const { socket } = request
    connections.set(socket, request)
    response.once('close', () => {
      if (connections.get(socket) === request) connections.set(socket, undefined)
    })
    watchBody(app, request, limits)
  })
  app.addHook('preClose', async () => {
    setTimeout(() => {
      for (const [socket, request] of connections) if (!request?.complete) socket.destroy()
    }, stopGraceMilliseconds).unref()
  })
}

/** Looks again only when what came so far has used up its time: once for a body that comes at once. */
function watchBody({ server }: FastifyInstance, request: IncomingMessage, limits: SlowLimits): void {
  const { socket, headers } = request
  if (!headers['content-length'] && !headers['transfer-encoding']) return
  const began = performance.now()
  const before = socket.bytesRead
  const look = () => {
    if (request.complete || socket.destroyed) return
    const seconds = (socket.bytesRead - before) / limits.requestBodyBytesPerSecond
    const left = began + (limits.requestBodyGraceSeconds + seconds) * 1000 - performance.now()
    if (left > 0) timer = setTimeout(look, left).unref()
    else server.emit('clientError', timeoutError(), socket)
  }
  let timer = setTimeout(look, limits.requestBodyGraceSeconds * 1000).unref()
  request.once('close', () => clearTimeout(timer))
}

/** The error of Node when headers do not come in time. */
const timeoutError = () =>
  Object.assign(new Error('The request is too slow.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
