import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, it } from 'vitest'
import { createHttp } from './createHttp.js'
import { openSse, type Sse } from './sse.js'

it('closes an unread stream before it fills the memory', async () => {
  const app = createHttp({ logLevel: 'silent' })
  let stream: Sse | undefined
  app.get('/events', async (_request, reply) => {
    stream = openSse(reply)
    return reply
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write('GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await expect.poll(() => stream).toBeDefined()
  const data = 'x'.repeat(64 * 1024)
  let sent = 0
  for (; sent < 2000 && !stream?.isClosed(); sent++) {
    stream?.send({ type: 'changed', data })
    await new Promise((resolve) => setImmediate(resolve))
  }
  socket.destroy()
  await app.close()
  expect(sent).toBeLessThan(2000)
})
