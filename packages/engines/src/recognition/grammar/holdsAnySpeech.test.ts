import { expect, it } from 'vitest'
import { holdsAnySpeech } from './holdsAnySpeech.js'
import { readGrammar } from './readGrammar.js'

const holds = (rules: string) => holdsAnySpeech(readGrammar(`#JSGF V1.0 UTF-8; grammar g; ${rules}`))

it.each([
  ['public <a> = open [the] (door | window)+;', false],
  ['public <a> = open <VOID> | <NULL> close;', false],
  ['public <a> = <GARBAGE>;', true],
  ['public <a> = note [<b>]; <b> = that (<GARBAGE> | nothing)*;', true],
] as const)('%s', (rules, whether) => {
  expect(holds(rules)).toBe(whether)
})
