import type { UnitTestRun } from '@saywright/api/contract'
import { expect, test } from 'vitest'
import { sayIn } from '../messages/say.js'
import { resultSuite } from './resultSuite.js'

type Result = UnitTestRun['results'][number]

const result: Result = {
  id: 1,
  audio_id: 2,
  audio_name: 'on.wav',
  expectation: 'sentence',
  expected: 'switch on',
  expected_meaning: null,
  result: 'switch off',
  confidence: 7420,
  is_expected: false,
  intent: null,
  entities: [],
  is_meant: true,
  conclusion: 'wrong',
  words: [],
  refusal: null,
  failure: null,
  tested_at: '2026-11-20T16:00:02.000Z',
}

const run = (changes: Partial<UnitTestRun>, ...results: Partial<Result>[]): UnitTestRun => ({
  id: 5,
  number: 1,
  status: 'completed',
  task_id: null,
  confidence_threshold: 5000,
  files: results.length,
  tested: results.length,
  passed: 0,
  average: null,
  started_at: '2026-11-20T16:00:00.000Z',
  ended_at: '2026-11-20T16:00:02.500Z',
  language: 'eng-US',
  grammar: '',
  settings: { STREAM_RESULT_MODE: 'final', MAXNBEST: 1, TSILENCE: 500, THRESHOLD: 5000 },
  slots: [],
  imports: [],
  results: results.map((each) => ({ ...result, ...each })),
  ...changes,
})

const inEnglish = { say: sayIn('en-US'), locale: 'en-US' } as const
const nothing = { result: null, confidence: null }

test.each<[Partial<Result>, string, string | undefined]>([
  [{ conclusion: 'passed' }, 'passed', undefined],
  [{ conclusion: 'wrong' }, 'failed', 'Recognized “switch off” with a confidence of 7,420.'],
  [{ conclusion: 'rejected', confidence: 4999 }, 'failed', 'Heard “switch off” at 4,999, below 5,000.'],
  [{ conclusion: 'rejected', ...nothing }, 'failed', 'No sentence of the grammar was recognized.'],
  [
    { conclusion: 'rejected', ...nothing, refusal: 'no_sentence' },
    'failed',
    'What was said is no sentence of the grammar.',
  ],
  [
    { conclusion: 'rejected', confidence: 247, refusal: 'clipped' },
    'failed',
    'The recording is too loud: its peaks are cut.',
  ],
  [{ conclusion: 'failed', ...nothing, failure: 'audio_missing' }, 'broken', 'The recording was deleted.'],
  [{ conclusion: 'failed', ...nothing, failure: 'audio_too_long' }, 'broken', 'The recording is too long.'],
  [{ conclusion: 'waiting', ...nothing, tested_at: null }, 'broken', 'It was not tested.'],
])('%o is %s', (changes, status, message) => {
  const { cases } = resultSuite('Lamps: near', run({}, changes), inEnglish)
  expect(cases).toEqual([{ name: 'on.wav: switch on', status, ...(message && { message }) }])
})

const taken = { expectation: 'other_sentence', expected: 'put me through' } as const

test.each<[Partial<Result>, string, string, string | undefined]>([
  [{ ...taken, conclusion: 'refused' }, 'refuse put me through', 'passed', undefined],
  [
    { ...taken, conclusion: 'sentence_taken' },
    'refuse put me through',
    'failed',
    'It had to be refused, and “switch off” was recognized with a confidence of 7,420.',
  ],
  [{ ...taken, expected: '', conclusion: 'refused' }, 'refuse another sentence', 'passed', undefined],
  [
    { expectation: 'no_speech', expected: '', conclusion: 'noise_taken' },
    'refuse what is no speech',
    'failed',
    'Nobody speaks in it, and “switch off” was recognized with a confidence of 7,420.',
  ],
  [
    {
      conclusion: 'meaning_differs',
      expected_meaning: { intent: 'SWITCH', entities: [{ name: 'state', value: 'on', entities: [] }] },
      entities: [{ name: 'state', value: 'off', text: 'off', start_ms: 0, end_ms: 1, entities: [] }],
    },
    'switch on',
    'failed',
    'Recognized, but it means state=off instead of SWITCH  state=on.',
  ],
])('%o is called %s and %s', (changes, expected, status, message) => {
  const { cases } = resultSuite('Lamps: near', run({}, changes), inEnglish)
  expect(cases).toEqual([{ name: `on.wav: ${expected}`, status, ...(message && { message }) }])
})

test('a run that was cancelled does not pass, whatever its recordings say', () => {
  const suite = resultSuite('Lamps: near', run({ status: 'cancelled' }, { conclusion: 'passed' }), inEnglish)
  expect(suite).toMatchObject({ name: 'Lamps: near', seconds: 2.5 })
  expect(suite.cases.map(({ status }) => status)).toEqual(['passed', 'broken'])
})

test('reports a refusal in the language of the terminal', () => {
  const refused = run({}, { conclusion: 'rejected', confidence: 247, refusal: 'below_threshold' })
  const { cases } = resultSuite('Lamps: near', refused, { say: sayIn('fr-FR'), locale: 'fr-FR' })
  expect(cases[0]?.message).toMatch(/^Entendu\s:\s«\sswitch off\s» à 247, sous 5\s000\.$/)
})
