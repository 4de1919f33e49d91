import { limits, type PronouncedWord } from '@saywright/api/contract'
import { expect, it } from 'vitest'
import { EngineFailure } from '../../failures/EngineFailure.js'
import { pronounce } from './pronounce.js'

/** espeak pronounces what has a letter, and the dictionary has no word. */
function sources(asked: string[] = []) {
  return {
    lang: 'en-US',
    lookUp: async () => new Map<string, string[]>(),
    toPhones: (ipa: string) => ipa.toUpperCase(),
    phonemes: {
      ipaOf: async (_lang: string, words: readonly string[]) => {
        asked.push(...words)
        return new Map(words.filter((word) => /[a-z]/.test(word)).map((word) => [word, word]))
      },
      isAvailable: () => true,
      close: async () => {},
    },
  }
}

it('takes the word as written before one without regard to case, and espeak for the rest', async () => {
  const given = [
    { word: 'GO', pronunciations: ['goh'] },
    { word: 'go', pronunciations: ['gow', '/gu/'] },
  ]
  const lexicon = await pronounce(['go', 'Go', 'on'], given, sources())
  expect([...lexicon]).toEqual([
    ['go', ['GOW', 'GU']],
    ['Go', ['GOH']],
    ['on', ['ON']],
  ])
})

it('looks at each given word a few times, however many words there are', async () => {
  let reads = 0
  const given = Array.from(
    { length: 1000 },
    (_, at): PronouncedWord => ({
      get word() {
        reads++
        return `w${at}`
      },
      pronunciations: ['go'],
    }),
  )
  await pronounce(
    Array.from({ length: 2000 }, (_, at) => `w${at}`),
    given,
    sources(),
  )
  expect(reads).toBeLessThan(5 * given.length)
})

it('names the words without a pronunciation, and asks for words only', async () => {
  const asked: string[] = []
  const long = 'x'.repeat(5000)
  const failure = await pronounce(['---', 'go', ':::', long], [], sources(asked)).catch((thrown) => thrown)
  expect(failure).toBeInstanceOf(EngineFailure)
  expect([failure.code, failure.details.errors.words]).toEqual([
    'pronunciation_missing',
    `---, :::, ${'x'.repeat(20)}…`,
  ])
  expect(asked).toEqual(['---', 'go', ':::'])
})

it('names ten of many', async () => {
  const words = Array.from({ length: 12 }, (_, at) => `${at}`)
  const failure = await pronounce(words, [], sources()).catch((thrown) => thrown)
  expect(failure.details.errors.words).toBe('0, 1, 2, 3, 4, 5, 6, 7, 8, 9, …')
})

it('has a word spoken up to its longest, and names the beginning of a longer one', async () => {
  const longest = 'a'.repeat(limits.spokenWordMaxCharacters)
  const lexicon = await pronounce([longest], [], sources())
  expect(lexicon.get(longest)).toEqual([longest.toUpperCase()])
  const asked: string[] = []
  const refused = await pronounce([`${longest}a`], [], sources(asked)).catch((thrown) => thrown)
  expect(refused).toBeInstanceOf(EngineFailure)
  expect(refused).toMatchObject({
    code: 'pronunciation_missing',
    details: { errors: { words: `${'a'.repeat(20)}…` } },
  })
  expect(asked).toEqual([])
})
