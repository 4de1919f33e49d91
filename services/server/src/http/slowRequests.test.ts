import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../tests/support/testServer.js'

const hurried = 'requestHeadersSeconds=1,requestBodyGraceSeconds=1,requestBodyBytesPerSecond=100'

let server: TestServer | undefined
let ticking: NodeJS.Timeout | undefined
afterEach(async () => {
  clearInterval(ticking)
  await server?.stopAndForget()
  server = undefined
})

const loginHead = (bytes: number) =>
  `POST /api/v3/login HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n`

async function open({ url }: TestServer, first: string): Promise<{ socket: Socket; all: Promise<string> }> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  let text = ''
  socket.setEncoding('utf8').on('data', (piece) => {
    text += piece
  })
  socket.on('error', () => {})
  const all = new Promise<string>((resolve) => socket.once('close', () => resolve(text)))
  await once(socket, 'connect')
  socket.write(first)
  return { socket, all }
}

// A connection that is reset during a write may lose the response.
const ended = /^(HTTP\/1\.1 408 |$)/

/** Writes a piece again and again, `times` of them. */
function drip(socket: Socket, piece: string, milliseconds: number, times = Number.POSITIVE_INFINITY) {
  let count = 0
  ticking = setInterval(() => {
    if (count++ < times) socket.write(piece)
  }, milliseconds)
}

describe('a request that arrives slowly', () => {
  it('is ended when its body stays below the least pace', async () => {
    server = await startTestServer({ SAYWRIGHT_LIMITS: hurried })
    const { socket, all } = await open(server, loginHead(10_000))
    drip(socket, ' ', 100)
    expect(await all).toMatch(ended)
  })

  it('is read to its end when it keeps the pace, however long it takes', async () => {
    server = await startTestServer({ SAYWRIGHT_LIMITS: hurried })
    const { socket, all } = await open(server, loginHead(6_000))
    drip(socket, ' '.repeat(500), 250, 12)
    expect(await all).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"unreadable"/)
  })

  it('is ended when its headers do not end', async () => {
    server = await startTestServer({ SAYWRIGHT_LIMITS: hurried })
    const { socket, all } = await open(server, 'GET /api/health HTTP/1.1\r\nX-Slow: ')
    drip(socket, 'x', 100)
    expect(await all).toMatch(ended)
  })
})

it('a server that stops finishes what came whole and waits for nothing else', async () => {
  server = await startTestServer({ SAYWRIGHT_ARGON2_PASSES: '20', SAYWRIGHT_ARGON2_MEMORY: '19456' })
  const body = JSON.stringify({ email: 'ada@example.com', password: 'Correct7!horse' })
  const whole = await open(server, loginHead(body.length) + body)
  const halfBody = await open(server, loginHead(body.length) + body.slice(0, 10))
  const halfHeaders = await open(server, 'GET /api/health HTTP/1.1\r\nX-Slow: ')
  // Both are being sent when the server begins to stop.
  await fetch(`${server.url}/api/health`)
  const { stopAndForget } = server
  server = undefined
  await stopAndForget()
  expect(await whole.all).toMatch(/^HTTP\/1\.1 422 [\s\S]*"code":"wrong_credentials"/)
  expect([await halfBody.all, await halfHeaders.all]).toEqual(['', ''])
})
