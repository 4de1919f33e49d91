import fc from 'fast-check'
import { expect, it } from 'vitest'
import { analyze, type CompiledGrammar, countSentences, generate, match, print } from './index.js'
import { validCases } from './testing/cases.js'
import { compiled } from './testing/compiled.js'
import { picking, pickingSlots } from './testing/picking.js'
import { randomGrammar } from './testing/randomGrammar.js'

function readings(grammar: CompiledGrammar, sentence: string): number {
  const result = match(grammar, sentence)
  return result.matched ? result.ways : 0
}

it('counts as many sentences as there are readings of the sentences it generates', () => {
  fc.assert(
    fc.property(randomGrammar, (source) => {
      expect(analyze(source).problems.filter(({ severity }) => severity === 'error')).toEqual([])
      const grammar = compiled(source)
      const count = countSentences(grammar)
      fc.pre(count !== 'unbounded' && count <= 200n)
      const sentences = generate(grammar, { limit: 1000 })
      const total = sentences.reduce((sum, sentence) => sum + readings(grammar, sentence), 0)
      expect(BigInt(total)).toBe(count)
    }),
    { numRuns: 150, seed: 11 },
  )
})

it('follows every reading from the first word to the last', () => {
  fc.assert(
    fc.property(randomGrammar, (source) => {
      const grammar = compiled(source)
      for (const sentence of generate(grammar, { limit: 20, seed: 4 }))
        for (let reading = 0; reading < Math.min(readings(grammar, sentence), 50); reading++) {
          const result = match(grammar, sentence, { reading })
          const said = result.matched ? result.path.filter(({ kind }) => kind !== 'rule') : []
          expect(result).toMatchObject({ matched: true, reading })
          expect(said.map(({ text }) => text).join(' ')).toBe(sentence)
        }
    }),
    { numRuns: 150, seed: 13 },
  )
})

it.each(validCases)('generates only sentences that $id accepts', ({ src, slots }) => {
  const grammar = compiled(src)
  for (const seed of [undefined, 1, 2]) {
    const sentences = generate(grammar, { slots, limit: 400, seed })
    expect(sentences.length).toBeGreaterThan(1)
    for (const sentence of sentences) expect(match(grammar, sentence, { slots }).matched).toBe(true)
  }
})

it('gives the same tree for what it prints, and matches every sentence it generates', () => {
  fc.assert(
    fc.property(randomGrammar, (source) => {
      const { grammar, compiled: whole } = analyze(source)
      expect(analyze(print(grammar)).grammar).toEqual(grammar)
      for (const sentence of generate(whole, { limit: 20, seed: 3 }))
        expect(match(whole, sentence, { nearest: false }).matched, sentence).toBe(true)
    }),
    { numRuns: 200, seed: 12 },
  )
})

it('generates the same sample for a seed, another for another, without repeating a sentence', () => {
  const grammar = compiled(picking)
  const sample = (seed: number) => generate(grammar, { slots: pickingSlots, limit: 1000, seed })
  expect(sample(5)).toEqual(sample(5))
  expect(sample(5)).not.toEqual(sample(6))
  expect(new Set(sample(5)).size).toBe(1000)
})

it('generates every sentence of a grammar with a seed, in another order', () => {
  const grammar = compiled(validCases.find(({ id }) => id === 'v03-directives')?.src ?? '')
  const inOrder = generate(grammar, { limit: 1000 })
  const shuffled = generate(grammar, { limit: 1000, seed: 11 })
  expect(inOrder).toHaveLength(310)
  expect(shuffled).not.toEqual(inOrder)
  expect(shuffled.toSorted()).toEqual(inOrder.toSorted())
})

it('samples a grammar of more sentences than a number can hold', () => {
  const source = '#BNF+EM V2.1;\n!grammar g;\n!start <m>;\n<m>: !repeat(a | b | c | d, 60, 60);\n'
  expect(countSentences(compiled(source))).toBe(4n ** 60n)
  expect(generate(compiled(source), { limit: 50, seed: 1 })).toHaveLength(50)
})

// Every way tried by itself, they would be 2 to the power of 60: the test would not end.
it('does not slow down on nested options and repeats', () => {
  const nested = Array.from(
    { length: 30 },
    (_, index) => `<r${index}>: [<r${index + 1}>] [<r${index + 1}>];`,
  ).join('\n')
  const source = `#BNF+EM V2.1;\n!grammar g;\n!start <m>;\n<m>: !repeat(go <r0>, 1, *);\n${nested}\n<r30>: a;\n`
  const grammar = compiled(source)
  expect(match(grammar, `go ${'a '.repeat(40)}b`).matched).toBe(false)
  expect(match(grammar, `go ${'a '.repeat(40)}`).matched).toBe(true)
})
