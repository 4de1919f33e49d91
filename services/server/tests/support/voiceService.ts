import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  type BodyOf,
  compile,
  type describePronunciations,
  failuresOf,
  rateWakeWordsSpoken,
  recognizeSpeech,
  type Shape,
  type SpeechRecognition,
  type SynthesisVoice,
  spotWakeWords,
  type synthesizeSpeech,
  type VoiceEngine,
  type WakeWordSpotting,
} from '@saywright/api/contract'
import { expect } from 'vitest'

export const serviceToken = 'a-token-for-two-0123456789'

export const engine = {
  id: 'stand-in',
  kind: 'recognition',
  licence: 'MIT',
  isolation: 'wasm',
  single_hypothesis: true,
  languages: [{ lang: 'en-US', quality: 'good' }],
} satisfies VoiceEngine

/** Half a second of a tone, as the voice service says everything. */
const speech = {
  data: Buffer.from(
    Int16Array.from({ length: 11_025 }, (_, at) => Math.round(9000 * Math.sin(at / 20))).buffer,
  ).toString('base64'),
  sample_rate: 22_050,
}

/** Every word is pronounced as its letters; one of `x` alone has no pronunciation. */
const pronounced = ({ word }: { readonly word: string }) => {
  const spoken = { phonemes: `[${word}]`, source: 'dictionary' as const }
  const ipa = `/${[...word].join('_')}/`
  const isKnown = !/^x+$/.test(word)
  return { word, pronunciations: [{ ...spoken, recognized: isKnown, ...(isKnown && { ipa }) }] }
}

const voice = (name: string): SynthesisVoice => ({
  ...{ voice_id: `en-US-${name}`, name, language: 'en', locale: 'en-US', gender: 'female' },
  ...{ footprint: 'embedded-compact', quality: 'basic' },
})

export interface SpokenResponse {
  readonly status: number
  readonly body: unknown
}

/** Replaces the voice service: checks requests against the contract, and responds as the test says. */
export interface StandIn {
  /** Whether it does not respond. */
  isSilent: boolean
  /** Runs during a request to recognize or to speak, before the response. */
  meanwhile: () => Promise<void>
  hungUp: number
  /** Number of requests to recognize or to speak. */
  askedCount: number
  /** Its engines. */
  engines: readonly VoiceEngine[]
  /** Its response, or a function that computes it. */
  response: SpokenResponse | ((asked: BodyOf<typeof recognizeSpeech>) => SpokenResponse)
  asked: BodyOf<typeof recognizeSpeech> | undefined
  /** Its responses about wake words, by path. */
  readonly wake: Map<string, SpokenResponse | ((asked: unknown) => SpokenResponse)>
  /** The bodies of requests about wake words. */
  readonly wakeAsked: unknown[]
  /** The requests to speak. */
  readonly spoken: BodyOf<typeof synthesizeSpeech>[]
  readonly url: string
  readonly server: Server
}

