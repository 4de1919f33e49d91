import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.wav': 'audio/wav',
}

/** Serves a folder on a free loopback port; a page also without its ending, or as the index of a folder. */
export async function serveFolder(folder: string): Promise<{ address: string; close: () => void }> {
  const server = createServer((request, response) => {
    const asked = join(folder, normalize(new URL(request.url ?? '/', 'http://x').pathname))
    const path = [asked, `${asked}.html`, join(asked, 'index.html')].find(isFile)
    if (!path) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
      // A reloaded page finds its scripts compiled.
      'cache-control': path.includes('/assets/') ? 'max-age=3600' : 'no-cache',
    })
    createReadStream(path).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() }
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile()
