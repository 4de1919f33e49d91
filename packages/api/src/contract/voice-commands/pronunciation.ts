import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { filled, required } from '../kernel/rules.js'
import { flag, list, object, oneOf, optional, text, type } from '../kernel/structs.js'
import { limits } from '../limits.js'
import { pronunciationSources } from '../voice/pronunciation.js'

const syllables = /^(?:\[[^[\]\s]+\])+$/u

/** Phonemes: sounds of the International Phonetic Alphabet, syllable by syllable in square brackets. */
export const phonemes = () =>
  text({
    min: 1,
    max: limits.freeTextMaxCharacters,
    rule: (value) => required(value) ?? (syllables.test(value) ? undefined : 'invalid'),
    [docs]: { example: '[ˈlɪ][vɪŋ]' },
  })

/** A word with its pronunciation: a phonetic spelling or phonemes, never both. */
export const pronunciationWish = object(
  {
    word: filled('wifi'),
    pronas: optional(filled('why fye')),
    phonemes: optional(phonemes()),
  },
  {
    rule: ({ pronas, phonemes }) =>
      pronas !== undefined && phonemes !== undefined ? { phonemes: 'mismatch' } : undefined,
  },
)
export type PronunciationWish = ValueOf<typeof pronunciationWish>

/** The pronunciations of a word. */
export const wordPronunciations = type({
  word: text({ [docs]: { example: 'living' } }),
  pronunciations: list(
    type({
      phonemes: text({ [docs]: { example: '[ˈlɪ][vɪŋ]' } }),
      source: oneOf(pronunciationSources, {
        [docs]: {
          example: 'dictionary',
          note: 'the wish, the dictionary of the recognizer, or the speech engine for a word that this does not know',
        },
      }),
      recognized: flag({ [docs]: { note: 'the recognizer knows all its sounds' } }),
    }),
    { [docs]: { note: 'the likeliest first; none where nobody knows' } },
  ),
})
export type WordPronunciations = ValueOf<typeof wordPronunciations>
