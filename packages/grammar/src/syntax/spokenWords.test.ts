import { expect, it } from 'vitest'
import {
  analyze,
  countSentences,
  generate,
  match,
  speechWords,
  spokenParts,
  wordsOfSentence,
} from '../index.js'
import { compiled, grammarOf } from '../testing/compiled.js'

const accepts = (source: string, said: string) => match(compiled(source), said, { nearest: false }).matched

it.each([
  ['open the door —', 'open the door'],
  ['„open“ » the « door…', 'open the door'],
  ['open。the，door？', 'open the door'],
  ['¡open! (the) [door] #1 ~ *', 'open the door 1'],
  ['ＯＰＥＮ　the　ｄｏｏｒ！', 'open the door'],
  ['open ｜ door', 'open door'],
  ['İSTANBUL Straße STRASSE ΟΔΟΣ', 'istanbul strasse strasse οδοσ'],
  ['E\u0301teins \u00c9teins', 'éteins éteins'],
  ["l’entrée l'entrée l`entrée l\u02bcentrée", "l' entrée l' entrée l' entrée l' entrée"],
  ["s'il n'y a qu'un", "s' il n' y a qu' un"],
  ["dell'acqua l'obra", "dell' acqua l' obra"],
  ["don't o'clock aujourd'hui dogs' ‘open’", "don't o'clock aujourd'hui dogs open"],
  ['x-ray vingt‑deux a - b', 'x ray vingt deux a b'],
  ['U.S. 3,5 and/or 50 %', 'u s 3 5 and or 50'],
  ['so\u00adft col·lecció', 'soft col·lecció'],
  ['— … ？', ''],
])('%s is spoken as %s', (text, words) => {
  expect(wordsOfSentence(text).join(' ')).toBe(words)
})

it('reports the position of each word in any Unicode form', () => {
  const text = '« L’e\u0301te\u0301, vingt-deux »'
  const placed = spokenParts(text).flatMap(({ words }) => words)
  expect(placed.map(({ start, end }) => text.slice(start, end))).toEqual([
    'L’',
    'e\u0301te\u0301',
    'vingt',
    'deux',
  ])
})

it('keeps for dictionaries what they have as one word', () => {
  expect(speechWords("L’entrée x-ray Straße, rock'n'roll")).toEqual([
    "l'entrée",
    'x-ray',
    'straße',
    "rock'n'roll",
  ])
})

it('elides across the rules of a grammar, in both directions', () => {
  const source = grammarOf("éteins (la | l') <pièce>", '<pièce>: lampe | entrée;')
  for (const said of ["éteins l'entrée", 'Éteins l’entrée.', "éteins l' entrée", 'éteins la lampe'])
    expect(accepts(source, said), said).toBe(true)
  expect(generate(compiled(source))).toContain("éteins l'entrée")
  const written = grammarOf("allume l'entrée | ouvre-la")
  for (const said of ["allume l' entrée", 'allume l’ENTRÉE', 'ouvre la'])
    expect(accepts(written, said)).toBe(true)
})

it('finds the rest of a word that is compared as two, and the nearest sentence in its original spelling', () => {
  const grammar = compiled(grammarOf("éteins l'entrée"))
  const result = match(grammar, "éteins l'entre")
  if (result.matched) throw new Error('It is accepted')
  expect(result.longestPrefix).toBe(2)
  expect(result.expectedNext.map(({ word }) => word)).toEqual(['entrée'])
  expect(result.nearest?.text).toBe("éteins l'entrée")
})

it('calls alternatives duplicates that are spoken alike', () => {
  const { problems } = analyze(grammarOf('"Straße" | STRASSE | "open — now" | "open now"'))
  expect(problems.map(({ code }) => code)).toEqual(['duplicate-alternative', 'duplicate-alternative'])
})

it('says every generated sentence of a grammar with all of these', () => {
  const grammar = compiled(
    grammarOf('(la | l\') ("x-ray" | "İçin —" | "U.S." | STRASSE) [d\'] (été | "ｆｕｌｌ")'),
  )
  const sentences = generate(grammar, { limit: 100 })
  expect(BigInt(sentences.length)).toBe(countSentences(grammar))
  for (const said of sentences) expect(match(grammar, said, { nearest: false }).matched, said).toBe(true)
})
