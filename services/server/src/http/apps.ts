import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { ApiFailure } from '@saywright/http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.js'
import { serveDocumentation } from './documentation.js'
import { type Site, siteOf } from './site.js'

/** Placeholder for the nonce of each response in the build of an app. */
const noncePlaceholder = '__CSP_NONCE__'

const yearMilliseconds = 365 * 24 * 60 * 60 * 1000
// Vite puts a hash of eight characters or more before the extension.
function isHashed(path: string): boolean {
  const [extension = '', name = ''] = path
    .slice(path.lastIndexOf('/') + 1)
    .split('.')
    .reverse()
  return /^[^-]*-[\w-]{8,}$/.test(name) && /^\w+$/.test(extension)
}

/**
 * Serves the built apps by host: pages never stored and with a nonce of their own, hashed files for ever, compressed
 * ones where the build made them. `/licenses` shows the licences of what the build of an app put into it.
 */
export async function serveApps(app: FastifyInstance, config: Config): Promise<void> {
  const folders: Readonly<Record<Site, string>> = {
    console: join(config.appsDir, 'console/dist'),
    studio: join(config.appsDir, 'studio/dist'),
    demo: join(config.appsDir, 'demo/dist'),
  }
  await app.register(fastifyStatic, { serve: false, root: config.appsDir, preCompressed: true, index: false })
  const pages = new Map<string, { readonly modified: number; readonly html: string }>()

  async function sendPage(request: FastifyRequest, reply: FastifyReply, path: string) {
    const found = await stat(path).catch(() => undefined)
    if (!found) throw new ApiFailure('not_found')
    let page = pages.get(path)
    if (page?.modified !== found.mtimeMs) {
      page = { modified: found.mtimeMs, html: await readFile(path, 'utf8') }
      pages.set(path, page)
    }
    reply.header('Cache-Control', 'no-store').type('text/html; charset=utf-8')
    return reply.send(page.html.replaceAll(noncePlaceholder, request.nonce))
  }

  const sendApp = (request: FastifyRequest, reply: FastifyReply) =>
    sendPage(request, reply, join(folders[siteOf(config, request)], 'index.html'))

  serveDocumentation(app, config, sendApp)

  app.get('/licenses', async (request, reply) => {
    const text = await readFile(join(folders[siteOf(config, request)], 'licenses.md'), 'utf8').catch(
      () => undefined,
    )
    if (text === undefined) throw new ApiFailure('not_found')
    return reply.header('Cache-Control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(text)
  })

  app.get('/*', async (request, reply) => {
    const folder = folders[siteOf(config, request)]
    const path = decodePath(request.url)
    if (path === undefined || /^\/(api|voice|dev)\//.test(path)) throw new ApiFailure('not_found')
    const isFile = /\.\w+$/.test(path) && path !== '/index.html' && existsSync(join(folder, path))
    if (!isFile) {
      // An address of the app may end like a file: the link of a mail holds an address of its own.
      if (path.startsWith('/assets/') || !wantsPage(request)) throw new ApiFailure('not_found')
      // The app reports the missing page; its address could not be read.
      if (request.originalUrl !== request.url) reply.code(400)
      return sendApp(request, reply)
    }
    if (isHashed(path))
      return reply.sendFile(path.slice(1), folder, { maxAge: yearMilliseconds, immutable: true })
    return reply.sendFile(path.slice(1), folder, { maxAge: 0 })
  })
}

/** A browser that loads a page accepts HTML; one that loads a file for a page does not. */
function wantsPage({ headers, url }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? ''
  return !/\.\w+$/.test(path) || path === '/index.html' || (headers.accept ?? '').includes('text/html')
}

/** The path of a URL, decoded; `undefined` when it is malformed or climbs out. */
function decodePath(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.split('?')[0] ?? '')
    return /\0|(^|\/)\.\.?(\/|$)|\\/.test(path) ? undefined : path
  } catch {
    return undefined
  }
}
