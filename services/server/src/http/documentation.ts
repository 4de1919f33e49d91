import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { versions } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.js'
import { escapeHtml } from '../mail/html.js'
import { filledPages } from './filledPages.js'
import { requestLocale } from './requestLocale.js'
import { siteOf, siteUrl } from './site.js'

const base = '/docs'
// A link may say for which version it was made: there is one.
const page = new RegExp(`^(?:/${versions.documentation.replaceAll('.', '\\.')})?/(en-US|fr-FR)/([\\w-]*)$`)
// One slash too many after the name of a page, or too few after the language.
const nearPage = new RegExp(
  `^((?:/${versions.documentation.replaceAll('.', '\\.')})?/(?:en-US|fr-FR))(?:(/[\\w-]+)/)?$`,
)
const asset = /^\/assets\/[\w-]+-[0-9a-f]{10}\.\w+$/

const yearMilliseconds = 365 * 24 * 60 * 60 * 1000

// Static pages: no inline scripts, nothing is sent, and only our own console frames them.
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

type Send = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/**
 * Serves the built documentation on the site of the console: pages by language and name, their assets with a permanent
 * cache.
 *
 * @param sendApp responds to a request for a missing page.
 */
export function serveDocumentation(app: FastifyInstance, config: Config, sendApp: Send): void {
  const folder = join(config.appsDir, 'documentation/dist')
  const sendPage = filledPages()

  app.get(base, async (request, reply) => toOwnLanguage(request, reply))
  app.get(`${base}/*`, async (request, reply) => {
    const path = (request.url.split('?')[0] ?? '').slice(base.length)
    if (path === '/') return toOwnLanguage(request, reply)
    const [, language, near = '/'] = nearPage.exec(path) ?? []
    if (language)
      return reply.redirect(`${base}${language}${near}${request.url.slice(base.length + path.length)}`, 301)
    const [, locale, name] = page.exec(path) ?? []
    const file = locale ? `${locale}/${name || 'index'}.html` : asset.test(path) ? path.slice(1) : undefined
    if (file === undefined || siteOf(config, request) !== 'console' || !existsSync(join(folder, file))) {
      const isPage = !path.startsWith('/assets/') && (request.headers.accept ?? '').includes('text/html')
      if (isPage) return sendApp(request, reply.code(404))
      throw new ApiFailure('not_found')
    }
    reply.headers({
      'Content-Security-Policy': policy,
      'Permissions-Policy': 'microphone=(), camera=(), geolocation=(), payment=(), usb=()',
      // In the frame of the console the pages have no origin, so that they cannot reach it.
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
    if (locale)
      return sendPage(request, reply, join(folder, file), escapeHtml(siteUrl(config, request, 'console')))
    return reply.sendFile(file, folder, { maxAge: yearMilliseconds, immutable: true })
  })
}

function toOwnLanguage(request: FastifyRequest, reply: FastifyReply) {
  // The page looks whether another language was chosen on this device.
  const address = `${base}/${requestLocale(request)}/?language=browser`
  return reply.header('Vary', 'Accept-Language').redirect(address)
}
