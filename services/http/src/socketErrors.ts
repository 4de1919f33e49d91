import type { WebSocket } from '@fastify/websocket'
import type { FastifyRequest } from 'fastify'

/**
 * Handles an error of a WebSocket. An error of the client, such as a message that is too large or a lost connection, is not
 * a failure of ours: the socket is closed with its code (1009, 1007, 1002) and nothing is logged.
 */
export function onSocketError(error: Error, socket: WebSocket, request: FastifyRequest): void {
  const { code = '' } = error as NodeJS.ErrnoException
  if (!isOfOtherSide.test(code)) request.log.error({ err: error }, 'a WebSocket failed')
  // ws itself answers violations of the protocol, with their codes.
  if (!code.startsWith('WS_ERR_')) socket.terminate()
}

const isOfOtherSide = /^(?:WS_ERR_|ECONNRESET$|EPIPE$|ECONNABORTED$|ETIMEDOUT$)/
