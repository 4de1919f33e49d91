import type { AudioAsset } from '@saywright/api/contract'
import { analyze } from '@saywright/grammar'
import { expect, test } from 'vitest'
import { keptRecordings } from './keptRecordings.js'

const { compiled } = analyze('#BNF+EM V2.1;\n!grammar g;\n!start <c>;\n<c>: switch (on | off) the light;\n')
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
  const assets = [1, 2, 3, 4].map((id) => anAsset(id))
  const found = keptRecordings(assets, compiled, {})
  expect(found.map(({ id }) => id)).toEqual([1, 2, 3])
  expect(found[0]).toEqual({ id: 1, name: '1.wav', sentence: 'Switch on the light', seconds: 2 })
})

test.each([
  ['another sentence', { transcription: 'go forward' }],
  ['no sentence', { transcription: null }],
  ['another format', { type: 'audio/ogg' }],
  ['no known length', { duration: null }],
])('a recording with %s is not', (_, changes) => {
  expect(keptRecordings([anAsset(1, changes)], compiled, {})).toEqual([])
})