export async function aVoiceService(): Promise<StandIn> {
  const server = createServer((request, response) => {
    request.toArray().then(async (pieces) => {
      const bytes = Buffer.concat(pieces)
      const isOurs = request.headers.authorization === `Bearer ${serviceToken}`
      if (request.url === '/v1/engines' && isOurs)
        return response.end(JSON.stringify({ engines: standIn.engines }))
      if (request.url?.startsWith('/v1/tts/voices') && isOurs && !standIn.isSilent)
        return response.end(JSON.stringify({ voices: [voice('Grace'), voice('Noah')] }))
      standIn.askedCount++
      response.on('close', () => {
        if (!response.writableFinished) standIn.hungUp++
      })
      await standIn.meanwhile()
      // Requests to recognize are read all the same.
      if (standIn.isSilent && !request.url?.startsWith('/v1/asr/')) return
      if (request.url === '/v1/tts/synthesize' && isOurs) {
        standIn.spoken.push(JSON.parse(bytes.toString()))
        response.setHeader('Content-Type', 'application/json')
        return response.end(JSON.stringify(speech))
      }
      if (request.url === '/v1/phonemes' && isOurs) {
        const { words } = JSON.parse(bytes.toString()) as BodyOf<typeof describePronunciations>
        response.setHeader('Content-Type', 'application/json')
        return response.end(JSON.stringify({ words: words.map(pronounced) }))
      }
      const wake = standIn.wake.get(request.url?.split('?', 1)[0] ?? '')
      if (wake && isOurs) return answerWake(wake, await wakeBodyOf(request, bytes), request.url, response)
      standIn.asked = await formOf(bytes, request.headers['content-type'])
      const failures = failuresOf(recognizeSpeech.body!, standIn.asked)
      if (standIn.isSilent) return
      const { response: given, asked } = standIn
      const answer = () => (typeof given === 'function' ? given(asked!) : given)
      const { status, body } = isOurs && !failures ? answer() : { status: 401, body: failures }
      const headers = { 'Content-Type': 'application/json', ...(status === 429 && { 'Retry-After': '1' }) }
      response.writeHead(status, headers).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const standIn: StandIn = {
    isSilent: false,
    meanwhile: async () => {},
    hungUp: 0,
    askedCount: 0,
    engines: [engine],
    response: { status: 500, body: {} },
    asked: undefined,
    wake: new Map(),
    wakeAsked: [],
    spoken: [],
    url: `http://127.0.0.1:${port}`,
    server,
  }
  return standIn

  /** Requests outside the contract are refused, as everywhere. */
  function answerWake(
    given: SpokenResponse | ((asked: unknown) => SpokenResponse),
    asked: unknown,
    url: string | undefined,
    to: ServerResponse,
  ) {
    standIn.wakeAsked.push(asked ?? url)
    const { status, body } = typeof given === 'function' ? given(asked) : given
    const shape = { '/v1/wake/spot': spotWakeWords.body, '/v1/wake/rate': rateWakeWordsSpoken.body }[
      url ?? ''
    ]
    const failures = shape && failuresOf(shape as Shape, asked)
    const headers = { 'Content-Type': 'application/json', ...(status === 429 && { 'Retry-After': '7' }) }
    return to.writeHead(failures ? 400 : status, headers).end(JSON.stringify(failures ?? body))
  }
}

async function wakeBodyOf({ method, headers }: IncomingMessage, bytes: Buffer): Promise<unknown> {
  if (method === 'GET') return undefined
  const type = headers['content-type']
  return type?.startsWith('application/json') ? JSON.parse(bytes.toString()) : formOf(bytes, type)
}

/** A form of `recognizeSpeech`, or of `spotWakeWords`. */
async function formOf(bytes: Buffer, type = '') {
  const form = await new Response(Uint8Array.from(bytes), { headers: { 'Content-Type': type } }).formData()
  const isJson = (name: string) => ['words', 'wake', 'anti', 'threshold', 'stop_at_first'].includes(name)
  return Object.fromEntries(
    [...form].map(([name, value]) => [name, isJson(name) ? JSON.parse(String(value)) : value]),
  ) as BodyOf<typeof recognizeSpeech>
}

/** What was found in a recording of two seconds with a second of speech. */
export function spotted(
  heard: WakeWordSpotting['heard'] = [],
  changes: Partial<WakeWordSpotting> = {},
): { status: number; body: WakeWordSpotting } {
  const scores = { start_ms: 0, step_ms: 10, scores: [] }
  const body = { scores, heard, duration_ms: 2000, speech_ms: 1000, scoring_version: 1, ...changes }
  expect(compile(spotWakeWords.response!)(body)).toBe(true)
  return { status: 200, body }
}

export function heard(text: string, rejected = false): { status: number; body: SpeechRecognition } {
  const words = text
    .split(' ')
    .map((word, at) => ({ word, start_ms: at * 100, end_ms: at * 100 + 90, score: 0.9 }))
  const body = {
    rejected,
    hypotheses: [{ text, confidence: 8000, words }],
    threshold: 5000,
    single_hypothesis: true,
    engine: { id: 'stand-in', version: '1', model: 'none' },
  }
  expect(compile(recognizeSpeech.response!)(body)).toBe(true)
  return { status: 200, body }
}
