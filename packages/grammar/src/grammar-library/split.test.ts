import fc from 'fast-check'
import { expect, it } from 'vitest'
import { analyze, countSentences, GrammarLibrary, generate, match } from '../index.js'
import { randomRules } from '../testing/randomGrammar.js'
import { splitGrammar } from '../testing/splitGrammar.js'

const seed = 20261126

it('accepts in parts that import each other what it accepts as a whole', () => {
  let crossings = 0
  fc.assert(
    fc.property(randomRules, fc.array(fc.nat(3), { minLength: 8, maxLength: 8 }), (source, places) => {
      // Rule 0 is the start; a later rule is never in an earlier part, so that no cycle arises.
      const sorted = [0, ...places.toSorted((a, b) => a - b)]
      const partOf = (rule: string) => sorted[rule === 'main' ? 0 : Number(rule.slice(1))] ?? 0
      const parts = splitGrammar(source, partOf)
      const own = parts.find(({ name }) => name === 'part0')
      if (!own) throw new Error('The start is in no part')
      const library = new GrammarLibrary(parts)
      const [whole, split] = [analyze(source), analyze(own.source, { name: own.name, library })]
      expect(split.problems.filter(({ severity }) => severity === 'error')).toEqual([])
      crossings += split.imports.grammars.size
      expect(countSentences(split.compiled)).toEqual(countSentences(whole.compiled))
      const sentences = generate(whole.compiled, { limit: 30, seed: 1 })
      expect(generate(split.compiled, { limit: 30, seed: 1 })).toEqual(sentences)
      for (const sentence of sentences) {
        expect(match(split.compiled, sentence, { nearest: false }).matched).toBe(true)
        const wrong = `${sentence} nowhere`
        expect(match(split.compiled, wrong, { nearest: false }).matched).toBe(false)
      }
    }),
    { seed, numRuns: 150 },
  )
  expect(crossings).toBeGreaterThan(100)
})
