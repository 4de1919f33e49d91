import { expect, it } from 'vitest'
import { countSentences } from './countSentences.js'
import { readGrammar } from './readGrammar.js'

const count = (rules: string) => countSentences(readGrammar(`#JSGF V1.0 UTF-8; grammar g; ${rules}`))

it.each([
  ['public <a> = go;', 1],
  ['public <a> = go | stop | go home;', 3],
  ['public <a> = [please] (open | close) the (door | window | gate);', 12],
  ['public <a> = take <n> <n>; <n> = one | two | three;', 9],
  ['public <a> = yes; public <b> = no | never;', 3],
  ['public <a> = open <VOID> | <NULL> close;', 1],
  ['public <a> = say <GARBAGE>;', 1],
  ['public <a> = call (one | two)+;', Number.POSITIVE_INFINITY],
  ['public <a> = open <VOID> please* | close;', 1],
] as const)('%s holds %d', (rules, sentences) => {
  expect(count(rules)).toBe(sentences)
})
