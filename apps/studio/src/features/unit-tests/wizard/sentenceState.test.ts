import { analyze } from '@saywright/grammar'
import { expect, test } from 'vitest'
import { sentenceState } from './sentenceState.js'

const analysis = analyze('#BNF+EM V2.1;\n!grammar lamps;\n!start <main>;\n<main>: switch (on | off);\n')

test.each([
  ['switch on', 'sentence', 'accepted'],
  ['stop', 'sentence', 'notAccepted'],
  [' ', 'sentence', 'missing'],
  [null, 'sentence', 'missing'],
  ['stop', 'other_sentence', 'toRefuse'],
  ['switch on', 'other_sentence', 'inGrammar'],
  [null, 'other_sentence', 'toRefuse'],
  [null, 'no_speech', 'toRefuse'],
] as const)('%j, expected as %s, is %s', (transcription, expectation, state) =>
  expect(sentenceState(analysis, {}, transcription, expectation)).toBe(state),
)
