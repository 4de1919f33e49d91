import { listVoiceEngines, recognizeSpeech, type VoiceEngine } from '@saywright/api/contract'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import type { CommandRecognizer } from '../engines/recognition/port.js'
import { VoiceFailure } from '../failures.js'
import type { Phonemes } from '../phonemes/port.js'
import { createAuthorization } from './authorize.js'
import { failureResponse } from './failureResponse.js'
import { recognizeSpeechHandler } from './recognizeSpeechHandler.js'

export interface AppParts {
  readonly token: string
  readonly recognizer: CommandRecognizer
  readonly phonemes: Phonemes
  readonly logLevel?: string
}

// 5 MB of sound in base64, and a grammar with its words.
const bodyMaxBytes = 12 * 1024 * 1024
const busySeconds = 2

/** The HTTP side: `GET /health` is open, everything else wants the service token. */
export function createApp({ token, recognizer, phonemes, logLevel = 'info' }: AppParts): FastifyInstance {
  const app = fastify({
    bodyLimit: bodyMaxBytes,
    logger: { level: logLevel },
    logController: new LogController({ disableRequestLogging: true }),
  })
  const authorize = createAuthorization(token)

  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.url !== '/health') authorize(request.headers.authorization)
  })
  app.setNotFoundHandler(() => {
    throw new VoiceFailure('not_found')
  })
  app.setErrorHandler<VoiceFailure>((thrown, request, reply) => {
    const { status, body } = failureResponse(thrown)
    if (status === 500) request.log.error(thrown)
    if (body.code === 'busy') reply.header('Retry-After', busySeconds)
    return reply.code(status).send(body)
  })

  app.get('/health', async () => ({ status: 'ok' }))
  app.get(`/${listVoiceEngines.path}`, async () => ({
    engines: [recognizer.engine, phonemesEngine(phonemes)],
  }))
  app.post(`/${recognizeSpeech.path}`, (request) => recognizeSpeechHandler(recognizer, request.body))
  return app
}

function phonemesEngine(phonemes: Phonemes): VoiceEngine {
  const state = phonemes.isAvailable()
    ? ({ quality: 'good' } as const)
    : ({ quality: 'unavailable', reason: 'process_missing' } as const)
  return {
    id: 'espeak-ng',
    kind: 'phonemes',
    licence: 'GPL-3.0-or-later',
    isolation: 'process',
    single_hypothesis: true,
    languages: ['en-US', 'fr-FR'].map((lang) => ({ lang, ...state })),
  }
}
