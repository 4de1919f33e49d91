import fc from 'fast-check'
import { expect, it } from 'vitest'
import { confusablePairs, maxComparedSentences } from './confusablePairs.js'
import { differingWords } from './differingWords.js'

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

it('names the words that nobody can pronounce, and compares the rest', () => {
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

it('compares no more sentences than it says, however many are given', () => {
  const letters = ['b', 'd', 'k', 'm', 'n', 'p', 's', 't', 'v', 'z']
  const vowels = ['ɪ', 'ɛ', 'æ', 'ʌ']
  const made = letters.flatMap((a) => vowels.flatMap((b) => letters.map((c) => `${a}${b}${c}`)))
  const spoken = new Map([...sounds, ...made.map((word) => [word, word] as const)])
  const sentences = Array.from({ length: 5000 }, (_, at) => {
    const word = (of: number) => made[of % made.length]
    return `pick aisle ${word(at * 7)} seven four ${word(at)} aisle fifteen ${word(at * 13)} four tea forty`
  })
  const found = confusablePairs(sentences, spoken)
  expect(found).toMatchObject({ compared: maxComparedSentences, isCut: true })
})
