import fc from 'fast-check'
import { expect, it } from 'vitest'
import { confusablePairs, maxComparedSentences } from './confusablePairs.js'
import { differingWords } from './differingWords.js'
import { nearPairs } from './nearPairs.js'
import { Inventory, phonemeDistance } from './phonemeDistance.js'

const sounds = new Map(
  Object.entries({
    pick: '[pɪk]',
    aisle: '[aɪl]',
    isle: '[aɪl]',
    fifteen: '[fɪf][ˈtiːn]',
    fifty: '[ˈfɪf][tiː]',
    seven: '[ˈsɛ][vən]',
    four: '[fɔɹ]',
    for: '[fɔɹ]',
    tea: '[tiː]',
    forty: '[ˈfɔɹ][tiː]',
  }),
)
const shown = (sentences: readonly string[], options?: Parameters<typeof confusablePairs>[2]) =>
  confusablePairs(sentences, sounds, options).pairs.map(({ sentences: both, distance }) => [
    ...both.map(({ words }) => words.map(({ text, differs }) => (differs ? `*${text}*` : text)).join(' ')),
    distance,
  ])

it('gives homophones first, then by distance, with the words that make the difference', () => {
  const sentences = [
    'pick aisle fifteen',
    'pick aisle fifty',
    'pick aisle seven',
    'pick isle fifteen',
    'Forty',
    'four tea',
  ]
  expect(shown(sentences)).toEqual([
    ['pick *aisle* fifteen', 'pick *isle* fifteen', 0],
    ['*Forty*', '*four* *tea*', 0],
    ['pick aisle *fifteen*', 'pick aisle *fifty*', 0.75],
    ['pick *aisle* *fifty*', 'pick *isle* *fifteen*', 0.75],
  ])
  expect(shown(sentences, { threshold: 0 })).toHaveLength(2)
  expect(shown(sentences, { limit: 1 })).toHaveLength(1)
  expect(confusablePairs(sentences, sounds, { limit: 1 })).toMatchObject({ compared: 6, isCut: true })
})

it('takes the same words in other case and punctuation for one sentence', () => {
  expect(shown(['pick four', 'Pick, four!', 'pick for'])).toEqual([['pick *four*', 'pick *for*', 0]])
})

it('names the words without a pronunciation, and compares the rest', () => {
  const found = confusablePairs(['pick xqz', 'pick four', 'pick for', 'xqz now'], sounds)
  expect(found).toMatchObject({ compared: 2, unknown: ['xqz', 'now'], isCut: false })
  expect(found.pairs).toHaveLength(1)
})

it('finds nothing in nothing', () => {
  expect(confusablePairs([], sounds)).toEqual({ pairs: [], compared: 0, unknown: [], isCut: false })
})

it('gives the same pairs in any order of the sentences', () => {
  const words = fc.constantFrom(...sounds.keys())
  const sentences = fc.uniqueArray(fc.array(words, { minLength: 1, maxLength: 3 }), {
    maxLength: 12,
    selector: (each) => each.join(' '),
  })
  const keys = (all: readonly string[]) =>
    confusablePairs(all, sounds, { limit: 1000 })
      .pairs.map(({ sentences: both, distance }) =>
        [...both.map(({ text }) => text).toSorted(), distance].join('/'),
      )
      .toSorted()
  fc.assert(
    fc.property(sentences, (each) => {
      const texts = each.map((all) => all.join(' '))
      expect(keys(texts.toReversed())).toEqual(keys(texts))
    }),
    { numRuns: 200, seed: 25 },
  )
})

it('marks what is outside of the longest common words', () => {
  expect(differingWords(['turn', 'the', 'light', 'on'], ['turn', 'right', 'on'])).toEqual([
    [false, true, true, false],
    [false, true, false],
  ])
})

it('compares at most the documented number of sentences, however many are given', () => {
  const words = ['pick', 'aisle', 'fifteen', 'seven', 'four', 'tea']
  const sentences = Array.from({ length: maxComparedSentences + 500 }, (_, at) =>
    Array.from(at.toString(6), (digit) => words[Number(digit)]).join(' '),
  )
  expect(confusablePairs(sentences, sounds)).toMatchObject({ compared: maxComparedSentences, isCut: true })
})

it.each([
  [1400, false],
  [1500, true],
])('of %i texts of one shape compares at most a million pairs', (count, isCut) => {
  const inventory = new Inventory()
  const [one, other] = [inventory.read(['p', 'ɪ', 'p', 'ɪ']), inventory.read(['p', 'ɑ', 's', 'ɑ'])]
  const texts = Array.from({ length: count }, (_, at) => (at < 2 ? one : other))
  const found = nearPairs(texts, inventory, 0)
  expect(found.isCut).toBe(isCut)
  expect(found.pairs[0]).toEqual({ first: 0, second: 1, distance: 0 })
})

it('finds each pair within a limit that comparing all with all would find', () => {
  const phoneme = fc.constantFrom('p', 'b', 't', 'θ', 'f', 'n', 'ɪ', 'iː', 'ɑ', '☃')
  const texts = fc.array(fc.array(phoneme, { maxLength: 6 }), { maxLength: 12 })
  fc.assert(
    fc.property(texts, fc.constantFrom(0, 0.5, 0.75, 1, 1.5, 3), (each, limit) => {
      const all = new Inventory()
      const read = each.map((one) => all.read(one))
      const pairs = each.flatMap((b, second) =>
        each.slice(0, second).flatMap((a, first) => {
          const distance = phonemeDistance(a.join('_'), b.join('_'))
          return distance <= limit ? [[first, second, distance]] : []
        }),
      )
      const found = nearPairs(read, all, limit).pairs
      const order = ([a = 0, b = 0]: readonly number[], [c = 0, d = 0]: readonly number[]) => b - d || a - c
      expect(found.map(({ first, second, distance }) => [first, second, distance]).toSorted(order)).toEqual(
        pairs,
      )
    }),
    { numRuns: 500, seed: 26 },
  )
})
