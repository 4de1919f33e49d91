import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.js'

export type Site = 'console' | 'studio' | 'demo'

/** Which of the three sites a request is for: the Host header says so. */
export function siteOf(
  config: Pick<Config, 'studioUrl' | 'demoUrl'>,
  { host }: Pick<FastifyRequest, 'host'>,
): Site {
  const isHostOf = (url: string | undefined) =>
    url !== undefined && URL.canParse(url) && new URL(url).host === host
  if (isHostOf(config.studioUrl) || host.startsWith('studio.')) return 'studio'
  if (isHostOf(config.demoUrl) || host.startsWith('demo.')) return 'demo'
  return 'console'
}

/** Address of another site, seen from the one a request came to: `http://localhost:4600` has `http://demo.localhost:4600`. */
export function siteUrl(
  config: Config,
  request: Pick<FastifyRequest, 'host' | 'protocol'>,
  site: 'studio' | 'demo' | 'console',
): string {
  const configured = { studio: config.studioUrl, demo: config.demoUrl, console: undefined }[site]
  if (configured) return new URL(configured).origin
  const bare = request.host.replace(/^(studio|demo)\./, '').replace(/^127\.0\.0\.1(?=:|$)/, 'localhost')
  return `${request.protocol}://${site === 'console' ? '' : `${site}.`}${bare}`
}
