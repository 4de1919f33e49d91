import type { AddressInfo } from 'node:net'
import websocket from '@fastify/websocket'
import {
  type BodyOf,
  describePronunciations,
  limits,
  listVoiceEngines,
  recognizeSpeech,
  type VoiceEngine,
} from '@saywright/api/contract'
import type { Phonemes, Speaker, SpeakingEngine } from '@saywright/engines/phonemes'
import type { CommandRecognizer, WakeWordSpotter } from '@saywright/engines/recognition'
import type { WakeWordRater } from '@saywright/engines/wake-words'
import {
  createHttp,
  goneSignal,
  handleFailures,
  type Input,
  onSocketError,
  serveEndpoints,
} from '@saywright/http'
import type { FastifyInstance } from 'fastify'
import { failureOfEngine } from '../failures.js'
import { createAuthorization } from './authorize.js'
import { contextRoutes } from './contextRoutes.js'
import { listen } from './listenHandler.js'
import { recognizeSpeechHandler } from './recognizeSpeechHandler.js'
import type { ListeningConnection } from './soundConnection.js'
import { voiceRoutes } from './voiceRoutes.js'
import { listenForWords } from './wakeListenHandler.js'
import { wakeRoutes } from './wakeRoutes.js'

export interface AppParts {
  readonly token: string
  readonly recognizer: CommandRecognizer & WakeWordSpotter
  readonly rater: WakeWordRater
  readonly phonemes: Phonemes & Speaker
  readonly pico: SpeakingEngine
  readonly flite: SpeakingEngine
  readonly logLevel?: string
}

/** The HTTP server: `GET /health` is public, everything else requires the service token. */
export function createApp({
  token,
  recognizer,
  rater,
  phonemes,
  pico,
  flite,
  logLevel = 'info',
}: AppParts): FastifyInstance {
  const app = createHttp({ logLevel })
  const authorize = createAuthorization(token)
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.url !== '/health') authorize(request.headers.authorization)
  })
  handleFailures(app, { messageOf: ({ message }) => message, recognize: failureOfEngine })
  const engines = () => [recognizer.engine, phonemesEngine(phonemes), pico.engine, flite.engine]
  app.get('/health', async () => ({ status: engines().every(isWhole) ? 'ok' : 'degraded' }))
  const service = {
    prefix: '/',
    jsonMaxBytes: limits.speechBodyMaxBytes,
    allow: async () => {},
    toCall: ({ query, body }: Pick<Input, 'query' | 'body'>) => body ?? query,
  }
  serveEndpoints(app, service, [
    {
      endpoint: listVoiceEngines,
      handler: async () => ({ engines: engines() }),
    },
    {
      endpoint: describePronunciations,
      handler: async (body, reply) => {
        const { caller = '', lang, words } = body as BodyOf<typeof describePronunciations>
        return { words: await recognizer.describe({ caller, lang, words, signal: goneSignal(reply) }) }
      },
    },
    {
      endpoint: recognizeSpeech,
      handler: (body, reply) =>
        recognizeSpeechHandler(recognizer, body as BodyOf<typeof recognizeSpeech>, goneSignal(reply)),
    },
    ...voiceRoutes({ pico, flite, espeak: phonemes }),
    ...wakeRoutes(recognizer, rater),
    ...contextRoutes(recognizer, () => (app.server.address() as AddressInfo).port),
  ])
  listenOverSockets(app, recognizer)
  return app
}

/** `GET v1/asr/listen` and `GET v1/wake/listen`: live recognition of commands and of wake words. */
function listenOverSockets(app: FastifyInstance, recognizer: AppParts['recognizer']): void {
  const connections = new Set<ListeningConnection>()
  app.register(websocket, {
    options: { maxPayload: limits.speechBodyMaxBytes },
    errorHandler: onSocketError,
    preClose: (done) => {
      for (const connection of connections) connection.end()
      app.websocketServer.close(() => done())
    },
  })
  app.register(async (group) => {
    for (const [path, open] of [
      ['/v1/asr/listen', listen],
      ['/v1/wake/listen', listenForWords],
    ] as const)
      group.get(path, { websocket: true }, (socket, request) => {
        const connection = open(recognizer, socket, {
          onEnd: () => connections.delete(connection),
          onError: (cause) => request.log.error({ err: cause }, 'listening failed'),
        })
        connections.add(connection)
      })
  })
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
