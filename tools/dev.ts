// Development: one address as in production, each app by its own Vite with hot reload, services restarted at each change.
import { createServer, type IncomingMessage, request as send } from 'node:http'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { createServer as createVite } from 'vite'
import { run } from './lib/processes.ts'
import { root } from './lib/root.ts'
import { startServices } from './lib/services.ts'

const port = Number(process.env.PORT ?? 4600)
const serverPort = port + 1
const vitePorts = { console: port + 2, studio: port + 3 }
const toServer = /^\/(api|voice|dev|docs)\b/

// Without hot reload: a page that was changed is there after the next start.
for (const built of ['@saywright/voice-espeak', '@saywright/documentation'])
  await run('pnpm', ['--filter', built, 'build'], { show: false })
const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs')
const services = startServices(
  [
    { name: 'voice', args: [tsx, 'watch', '--clear-screen=false', 'services/voice/src/main.ts'] },
    { name: 'server', args: [tsx, 'watch', '--clear-screen=false', 'services/server/src/main.ts'] },
  ],
  {
    ...process.env,
    PORT: String(serverPort),
    VOICE_ESPEAK: join(root, 'services/voice-espeak/dist/main.js'),
  },
)
for (const [app, appPort] of Object.entries(vitePorts)) {
  const vite = await createVite({
    root: join(root, 'apps', app),
    configFile: join(root, 'apps', app, 'vite.config.ts'),
    server: { port: appPort, strictPort: true, host: '127.0.0.1', allowedHosts: true },
  })
  await vite.listen()
}

const front = createServer((request, response) => {
  const forwarded = send(
    { ...target(request), path: request.url, method: request.method, headers: request.headers },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    },
  )
  forwarded.on('error', () => response.writeHead(502).end('Still starting. Reload in a moment.'))
  request.pipe(forwarded)
})
// Hot reload speaks over a web socket on the same address.
front.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
  const { host, port: to } = target(request)
  const other = connect(to, host, () => {
    const headers = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`)
    other.write(`GET ${request.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`)
    other.write(head)
    other.pipe(socket).pipe(other)
  })
  other.on('error', () => socket.destroy())
  socket.on('error', () => other.destroy())
})
front.listen(port, '127.0.0.1', () =>
  console.log(
    `\n  Console http://localhost:${port}\n  Studio  http://studio.localhost:${port}/{project_id}\n`,
  ),
)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void services.stop().finally(() => process.exit(0)))
}

function target({ url = '/', headers }: IncomingMessage) {
  const app = headers.host?.startsWith('studio.') ? 'studio' : 'console'
  return { host: '127.0.0.1', port: toServer.test(url) ? serverPort : vitePorts[app] }
}
