import { once } from 'node:events'
import { onSocketError } from '@saywright/http'
import { expect, it, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'

type Given = Parameters<typeof onSocketError>

const aRequest = () => {
  const error = vi.fn()
  return { error, request: { log: { error } } as unknown as Given[2] }
}

it('closes the socket with 1009 for a message of 5 MB, without a log line', async () => {
  const { error, request } = aRequest()
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', maxPayload: 4 * 1024 * 1024 })
  server.on('connection', (socket) => {
    socket.on('error', (cause) => onSocketError(cause, socket as unknown as Given[1], request))
  })
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const socket = new WebSocket(`ws://127.0.0.1:${port}`)
  await once(socket, 'open')
  socket.send('x'.repeat(5 * 1024 * 1024))
  const [code] = await once(socket, 'close')
  expect([code, error.mock.calls]).toEqual([1009, []])
  server.close()
})

it('logs failures of the service, but no lost connections', () => {
  const { error, request } = aRequest()
  const terminate = vi.fn()
  const socket = { terminate } as unknown as Given[1]
  onSocketError(Object.assign(new Error(), { code: 'ECONNRESET' }), socket, request)
  expect([terminate.mock.calls.length, error.mock.calls.length]).toEqual([1, 0])
  onSocketError(new TypeError('ours'), socket, request)
  expect([terminate.mock.calls.length, error.mock.calls.length]).toEqual([2, 1])
})
