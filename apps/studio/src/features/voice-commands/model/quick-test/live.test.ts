import type { ListeningEvent, Refusal } from '@saywright/api/contract'
import { aHypothesis, aRecognition } from '@saywright/api/testing'
import { describe, expect, it } from 'vitest'
import { hearingAfter, type LiveHearing, liveProblemOf } from './live.js'

const after = (...events: readonly ListeningEvent[]) =>
  events.reduce<LiveHearing>(hearingAfter, { status: 'connecting' })

const ready: ListeningEvent = { type: 'ready', data: { sample_rate: 16_000, single_hypothesis: true } }
const speech: ListeningEvent = { type: 'speech', data: { start_ms: 100 } }
const partial = (text: string): ListeningEvent => ({ type: 'partial', data: { text, end_ms: 400 } })
const final = (text: string, refusal?: Refusal): ListeningEvent => ({
  type: 'final',
  data: {
    start_ms: 100,
    end_ms: 900,
    ended_by: 'silence',
    recognition: aRecognition({
      ...(refusal && { rejected: true, refusal }),
      hypotheses: [aHypothesis({ text })],
    }),
  },
})

describe('partial results', () => {
  it('grows with the sentence, and ends with its result', () => {
    expect(after(ready)).toMatchObject({ status: 'listening', text: '' })
    expect(after(ready, speech, partial('switch'), partial('switch on'))).toMatchObject({
      text: 'switch on',
      isFinal: false,
    })
    expect(after(ready, speech, partial('switch'), final('switch on'))).toMatchObject({
      text: 'switch on',
      isFinal: true,
    })
  })
  it('begins again with the next sentence', () => {
    expect(after(ready, final('switch on'), speech)).toMatchObject({ text: '', isFinal: false })
  })
  it('reports a sentence outside the grammar', () => {
    expect(after(ready, final('what', 'clipped'))).toMatchObject({ refusal: 'clipped' })
  })
  it('stays while the engine is replaced', () => {
    const restarted: ListeningEvent = { type: 'restarted', data: {} }
    expect(after(ready, partial('switch'), restarted, ready)).toMatchObject({ text: 'switch' })
  })
  it.each([
    ['idle', 'idle'],
    ['time', 'idle'],
    ['stopping', 'down'],
  ] as const)('is over for %s', (reason, problem) => {
    expect(after(ready, { type: 'ended', data: { reason } })).toEqual({ status: 'failed', problem })
  })
})

it.each([
  ['network', undefined, 'lost'],
  ['timeout', undefined, 'lost'],
  ['signedOut', 'disconnected', 'elsewhere'],
  ['tooMany', 'too_many', 'busy'],
  ['server', 'voice_unavailable', 'down'],
  ['server', 'internal', 'other'],
] as const)('reports a failure %s %s as %s', (kind, code, problem) => {
  expect(liveProblemOf({ kind: kind as never, code })).toBe(problem)
})
