import fc from 'fast-check'
import { expect, it } from 'vitest'
import { analyze, type CompiledNode, coverage, coveringSentences, GrammarLibrary, match } from '../index.js'
import { rulesOf } from '../library/rulesOf.js'
import { compiled, grammarOf } from '../testing/compiled.js'
import { picking, pickingSlots } from '../testing/picking.js'
import { randomGrammar } from '../testing/randomGrammar.js'

const covering = (body: string, more = '', slots = {}) =>
  coveringSentences(compiled(grammarOf(body, more)), { slots })

it.each([
  ['one sentence of a grammar without choices', 'open the door', ['open the door']],
  ['alternatives one by one', 'one | two', ['one', 'two']],
  ['options together', '[please] open [the] door [now]', ['please open the door now']],
  [
    'choices in parallel',
    '(open | close) the (door | gate | hatch)',
    ['open the door', 'close the gate', 'open the hatch'],
  ],
  ['rounds of a repeat in one sentence', '!repeat(a | b | c, 1, *)', ['a b c']],
  ['as many rounds as there must be', '!repeat(a | b, 4, 4)', ['a b a a']],
  ['a shared rule once', '(from <d> | to <d>)', ['from one', 'to two']],
  ['elided words', "(la | l') été", ['la été', "l'été"]],
])('says %s', (_, body, sentences) => {
  expect(covering(body, '<d>: one | two;')).toEqual({ sentences, isWhole: true })
})

it('takes values of slots in turn, and leaves out what cannot be said', () => {
  const found = covering('call <who> (now | later) | page <nobody>', '!slot <who>;\n!slot <nobody>;', {
    who: ['ada', 'grace'],
  })
  expect(found).toEqual({ sentences: ['call ada now', 'call grace later'], isWhole: true })
  expect(covering('page <nobody>', '!slot <nobody>;')).toEqual({ sentences: [], isWhole: false })
})

it('covers a realistic grammar with few sentences, and the limited list says that it is not whole', () => {
  const grammar = compiled(picking)
  const { sentences, isWhole } = coveringSentences(grammar, { slots: pickingSlots })
  expect(isWhole).toBe(true)
  expect(coverage(grammar, sentences, { slots: pickingSlots }).missed).toEqual([])
  expect(sentences.length).toBeLessThan(15)
  const limited = coveringSentences(grammar, { slots: pickingSlots, limit: 3 })
  expect([limited.sentences.length, limited.isWhole]).toEqual([3, false])
})

/** The least number of sentences where no rule is referred to twice: choices add up, parts of a sequence go together. */
function least(node: CompiledNode): number {
  if (node.kind === 'choice') return node.items.reduce((sum, item) => sum + least(item), 0)
  if (node.kind === 'sequence') return Math.max(...node.items.map(least))
  if (node.kind === 'repeat')
    return Math.ceil(least(node.item) / Math.min(node.maximum, Math.max(node.minimum, 3)))
  return 'item' in node ? least(node.item) : 1
}

it('is the smallest set of random grammars, and says all of them', () => {
  fc.assert(
    fc.property(randomGrammar, (source) => {
      const grammar = compiled(source)
      const { sentences, isWhole } = coveringSentences(grammar, { limit: 10_000 })
      expect(isWhole).toBe(true)
      expect(sentences.length).toBeLessThanOrEqual(least(grammar.root))
      for (const said of sentences) expect(match(grammar, said, { nearest: false }).matched, said).toBe(true)
    }),
    { seed: 20261129, numRuns: 300 },
  )
})

it('says a built-in rule as one branch, by its sentences in turn', () => {
  const source = grammarOf('take <number> | put <number>', '!import <number>;\n')
  const options = { name: 'test', library: new GrammarLibrary([], rulesOf('en-US')) }
  expect(coveringSentences(analyze(source, options).compiled)).toEqual({
    sentences: ['take zero', 'put one'],
    isWhole: true,
  })
})
