import type { WebSocket } from '@fastify/websocket'
import type { FastifyRequest } from 'fastify'

/**
 * What went wrong on a WebSocket. What the other side did, such as a message that is too large or a connection that it lost, is
 * no failure of ours: the socket is closed with its code (1009, 1007, 1002) and the log stays as it is.
 */
export function onSocketError(error: Error, socket: WebSocket, request: FastifyRequest): void {
  const { code = '' } = error as NodeJS.ErrnoException
  if (!isOfOtherSide.test(code)) request.log.error({ err: error }, 'a WebSocket failed')
  // What breaks the protocol is answered by ws, with the code for it.
  if (!code.startsWith('WS_ERR_')) socket.terminate()
}

const isOfOtherSide = /^(?:WS_ERR_|ECONNRESET$|EPIPE$|ECONNABORTED$|ETIMEDOUT$)/
