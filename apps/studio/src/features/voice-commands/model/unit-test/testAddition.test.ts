import type { Refusal } from '@saywright/api/contract'
import { aHypothesis, aRecognition } from '@saywright/api/testing'
import { expect, it, test } from 'vitest'
import type { TestRecording } from '../quick-test/quickTest.js'
import { likelyResult, nameOfRecording, withRecording } from './testAddition.js'

const recording: TestRecording = { file: new File([], 'take.wav'), name: 'take.wav', seconds: 2 }
const kept = { ...recording, kept: { id: 5, name: 'take.wav', sentence: 'switch it on', seconds: 2 } }
const hypotheses = [aHypothesis({ text: 'switch on the lamp' })]

test.each<[Refusal, string, string]>([
  ['below_threshold', 'sentence', 'switch on the lamp'],
  ['clipped', 'sentence', 'switch on the lamp'],
  ['cut_off', 'sentence', 'switch on the lamp'],
  ['no_sentence', 'other_sentence', ''],
  ['no_speech', 'no_speech', ''],
])('of a recording refused for %s %s is expected', (refusal, expectation, said) => {
  const recognition = aRecognition({ rejected: true, refusal, hypotheses })
  expect(likelyResult(recording, recognition)).toEqual({ expectation, said })
})

it('expects the recognized sentence, and a refusal without one', () => {
  expect(likelyResult(recording, aRecognition({ hypotheses }))).toEqual({
    expectation: 'sentence',
    said: 'switch on the lamp',
  })
  const short = aRecognition({ rejected: true, refusal: 'too_short', hypotheses: [] })
  expect(likelyResult(recording, short)).toEqual({ expectation: 'other_sentence', said: '' })
})

it('expects of a recording of the project what its transcription says', () => {
  const refused = aRecognition({ rejected: true, refusal: 'no_sentence', hypotheses })
  expect(likelyResult(kept, refused)).toEqual({ expectation: 'sentence', said: 'switch it on' })
})

test.each([
  ['speak', 'Switch on, please', 'switch-on-please.wav'],
  ['speak', '', 'take.wav'],
  ['file', 'switch on', 'take.wav'],
] as const)('by %s, “%s” is called %s', (by, said, name) => {
  expect(nameOfRecording(by, recording, said)).toBe(name)
})

it("keeps the expectations of the test's other recordings, and has each once", () => {
  const meaning = { intent: 'SWITCH', entities: [] }
  const file = { name: '', duration: 1, transcription: 'switch on' }
  const audio_files = [
    { ...file, id: 21, expectation: 'sentence' as const, meaning },
    { ...file, id: 22, expectation: 'sentence' as const, meaning: null },
  ]
  const added = { audio_id: 22, expectation: 'no_speech' as const, meaning: null }
  expect(withRecording({ audio_files }, added)).toEqual({
    audio_files: [21, 22],
    expectations: [{ audio_id: 21, expectation: 'sentence', meaning }, added],
  })
})
