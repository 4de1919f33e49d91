import {
  accountHeader,
  listeningProtocol,
  socketAccount,
  socketBearer,
  wakeListeningProtocol,
} from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import type { FastifyInstance } from 'fastify'

const protocols = [listeningProtocol, wakeListeningProtocol]

/** The protocol is the one that both sides know; the token beside it is not said back. */
export const socketOptions = {
  handleProtocols: (offered: ReadonlySet<string>) => protocols.find((name) => offered.has(name)) ?? false,
}

/**
 * Lets a WebSocket in as any other call: its token and its account, which a browser can only offer as protocols, are read as
 * headers, and a page of another host is turned away.
 */
export function admitSockets(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!request.ws) return
    const { origin } = request.headers
    if (origin !== undefined && hostOf(origin) !== request.host) throw new ApiFailure('not_found')
    const offered = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim())
    const after = (mark: string) => offered.find((name) => name.startsWith(mark))?.slice(mark.length)
    const token = after(socketBearer)
    const account = after(socketAccount)
    if (token !== undefined) request.raw.headers.authorization ??= `Bearer ${token}`
    if (account !== undefined) request.raw.headers[accountHeader.toLowerCase()] ??= account
  })
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined)
