import { ApiFailure } from '@saywright/http'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.js'

const loopbackHost = /^(?:(?:[\w-]+\.)?localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i

/**
 * In demo mode answers only to names of this machine: a page elsewhere whose name is made to point here could
 * otherwise read the demonstration login.
 */
export function guardHost(app: FastifyInstance, config: Config): void {
  if (config.mode !== 'demo') return
  const configured = [config.studioUrl, config.demoUrl].flatMap((url) =>
    url && URL.canParse(url) ? [new URL(url).host] : [],
  )
  app.addHook('onRequest', async ({ host }) => {
    if (!loopbackHost.test(host) && !configured.includes(host)) throw new ApiFailure('not_found')
  })
}
