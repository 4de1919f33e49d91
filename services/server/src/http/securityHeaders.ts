import { randomBytes } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.js'
import { siteOf, siteUrl } from './site.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** Names the scripts and styles that this response may run. */
    nonce: string
  }
}

const hostOnly = /^[a-z0-9.-]+(?::\d+)?$/i

/** Content security policy, permissions and the rest, on every response. */
export async function addSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // Framing is decided by `frame-ancestors`; X-Frame-Options could not let the console show the demo.
    xFrameOptions: false,
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity:
      config.mode === 'production' ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  })
  app.decorateRequest('nonce', '')
  app.addHook('onRequest', async (request, reply) => {
    request.nonce = randomBytes(16).toString('base64')
    const site = siteOf(config, request)
    const isNamed = hostOnly.test(request.host)
    const demo = isNamed ? siteUrl(config, request, 'demo') : "'none'"
    const frame = site === 'demo' && isNamed ? siteUrl(config, request, 'console') : "'none'"
    const microphone = site === 'console' && isNamed ? `(self "${demo}")` : '(self)'
    // Our own documentation, unless the console is configured with another one.
    const documentation = config.documentationUrl ? new URL(config.documentationUrl).origin : "'self'"
    const framed = site === 'console' ? `${demo} ${documentation}` : demo
    reply.header('Content-Security-Policy', policy(request.nonce, framed, frame))
    reply.header(
      'Permissions-Policy',
      `microphone=${microphone}, camera=(), geolocation=(), payment=(), usb=()`,
    )
    if (site === 'demo') reply.header('Cross-Origin-Resource-Policy', 'same-site')
  })
}

const policy = (nonce: string, framed: string, frameAncestors: string) =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "worker-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    `frame-src ${framed}`,
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ')
