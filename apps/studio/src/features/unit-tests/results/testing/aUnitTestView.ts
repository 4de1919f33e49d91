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

/** A test that ran twice, with the last run open. @param changes what is otherwise, by group. */
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
      model: { language: 'eng-US', threshold: 5000, isScoredOtherwise: false, ...state.model },
      navigation: {
        tab: 'results',
        backHref: '/7/voice-commands/11/unit-tests',
        runHrefOf: (id) => `/7/voice-commands/11/unit-tests/41?run=${id}`,
        ...state.navigation,
      },
    },
    actions: {
      test: { run: fn(async () => {}), applyThreshold: fn(async () => {}), ...actions.test },
      runs: {
        ...{ cancel: fn(async () => {}), export: fn(), compareWith: fn() },
        fetchAudio: fn(() => new Promise<never>(() => {})),
        ...actions.runs,
      },
      model: { useThreshold: fn(async () => {}), ...actions.model },
      navigation: { openTab: fn(), ...actions.navigation },
    },
  }
}
