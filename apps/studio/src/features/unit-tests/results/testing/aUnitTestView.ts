import { ready } from '@saywright/api/contract'
import { aUnitTest, aUnitTestResult, aUnitTestRun, aUnitTestRunSummary } from '@saywright/api/testing'
import type { ChangesOf } from '@saywright/shell/components'
import { fn } from 'storybook/test'
import type { UnitTestScreenProps } from '../UnitTestScreen.js'

export const someResults = [
  aUnitTestResult(),
  aUnitTestResult({
    id: 62,
    audio_id: 22,
    audio_name: 'ines-07.wav',
    expected: 'report damaged item in aisle nine',
    result: 'report damaged item in aisle five',
    confidence: 6035,
    is_expected: false,
    conclusion: 'wrong',
  }),
  aUnitTestResult({
    id: 63,
    audio_id: 23,
    audio_name: 'tom-15.wav',
    expected: 'switch off the hall lamp',
    result: 'switch off the hall lamp',
    confidence: 4620,
    conclusion: 'rejected',
    refusal: 'below_threshold',
  }),
  aUnitTestResult({
    id: 64,
    audio_id: null,
    audio_name: 'karl-02.wav',
    expected: 'next',
    result: null,
    confidence: null,
    is_expected: false,
    conclusion: 'rejected',
    refusal: 'no_speech',
  }),
]
export const someRun = aUnitTestRun({ results: someResults, passed: 1, average: 6022 })

/** Recordings of both kinds, as those of the picture: 46 to be recognized, 16 to be refused. */
const recognizable = [
  ...[2600, 3700, 4500, 5310, 5320],
  ...[5750, 5900, 6100, 6200, 6300, 6500, 6600, 6700, 6900, 6950, 7000, 7050, 7150, 7250, 7300, 7350],
  ...[7360, 7412, 7450, 7550, 7600, 7650, 7700, 7750, 7950, 8000, 8050, 8100, 8110, 8120, 8300, 8400],
  ...[8450, 8500, 8700, 8800, 8900, 9000, 9120, 9300],
]
const refusable = [
  null,
  null,
  null,
  null,
  500,
  700,
  900,
  1100,
  1700,
  2100,
  3000,
  3300,
  4300,
  5080,
  5240,
  5560,
]
const people = ['nadia', 'tom', 'karl', 'ines']
const nameOf = (index: number) => `${people[index % 4]}-${String(index + 1).padStart(2, '0')}.wav`

export const bothResults = [
  aUnitTestResult({
    ...{ id: 100, audio_id: 21, audio_name: 'ines-07.flac', confidence: 6035, is_expected: false },
    ...{ expected: 'report damaged at dock north', result: 'report damaged at dock south' },
  }),
  ...recognizable.map((confidence, index) =>
    aUnitTestResult({ id: 101 + index, audio_id: 101 + index, audio_name: nameOf(index), confidence }),
  ),
  ...refusable.map((confidence, index) =>
    aUnitTestResult({
      ...{ id: 200 + index, audio_id: 200 + index, confidence, is_expected: false },
      ...(index < 4
        ? { expectation: 'no_speech' as const, expected: '', audio_name: `door-slam-0${index + 1}.wav` }
        : { expectation: 'other_sentence' as const, expected: 'put me through to the office' }),
      ...(index >= 4 && { audio_name: nameOf(index + 46) }),
      ...(confidence === null && { result: null, refusal: 'no_speech' as const }),
    }),
  ),
]
export const bothRun = aUnitTestRun({
  results: bothResults,
  files: 62,
  tested: 62,
  passed: 55,
  average: 7036,
})

/** A sentence that was recognized with another meaning than is expected. */
export const otherMeaning = aUnitTestResult({
  ...{ id: 300, audio_id: 21, audio_name: 'karl-05.wav', is_meant: false, intent: 'SWITCH' },
  entities: [{ name: 'state', value: 'on', text: 'on', start_ms: 0, end_ms: 90, entities: [] }],
  expected_meaning: { intent: 'SWITCH', entities: [{ name: 'state', value: 'off', entities: [] }] },
})

const before = aUnitTestRun({
  id: 50,
  number: 1,
  grammar: someRun.grammar.replace('(on | off)', 'on'),
  settings: { ...someRun.settings, TSILENCE: 700 },
  results: [
    aUnitTestResult({ id: 52, confidence: 4200 }),
    aUnitTestResult({
      id: 53,
      audio_name: 'ines-07.wav',
      audio_id: 22,
      expected: 'report damaged item in aisle nine',
      result: 'report damaged item in aisle nine',
      confidence: 5710,
    }),
    aUnitTestResult({ id: 54, audio_name: 'tom-15.wav', audio_id: 23, confidence: 4100 }),
  ],
})

/** A test that ran twice, with the last run open. @param changes overrides, by group. */
export function aUnitTestView({
  state = {},
  actions = {},
}: ChangesOf<UnitTestScreenProps> = {}): UnitTestScreenProps {
  return {
    state: {
      test: { loaded: ready(aUnitTest()), isScoredOtherwise: false, ...state.test },
      runs: {
        open: ready(someRun),
        all: [
          aUnitTestRunSummary({ id: 51, number: 2, passed: 1 }),
          aUnitTestRunSummary({ id: 50, number: 1, passed: 4 }),
        ],
        reference: ready(before),
        ...state.runs,
      },
      model: {
        ...{ type: 'voice_commands', language: 'eng-US', threshold: 5000 },
        ...{ isScoredOtherwise: false, suite: [] },
        ...state.model,
      },
      navigation: {
        tab: 'results',
        backHref: '/7/voice-commands/11/unit-tests',
        editHref: '/7/voice-commands/11/unit-tests/41/edit',
        runHrefOf: (id) => `/7/voice-commands/11/unit-tests/41?run=${id}`,
        wordsHrefOf: ({ name, isSlot }, line) => ({
          href: isSlot ? '/7/voice-commands/11/slots' : `/7/voice-commands/11?line=${line}#${name}`,
          line,
        }),
        ...state.navigation,
      },
    },
    actions: {
      test: {
        ...{ run: fn(async () => {}), applyThreshold: fn(async () => {}), expect: fn(async () => {}) },
        ...actions.test,
      },
      runs: {
        ...{ cancel: fn(async () => {}), export: fn(), compareWith: fn() },
        fetchAudio: fn(() => new Promise<never>(() => {})),
        ...actions.runs,
      },
      model: { useThreshold: fn(async () => {}), refuse: fn(async () => {}), ...actions.model },
      speech: {
        onPronounce: fn(async () => []),
        onSay: fn(() => new Promise<never>(() => {})),
        ...actions.speech,
      },
      navigation: { openTab: fn(), ...actions.navigation },
    },
  }
}
