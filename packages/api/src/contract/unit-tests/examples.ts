import { defaultRecognizerSettings } from '../voice-commands/model.js'
import type { UnitTestRun, UnitTestRunSummary } from './run.js'
import type { UnitTestForm, UnitTestSummary } from './unitTest.js'

/** One unit test with its run, as the reference documentation shows them. */
export const exampleForm: UnitTestForm = {
  name: 'Aisle accents',
  description: 'Four people, near and far',
  confidence_threshold: 5000,
  audio_files: [21],
  slots: [],
}

export const exampleRunSummary: UnitTestRunSummary = {
  id: 51,
  number: 14,
  status: 'completed',
  task_id: 31,
  confidence_threshold: 5000,
  files: 1,
  tested: 1,
  passed: 1,
  to_refuse: 0,
  refused: 0,
  average: 7420,
  started_at: '2026-11-20T16:00:00.000Z',
  ended_at: '2026-11-20T16:00:02.000Z',
}

export const exampleTest: UnitTestSummary = {
  id: 41,
  model_id: 11,
  model_type: 'voice_commands',
  name: exampleForm.name,
  description: exampleForm.description,
  confidence_threshold: exampleForm.confidence_threshold,
  files: 1,
  created_at: '2026-11-02T10:00:00.000Z',
  updated_at: '2026-11-20T16:00:00.000Z',
  last_run: exampleRunSummary,
}

export const exampleRun: UnitTestRun = {
  ...exampleRunSummary,
  model_type: 'voice_commands',
  language: 'eng-US',
  grammar: '#BNF+EM V2.1;\n!grammar lamps;\n!start <main>;\n<main>: switch (on | off) the lamp;\n',
  settings: defaultRecognizerSettings,
  slots: [],
  imports: [],
  wake_words: null,
  results: [
    {
      id: 61,
      audio_id: 21,
      audio_name: 'switch-on.wav',
      expectation: 'sentence',
      expected: 'switch on the lamp',
      expected_meaning: { intent: null, entities: [{ name: 'state', value: 'on', entities: [] }] },
      result: 'switch on the lamp',
      duration: 1.8,
      confidence: 7420,
      is_expected: true,
      intent: null,
      entities: [{ name: 'state', value: 'on', text: 'on', start_ms: 560, end_ms: 720, entities: [] }],
      is_meant: true,
      conclusion: 'passed',
      words: [{ text: 'switch', start_ms: 210, end_ms: 560, score: 0.97 }],
      refusal: null,
      failure: null,
      tested_at: '2026-11-20T16:00:02.000Z',
    },
  ],
}
