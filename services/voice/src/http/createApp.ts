import {
  type BodyOf,
  listVoiceEngines,
  recognizeSpeech,
  synthesizeSpeech,
  type VoiceEngine,
} from '@saywright/api/contract'
import { createHttp, goneSignal, handleFailures, serveEndpoints } from '@saywright/http'
import type { FastifyInstance } from 'fastify'
import type { CommandRecognizer } from '../engines/recognition/port.js'
import { VoiceFailure } from '../failures.js'
import type { Phonemes, Speaker } from '../phonemes/port.js'
import { createAuthorization } from './authorize.js'
import { recognizeSpeechHandler } from './recognizeSpeechHandler.js'

export interface AppParts {
  readonly token: string
  readonly recognizer: CommandRecognizer
  readonly phonemes: Phonemes & Speaker
  readonly logLevel?: string
}

// 5 MB of sound in base64, and a grammar with its words.
const bodyMaxBytes = 12 * 1024 * 1024

/** The HTTP side: `GET /health` is open, everything else wants the service token. */
export function createApp({ token, recognizer, phonemes, logLevel = 'info' }: AppParts): FastifyInstance {
  const app = createHttp({ logLevel })
  const authorize = createAuthorization(token)
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.url !== '/health') authorize(request.headers.authorization)
  })
  handleFailures(app, { messageOf: ({ message }) => message })
  const engines = () => [recognizer.engine, phonemesEngine(phonemes)]
  app.get('/health', async () => ({ status: engines().every(isWhole) ? 'ok' : 'degraded' }))
  const service = {
    prefix: '/',
    jsonMaxBytes: bodyMaxBytes,
    allow: async () => {},
    toCall: ({ body }: { readonly body: unknown }) => body,
  }
  serveEndpoints(app, service, [
    {
      endpoint: listVoiceEngines,
      handler: async () => ({ engines: engines() }),
    },
    {
      endpoint: synthesizeSpeech,
      handler: async (body, reply) => {
        const { caller: _, ...utterance } = body as BodyOf<typeof synthesizeSpeech>
        const spoken = await phonemes.speak(utterance, goneSignal(reply))
        if (!spoken) throw new VoiceFailure('language_unavailable', { errors: { lang: 'invalid' } })
        return spoken
      },
    },
    {
      endpoint: recognizeSpeech,
      handler: (body, reply) =>
        recognizeSpeechHandler(recognizer, body as BodyOf<typeof recognizeSpeech>, goneSignal(reply)),
    },
  ])
  return app
}

const isWhole = ({ languages }: VoiceEngine) => languages.every(({ quality }) => quality !== 'unavailable')

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
