import type { PronouncedWord } from '@saywright/api/contract'
import { expect, it } from 'vitest'
import { createWakeWordRater } from './createWakeWordRater.js'
import { frequentWordsOf } from './frequentWords.js'

/** Pronunciations by spelling: each letter a sound. */
const ipaOf = (word: string) => [...word].join('_')
const syllables = (word: string) => (word.match(/.{1,2}/g) ?? []).map((pair) => `[${pair}]`).join('')

const recognizer = {
  soundsOf: (lang: string) => (lang === 'xx' ? undefined : ['a', 'o', 'b', 'k']),
  describe: async ({ words }: { words: readonly PronouncedWord[] }) =>
    words.map(({ word, pronunciations }) => ({
      word,
      pronunciations: word.includes('?')
        ? []
        : [
            {
              phonemes: pronunciations?.[0] ?? syllables(word),
              source: 'dictionary' as const,
              recognized: true,
            },
          ],
    })),
  pronounceKnown: async (_lang: string, words: readonly string[]) =>
    new Map(words.slice(0, 2000).map((word) => [word, ipaOf(word)])),
}
const { signal } = new AbortController()
const rate = (wake: PronouncedWord[], anti: PronouncedWord[] = [], lang = 'en-US') =>
  createWakeWordRater(recognizer).rate({ caller: 'a', lang, wake, anti, signal })

it('has the frequent words of a language whatever its region, most frequent first, and none of others', async () => {
  const [you] = (await frequentWordsOf('en-GB')) ?? []
  expect(you).toBe('you')
  expect(await frequentWordsOf('fr-CA')).toEqual(await frequentWordsOf('fr-FR'))
  expect(await frequentWordsOf('es-ES')).toBeUndefined()
})

it('proposes what people say and what sounds like the word, but not the word itself, nor what is there', async () => {
  const { proposals } = await rate([{ word: 'thing' }])
  expect(proposals.map(({ text }) => text)).toContain('think')
  expect(proposals.map(({ text }) => text)).not.toContain('thing')
  const { proposals: left } = await rate([{ word: 'thing' }], [{ word: 'Think' }])
  expect(left.map(({ text }) => text)).not.toContain('think')
})

it('keeps the rest of a phrase in what it proposes, and says of what it is near', async () => {
  const { proposals } = await rate([{ word: 'qqqqq thing' }])
  expect(proposals[0]).toMatchObject({ of: 'qqqqq thing', reason: 'near_word' })
  expect(proposals[0]?.text).toMatch(/^qqqqq /)
})

it('lowers the rating for what is near, less once it is an anti wake word, and for another wake word that is near', async () => {
  const points = async (...asked: Parameters<typeof rate>) => (await rate(...asked)).words[0]?.score ?? 0
  const alone = await points([{ word: 'thing' }])
  const near = (await rate([{ word: 'thing' }])).words[0]?.reasons.find(
    ({ kind }) => kind === 'near_word',
  )?.other
  expect(await points([{ word: 'thing' }], [{ word: near ?? '' }])).toBeGreaterThan(alone)
  expect(await points([{ word: 'thing' }, { word: 'things' }])).toBeLessThan(alone)
})

it('takes a phrase with a pronunciation of its own as one word', async () => {
  const { words } = await rate([{ word: 'a b', pronunciations: ['[ko][ka][ba]'] }])
  expect(words[0]).toMatchObject({ text: 'a b', phonemes: '[ko][ka][ba]', syllables: 3 })
})

it('names words that cannot be pronounced, and rates the others', async () => {
  const { words, unknown } = await rate([{ word: '??' }, { word: 'thing' }])
  expect(unknown).toEqual(['??'])
  expect(words.map(({ text }) => text)).toEqual(['thing'])
})

it('refuses a language that no recognizer knows', async () => {
  await expect(rate([{ word: 'a' }], [], 'xx')).rejects.toMatchObject({ code: 'language_unavailable' })
})

it('gives up when the caller is gone', async () => {
  const gone = createWakeWordRater(recognizer).rate({
    ...{ caller: 'a', lang: 'en-US', anti: [] },
    wake: [{ word: 'thing' }],
    signal: AbortSignal.abort(),
  })
  await expect(gone).rejects.toMatchObject({ code: 'caller_gone' })
})
