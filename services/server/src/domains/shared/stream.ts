import type { WebSocket } from '@fastify/websocket'
import type { Endpoint, ResponseOf } from '@saywright/api/contract'
import type { FastifyReply } from 'fastify'
import { bind, type Call, type ServerRoute } from './call.js'
import { confirmCaller } from './confirmCaller.js'
import { type Access, watchAccess } from './watchAccess.js'
import { whileAllowed } from './whileAllowed.js'

/** A call that stays open after it was authorized. */
export type OpenCall<E> = Call<E> & { readonly access: Access }

interface StreamRight<E> {
  /**
   * Checks what the stream needs beside the caller's right to its path, such as a model or a delivery. It runs repeatedly
   * while the stream is open.
   *
   * @throws ApiFailure when it is gone.
   */
  readonly check: (call: Call<E>) => Promise<unknown>
  /** The account of a public call's stream; a call with a session streams for its account. */
  readonly accountId?: (call: Call<E>) => number
}

interface Stream<E> extends StreamRight<E> {
  readonly open: (call: OpenCall<E>, reply: FastifyReply) => Promise<void>
}

interface SocketRight<E> extends StreamRight<E> {
  /** Responds to a request without a WebSocket upgrade: whether one would be accepted. */
  readonly check: (call: Call<E>) => Promise<ResponseOf<E>>
  readonly onSocket: (call: OpenCall<E>, socket: WebSocket) => void
}

interface Work<E> extends StreamRight<E> {
  /** @param signal aborted when the right has ended, or the caller hung up. */
  readonly work: (call: Call<E>, signal: AbortSignal) => Promise<ResponseOf<E>>
}

/** Joins a call that others work for before it responds, and which is given up when the right to it ends. */
export function bindWork<E extends Endpoint>(endpoint: E, { work, ...right }: Work<E>): ServerRoute {
  return bind(endpoint, (call, reply) =>
    whileAllowed(watch(endpoint, call, right, cutOf(reply)), reply, (signal) => work(call, signal)),
  )
}

/** Joins a call that responds with a stream, which ends when the right to it does. */
export function bindStream<E extends Endpoint>(endpoint: E, stream: Stream<E>): ServerRoute {
  requireAccount(endpoint, stream)
  const open = async (call: Call<E>, reply: FastifyReply) => {
    const access = watch(endpoint, call, stream, cutOf(reply))
    reply.raw.once('close', access.release)
    try {
      await stream.open(opened(call, access), reply)
    } catch (error) {
      access.release()
      throw error
    }
  }
  return { endpoint, handler: open as unknown as ServerRoute['handler'], isStream: true }
}

/** Binds a call to a WebSocket, which ends when the right to it does. */
export function bindSocket<E extends Endpoint>(endpoint: E, socket: SocketRight<E>): ServerRoute {
  requireAccount(endpoint, socket)
  const onSocket = (call: Call<E>, connection: WebSocket) => {
    const access = watch(endpoint, call, socket, () => connection.terminate())
    connection.once('close', access.release)
    socket.onSocket(opened(call, access), connection)
  }
  return {
    ...bind(endpoint, socket.check),
    onSocket: onSocket as unknown as NonNullable<ServerRoute['onSocket']>,
  }
}

const cutOf =
  ({ raw }: FastifyReply) =>
  () =>
    void (raw.writableFinished || raw.destroy())

function watch<E extends Endpoint>(
  endpoint: E,
  call: Call<E>,
  { check, accountId }: StreamRight<E>,
  cut: () => void,
) {
  if (accountId)
    return watchAccess(call.context, { accountId: accountId(call), check: () => check(call), cut })
  const { id, accountId: own, accessTokenId } = call.session
  return watchAccess(call.context, {
    accountId: own,
    ...(accessTokenId === undefined && { sessionId: id }),
    check: async () => {
      await confirmCaller(call as unknown as Call<Endpoint>, endpoint)
      await check(call)
    },
    cut,
  })
}

/** The session and the scope of a call are read when they are needed, so they are not copied. */
const opened = <E>(call: Call<E>, access: Access): OpenCall<E> =>
  Object.create(call as object, { access: { value: access, enumerable: true } })

function requireAccount({ roles, method, path }: Endpoint, { accountId }: StreamRight<never>): void {
  if ((roles === 'public') === (accountId === undefined))
    throw new Error(`${method} ${path} streams for ${roles === 'public' ? 'nobody' : 'two accounts'}`)
}
