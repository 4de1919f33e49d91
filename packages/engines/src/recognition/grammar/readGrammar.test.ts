import { analyze, importGrammar, toJsgf, vocabularyOf as wordsOf } from '@saywright/grammar'
import { expect, it } from 'vitest'
import { validCases } from '../../../../grammar/src/testing/cases.js'
import { mutated, randomNumbers } from '../../../../grammar/src/testing/mutations.js'
import { EngineFailure } from '../../failures/EngineFailure.js'
import { readGrammar } from './readGrammar.js'
import { vocabularyOf } from './vocabularyOf.js'

it.each(validCases)(
  'hears the words of grammar $id, and those that another program imports of it',
  (example) => {
    const { compiled } = analyze(example.src)
    const jsgf = toJsgf(compiled, { slots: example.slots ?? {} })
    const words = vocabularyOf(readGrammar(jsgf)).toSorted()
    expect(words).toEqual(wordsOf(compiled, { slots: example.slots ?? {} }).map(({ word }) => word))
    const { text, problems } = importGrammar(jsgf, 'jsgf')
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(wordsOf(analyze(text).compiled).map(({ word }) => word)).toEqual(words)
  },
)

it.each([
  [
    'public <a> = <b> <c>; <b> = go; <c> = stop;',
    'grammar h.g; public <a> = <g.b> <h.g.c>; <b> = go; <c> = stop;',
  ],
  ['public <a> = go stop;', '#JSGF;; public <a> = go stop; /* not closed'],
  ['public <a> = "go on";', 'public <a> = "\n go  on ";'],
  ['public <a> = <b c>; <b c> = go;', 'public <a> = < b c >; <b c> = go;'],
  ['public <a> = go*;', 'public <a> = [(go {x})+ {y}]* {z};'],
  ['public <a> = go | /2/ stop;', 'public <a> = (go {x}) | /2/ (stop) {y};'],
])('reads %s in another spelling', (plain, other) => {
  expect(readGrammar(other)).toEqual(readGrammar(plain))
})

it('reads damaged input or rejects it with an EngineFailure', () => {
  const whole =
    '#JSGF V1.0 UTF-8 en;\ngrammar a.b;\n/* c */ public <a> = /2/ go {t} | /.5/ "on on"+ [<b>];\n<b> = <NULL> | (e f)* {\\}} | <GARBAGE>;'
  const random = randomNumbers(11)
  const failures: unknown[] = []
  for (let count = 0; count < 2000; count++)
    try {
      readGrammar(mutated(whole, random))
    } catch (failure) {
      failures.push(failure)
    }
  expect(failures.length).toBeGreaterThan(0)
  expect(failures.length).toBeLessThan(2000)
  expect(failures.filter((failure) => !(failure instanceof EngineFailure))).toEqual([])
})
