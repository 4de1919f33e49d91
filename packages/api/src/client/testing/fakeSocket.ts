import { createClient } from '../createClient.js'
import { memorySession } from '../session.js'

/** A socket whose other side is the test. */
export class FakeSocket {
  bufferedAmount = 0
  binaryType = ''
  isClosed = false
  readonly sent: (string | ArrayBuffer)[] = []
  onopen: () => void = () => {}
  onmessage: (message: { data: unknown }) => void = () => {}
  onclose: () => void = () => {}
  send(message: string | ArrayBuffer) {
    this.sent.push(message)
  }
  close() {
    this.isClosed = true
  }
  say(type: string, data: unknown) {
    this.onmessage({ data: JSON.stringify({ type, data }) })
  }
}

/** A client whose sockets are one fake, and whose calls answer with a status. */
export function aSocketClient(status = 204) {
  const socket = new FakeSocket()
  const opened: (string | string[])[] = []
  const called: string[] = []
  const client = createClient({
    baseUrl: 'https://example.com/api',
    session: memorySession('secret'),
    retry: { times: 0 },
    socket: (url, protocols) => {
      opened.push(url, protocols)
      return socket as unknown as WebSocket
    },
    transport: async ({ url }) => {
      called.push(url)
      return status === 204
        ? new Response(null, { status })
        : Response.json({ error: true, code: 'not_found', message: 'It is not there.' }, { status })
    },
  })
  return { socket, opened, called, client }
}
