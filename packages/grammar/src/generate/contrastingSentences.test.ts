import fc from 'fast-check'
import { expect, it } from 'vitest'
import { match } from '../match/match.js'
import { compiled, grammarOf } from '../testing/compiled.js'
import { picking, pickingSlots } from '../testing/picking.js'
import { randomGrammar } from '../testing/randomGrammar.js'
import { contrastingSentences } from './contrastingSentences.js'

it('says every alternative once, with the first of all others', () => {
  const grammar = compiled(
    grammarOf(
      '<go> [the] <room> | stop !repeat(now | soon, 1, 2)',
      '!slot <room>;\n<go>: open | close;\n<room>: hall | cold room;',
    ),
  )
  expect(contrastingSentences(grammar)).toEqual({
    sentences: [
      'open hall',
      'stop now',
      'close hall',
      'stop soon',
      'open the hall',
      'stop now now',
      'open cold room',
    ],
    isWhole: true,
  })
})

it('gives 74 of the 98,372 sentences of a warehouse, each intent, aisle, item and dock among them', () => {
  const { sentences, isWhole } = contrastingSentences(compiled(picking), { slots: pickingSlots })
  expect(isWhole).toBe(true)
  expect(sentences).toHaveLength(74)
  expect(sentences).toEqual(contrastingSentences(compiled(picking), { slots: pickingSlots }).sentences)
  for (const said of [
    'take one aisle one',
    'pick one aisle forty eight',
    'done',
    'report wrong crate',
    'wake up',
  ])
    expect(sentences).toContain(said)
})

it('takes something of every place when there are more than are wanted', () => {
  const slots = { ...pickingSlots, aisle: Array.from({ length: 5000 }, (_, index) => `row ${index}`) }
  const { sentences, isWhole } = contrastingSentences(compiled(picking), { slots, limit: 20 })
  expect(isWhole).toBe(false)
  expect(sentences).toHaveLength(20)
  for (const start of ['pick', 'confirmed', 'report', 'are you there'])
    expect(sentences.some((sentence) => sentence.startsWith(start))).toBe(true)
})

it('gives none where a slot that every sentence needs is empty, and none too long to match', () => {
  expect(contrastingSentences(compiled(picking), { slots: {} }).sentences).toContain('done')
  expect(contrastingSentences(compiled(grammarOf('call <who>', '!slot <who>;'))).sentences).toEqual([])
  expect(contrastingSentences(compiled(grammarOf('!repeat(go, 201, 201)'))).sentences).toEqual([])
})

it('gives only sentences that the grammar accepts, each once', () => {
  fc.assert(
    fc.property(randomGrammar, (source) => {
      const grammar = compiled(source)
      const { sentences } = contrastingSentences(grammar, { limit: 50 })
      expect(new Set(sentences).size).toBe(sentences.length)
      expect(sentences.length).toBeLessThanOrEqual(50)
      for (const sentence of sentences)
        expect(match(grammar, sentence, { nearest: false }).matched, sentence).toBe(true)
    }),
    { numRuns: 200, seed: 21 },
  )
})

it('does not slow down on rules that are used twice, thirty deep, nor on 100,000 alternatives', () => {
  const nested = Array.from({ length: 30 }, (_, at) => `<r${at}>: [<r${at + 1}>] [<r${at + 1}>];`).join('\n')
  const deep = compiled(grammarOf('go <r0>', `${nested}\n<r30>: a;`))
  const wide = compiled(grammarOf(Array.from({ length: 100_000 }, (_, at) => `a${at}`).join(' | ')))
  expect(contrastingSentences(deep, { limit: 400 }).sentences.length).toBeGreaterThan(1)
  expect(contrastingSentences(wide, { limit: 400 }).sentences).toHaveLength(400)
})
