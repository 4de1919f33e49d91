import type { AudioAsset } from '@saywright/api/contract'
import { analyze } from '@saywright/grammar'
import { expect, test } from 'vitest'
import { keptRecordings } from './keptRecordings.js'

const { compiled } = analyze(
  '#BNF+EM V2.1;\n!grammar g;\n!start <c>;\n<c>: switch (on | off) the (light | lamp);\n',
)
const anAsset = (id: number, changes: Partial<AudioAsset> = {}): AudioAsset => ({
  id,
  name: `${id}.wav`,
  type: 'audio/wav',
  duration: 2,
  size: 64_044,
  created_at: '2026-11-20T16:00:00.000Z',
  transcription: 'Switch on the light',
  ...changes,
})

test('recordings that say a sentence of the grammar are offered, three of them', () => {
  const sentences = [
    'Switch on the light',
    'switch off the light',
    'switch on the lamp',
    'switch off the lamp',
  ]
  const assets = sentences.map((transcription, index) => anAsset(index + 1, { transcription }))
  const found = keptRecordings(assets, compiled, {})
  expect(found.map(({ id }) => id)).toEqual([1, 2, 3])
  expect(found[0]).toEqual({ id: 1, name: '1.wav', sentence: 'Switch on the light', seconds: 2 })
})

test('of recordings that say the same, the newest is offered', () => {
  const assets = [
    anAsset(1),
    anAsset(2, { transcription: 'switch on the light ' }),
    anAsset(3, { transcription: 'switch off the light' }),
  ]
  expect(keptRecordings(assets, compiled, {}).map(({ id }) => id)).toEqual([1, 3])
})

test.each([
  ['another sentence', { transcription: 'go forward' }],
  ['no sentence', { transcription: null }],
  ['another format', { type: 'audio/ogg' }],
  ['no known length', { duration: null }],
])('a recording with %s is not', (_, changes) => {
  expect(keptRecordings([anAsset(1, changes)], compiled, {})).toEqual([])
})
