import type { ValueOf } from '../../kernel/description.js'
import { docs } from '../../kernel/docs.js'
import { filled, nameKey } from '../../kernel/rules.js'
import { list, maybe, object, text, type } from '../../kernel/structs.js'
import { limits } from '../../limits.js'

/** Syllables in square brackets, with at least one sign in each and nothing but spaces between them: `[hə][ˈloʊ]`. */
export const phonemesPattern = /^\s*(?:\[\s*[^[\]\s][^[\]]*\]\s*)+$/

const pronas = () => filled('hallo holden', limits.freeTextMaxCharacters)
const phonemes = () =>
  text({
    max: limits.freeTextMaxCharacters,
    pattern: phonemesPattern,
    [docs]: { example: '[hə][ˈloʊ]', note: 'syllables in square brackets' },
  })

/** A word that wakes, or one that must not; its pronunciation is its spelling, another one (`pronas`), or its phonemes. */
export const wakeWord = object(
  {
    text: filled('Hello Halden', limits.nameMaxCharacters),
    pronas: maybe(pronas()),
    phonemes: maybe(phonemes()),
  },
  {
    rule: (word) => (word.pronas && word.phonemes ? { phonemes: 'invalid' } : undefined),
  },
)
export type WakeWord = ValueOf<typeof wakeWord>

/** Each word once, whether it wakes or must not. */
export const distinctWords = ({
  positive_words = [],
  negative_words = [],
}: {
  readonly positive_words?: readonly WakeWord[] | undefined
  readonly negative_words?: readonly WakeWord[] | undefined
}) => {
  const errors: Record<string, 'alreadyExists'> = {}
  const seen = new Set<string>()
  for (const [field, words] of Object.entries({ positive_words, negative_words }))
    for (const { text } of words) {
      if (seen.has(nameKey(text))) errors[field] = 'alreadyExists'
      seen.add(nameKey(text))
    }
  return Object.keys(errors).length > 0 ? errors : undefined
}

export const wakeWordLists = {
  positive_words: list(wakeWord, { max: limits.wakeWordsPerModel }),
  negative_words: list(wakeWord, { max: limits.wakeWordsPerModel }),
}

const said = type({ text: text(), pronas: maybe(text()), phonemes: maybe(text()) })
/** The same in a response. */
export const saidWordLists = { positive_words: list(said), negative_words: list(said) }
