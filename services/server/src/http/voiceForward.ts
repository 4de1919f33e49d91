import { ApiFailure, goneSignal, incorrectForm } from '@saywright/http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.js'
import type { Context } from '../context.js'
import { speechRequest } from '../domains/voice-commands/speechRequest.js'
import { type LiveSession, requireSession } from '../security/liveSession.js'

const bodyMaxBytes = 12 * 1024 * 1024
const timeoutMilliseconds = 60_000
// What is recognized is also spoken, to be tried.
const isSpeech = (path: string) => /^(?:v\d+\/tts\/|api\/synthesize$)/.test(path)
const forwarded = /^(?:v\d+\/[\w/-]+|api\/(?:bootService|initServiceASR|availableVoices|synthesize))$/

/**
 * `/voice/v1/…?port=51000`, and the calls below `/voice/api`, reach the voice service, which knows no users: the session and
 * the language are checked here as for a recording of the studio, and the service sees its own token instead.
 */
export function forwardVoice(app: FastifyInstance, context: Context): void {
  const { config, serviceToken } = context
  const sessions = new WeakMap<FastifyRequest, LiveSession>()
  app.register(async (group) => {
    group.removeAllContentTypeParsers()
    group.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyMaxBytes }, (_request, body, done) =>
      done(null, body),
    )
    group.route({
      method: ['GET', 'POST'],
      url: '/voice/*',
      bodyLimit: bodyMaxBytes,
      preParsing: async (request) => void sessions.set(request, await requireSession(context, request)),
      handler: async (request, reply) => {
        const { '*': path = '' } = request.params as { '*'?: string }
        const { searchParams } = new URL(request.url, 'http://localhost')
        const target = targetOf(path, searchParams, config)
        const { accept } = request.headers
        const { accountId } = sessions.get(request)!
        const text =
          request.body instanceof Buffer && request.body.length > 0 ? String(request.body) : undefined
        const technologies = isSpeech(path) ? ['asr', 'tts'] : ['asr']
        const body =
          text === undefined ? undefined : await speechRequest(context, accountId, text, technologies)
        const gone = goneSignal(reply)
        const response = await fetch(target, {
          method: request.method,
          headers: {
            Authorization: `Bearer ${serviceToken}`,
            ...(body && { 'Content-Type': 'application/json' }),
            ...(accept && { Accept: accept }),
          },
          redirect: 'error',
          signal: AbortSignal.any([gone, AbortSignal.timeout(timeoutMilliseconds)]),
          ...(body && { body }),
        }).catch((error) => {
          // Nobody reads it.
          if (gone.aborted) throw new ApiFailure('replaced')
          throw new ApiFailure('voice_unavailable', { retryAfterSeconds: 5, cause: error })
        })
        // Its refusal of our token is our fault, not the caller's: their session is alive.
        if (response.status === 401 || response.status === 403) throw new ApiFailure('voice_unavailable')
        const retryAfter = response.headers.get('retry-after')
        if (retryAfter) reply.header('Retry-After', retryAfter)
        reply.code(response.status).header('Cache-Control', 'no-store')
        return reply
          .type(response.headers.get('content-type') ?? 'application/octet-stream')
          .send(Buffer.from(await response.arrayBuffer()))
      },
    })
  })
}

/** @throws ApiFailure `not_found` for a path of no call, `incorrect_form` for a port that is not configured. */
function targetOf(path: string, search: URLSearchParams, { voiceUrl, voicePorts }: Config): URL {
  if (!forwarded.test(path)) throw new ApiFailure('not_found')
  const target = new URL(`/${path}`, voiceUrl)
  for (const name of ['port', 'vdkServicePort']) {
    const port = search.get(name)
    if (port !== null && !voicePorts.includes(Number(port))) throw incorrectForm({ [name]: 'invalid' })
  }
  search.delete('port')
  target.search = search.toString()
  return target
}
