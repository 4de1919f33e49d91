import type { UnitTestResult, UnitTestRun, UnitTestRunSummary } from '../../contract/unit-tests/run.js'
import type { UnitTest, UnitTestSummary } from '../../contract/unit-tests/unitTest.js'
import { defaultRecognizerSettings } from '../../contract/voice-commands/model.js'
import { earlier, longAgo } from './times.js'

export const aUnitTestRunSummary = (changes: Partial<UnitTestRunSummary> = {}): UnitTestRunSummary => ({
  id: 51,
  number: 2,
  status: 'completed',
  task_id: 31,
  confidence_threshold: 5000,
  files: 4,
  tested: 4,
  passed: 2,
  to_refuse: 0,
  refused: 0,
  average: 6190,
  started_at: earlier,
  ended_at: earlier,
  ...changes,
})

export const aUnitTestSummary = (changes: Partial<UnitTestSummary> = {}): UnitTestSummary => ({
  id: 41,
  model_id: 11,
  model_type: 'voice_commands',
  name: 'Aisle accents',
  description: 'Four people, near and far',
  confidence_threshold: 5000,
  files: 4,
  created_at: longAgo,
  updated_at: earlier,
  last_run: aUnitTestRunSummary(),
  ...changes,
})

export const aUnitTest = (changes: Partial<UnitTest> = {}): UnitTest => ({
  ...aUnitTestSummary(),
  audio_files: [
    {
      ...{ id: 21, name: 'nadia-03.wav', duration: 2.4, transcription: 'switch on the kitchen lamp' },
      ...{ expectation: 'sentence', meaning: null },
    },
  ],
  slots: [],
  ...changes,
})

export const aUnitTestResult = (changes: Partial<UnitTestResult> = {}): UnitTestResult => ({
  id: 61,
  audio_id: 21,
  audio_name: 'nadia-03.wav',
  expectation: 'sentence',
  expected: 'switch on the kitchen lamp',
  expected_meaning: null,
  result: 'switch on the kitchen lamp',
  duration: 2.4,
  confidence: 7412,
  is_expected: true,
  intent: null,
  entities: [],
  is_meant: true,
  conclusion: 'passed',
  words: [],
  refusal: null,
  failure: null,
  tested_at: earlier,
  ...changes,
})

export const aUnitTestRun = (changes: Partial<UnitTestRun> = {}): UnitTestRun => ({
  ...aUnitTestRunSummary(),
  model_type: 'voice_commands',
  language: 'eng-US',
  grammar:
    '#BNF+EM V2.1;\n!grammar lamps;\n!start <main>;\n\n<main>: switch (on | off) the <room> lamp;\n<room>: kitchen | hall;\n',
  settings: defaultRecognizerSettings,
  slots: [{ name: 'room', values: ['kitchen', 'hall'] }],
  imports: [],
  wake_words: null,
  results: [aUnitTestResult()],
  ...changes,
})

/** A run of a test of wake words: one that must wake, and one that must not. */
export const aWakeWordTestRun = (changes: Partial<UnitTestRun> = {}): UnitTestRun =>
  aUnitTestRun({
    model_type: 'wake_word',
    grammar: '',
    slots: [],
    wake_words: { positive_words: [{ text: 'hello halden' }], negative_words: [{ text: 'hello holder' }] },
    results: [aWakeWordResult(), aSilentWakeWordResult()],
    ...changes,
  })

/** It says the wake word, which is heard. */
export const aWakeWordResult = (changes: Partial<UnitTestResult> = {}): UnitTestResult =>
  aUnitTestResult({
    audio_name: 'hello-halden-grace.wav',
    expected: 'hello halden',
    result: 'hello halden',
    confidence: 8210,
    duration: 1.8,
    words: [{ text: 'hello halden', start_ms: 640, end_ms: 1430, score: 0.82 }],
    ...changes,
  })

/** It says something else, and nothing is heard. */
export const aSilentWakeWordResult = (changes: Partial<UnitTestResult> = {}): UnitTestResult =>
  aWakeWordResult({
    id: 62,
    audio_id: 22,
    audio_name: 'yellow-garden-grace.wav',
    expectation: 'other_sentence',
    expected: 'yellow garden',
    result: null,
    confidence: null,
    is_expected: false,
    conclusion: 'refused',
    words: [],
    refusal: 'no_sentence',
    ...changes,
  })
