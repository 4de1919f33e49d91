import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { flag, list, object, oneOf, optional, text, type } from '../kernel/structs.js'
import { limits } from '../limits.js'
import { pronouncedWord } from './speech.js'

/** Whose a pronunciation is: the person's, the dictionary's of the recognizer, or the speech engine's. */
export const pronunciationSources = ['given', 'dictionary', 'engine'] as const

export const describePronunciations = endpoint({
  method: 'POST',
  path: 'v1/phonemes',
  body: object({
    lang: text({ min: 1, max: 35, [docs]: { example: 'en-US' } }),
    words: list(pronouncedWord, { min: 1, max: limits.wordsDescribedAtOnce }),
    caller: optional(text({ min: 1, max: limits.freeTextMaxCharacters, [docs]: { example: '41' } })),
  }),
  response: type({
    words: list(
      type({
        word: text({ [docs]: { example: 'living' } }),
        pronunciations: list(
          type({
            phonemes: text({ [docs]: { example: '[ˈlɪ][vɪŋ]' } }),
            source: oneOf(pronunciationSources, { [docs]: { example: 'dictionary' } }),
            recognized: flag(),
            ipa: optional(
              text({
                [docs]: {
                  example: '/l_ɪ_v_ɪ_ŋ/',
                  note: 'exactly as the recognizer says it, sound by sound; absent where it cannot',
                },
              }),
            ),
          }),
        ),
      }),
    ),
  }),
  idempotent: true,
  [docs]: {
    summary: 'How words are said, in syllables of IPA.',
    roles: 'public',
    errors: ['incorrect_form', 'language_unavailable'],
    example: {
      body: { lang: 'en-US', words: [{ word: 'living' }] },
      response: {
        words: [
          {
            word: 'living',
            pronunciations: [{ phonemes: '[ˈlɪ][vɪŋ]', source: 'dictionary', recognized: true }],
          },
        ],
      },
    },
  },
})
