import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  type BodyOf,
  compile,
  failuresOf,
  recognizeSpeech,
  type SpeechRecognition,
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
}

export interface SpokenResponse {
  readonly status: number
  readonly body: unknown
}

/** Stands in for the voice service: checks what it is asked against the contract, and answers what the test says. */
export interface StandIn {
  /** Says nothing for as long as it is asked. */
  isSilent: boolean
  hungUp: number
  /** What it answers, or how it finds that. */
  response: SpokenResponse | ((asked: BodyOf<typeof recognizeSpeech>) => SpokenResponse)
  asked: BodyOf<typeof recognizeSpeech> | undefined
  readonly url: string
  readonly server: Server
}

export async function aVoiceService(): Promise<StandIn> {
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (piece) => {
      text += piece
    })
    request.on('end', () => {
      const isOurs = request.headers.authorization === `Bearer ${serviceToken}`
      if (request.url === '/v1/engines' && isOurs) return response.end(JSON.stringify({ engines: [engine] }))
      standIn.asked = JSON.parse(text)
      const failures = failuresOf(recognizeSpeech.body!, standIn.asked)
      response.on('close', () => {
        if (!response.writableFinished) standIn.hungUp++
      })
      if (standIn.isSilent) return
      const { response: given, asked } = standIn
      const answer = () => (typeof given === 'function' ? given(asked!) : given)
      const { status, body } = isOurs && !failures ? answer() : { status: 401, body: failures }
      const headers = { 'Content-Type': 'application/json', ...(status === 503 && { 'Retry-After': '1' }) }
      response.writeHead(status, headers).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const standIn: StandIn = {
    isSilent: false,
    hungUp: 0,
    response: { status: 500, body: {} },
    asked: undefined,
    url: `http://127.0.0.1:${port}`,
    server,
  }
  return standIn
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
