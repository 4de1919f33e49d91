import { expect, test } from 'vitest'
import { leastPhones } from './leastPhones.js'
import { readGrammar } from './readGrammar.js'

const lexicon = new Map([
  ['go', ['G OW']],
  ['stop', ['S T AA P']],
  ['the', ['DH IY', 'AH']],
])

test.each([
  ['public <a> = stop | go;', 2],
  ['public <a> = stop go;', 6],
  ['public <a> = stop [go];', 4],
  ['public <a> = go+;', 2],
  ['public <a> = go*;', 0],
  ['public <a> = the go;', 3],
  ['public <a> = stop <b>; <b> = go | stop;', 6],
  ['public <a> = stop; <b> = go;', 4],
  ['public <a> = go <GARBAGE>;', 3],
  ['public <a> = go <NULL>;', 2],
  ['public <a> = go <VOID>;', Infinity],
])('%s has a sentence of %d phones', (rules, phones) => {
  expect(leastPhones(readGrammar(`#JSGF V1.0; grammar g; ${rules}`), lexicon)).toBe(phones)
})
