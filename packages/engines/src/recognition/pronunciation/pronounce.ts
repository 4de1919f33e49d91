import { limits, type PronouncedWord } from '@saywright/api/contract'
import { EngineFailure } from '../../failures/EngineFailure.js'
import type { Phonemes } from '../../phonemes/port.js'
import type { IpaToPhones } from './ipaToPhones.js'

/** Pronunciations of each word in phones of the model, the likeliest first; never an empty list. */
export type Lexicon = ReadonlyMap<string, readonly string[]>

export interface PronounceSources {
  readonly lang: string
  /** The model's own dictionary: what it has of these words. */
  readonly lookUp: (words: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>
  readonly phonemes: Phonemes
  readonly toPhones: IpaToPhones
  readonly signal?: AbortSignal
}

/**
 * Finds how every word of a grammar is said: the person's own pronunciation, else the dictionary of the model, else
 * espeak-ng's.
 *
 * @param words as the grammar writes them; one in quotes may hold spaces.
 * @param given pronunciations of the person; a word is compared as written, then without regard to case.
 * @throws EngineFailure `pronunciation_missing` naming the words that nobody could pronounce.
 */
export async function pronounce(
  words: readonly string[],
  given: readonly PronouncedWord[],
  { lang, lookUp, phonemes, toPhones, signal }: PronounceSources,
): Promise<Lexicon> {
  const givenFor = lookUpOf(given)
  const chosen = new Map(words.map((word) => [word, givenFor(word)]))
  const inDictionary = await lookUp(
    words.filter((word) => chosen.get(word)?.length === 0).map(dictionaryForm),
  )
  const respellings = words.flatMap((word) => (chosen.get(word) ?? []).filter((text) => !givenIpaOf(text)))
  const unknown = words.filter(
    (word) => chosen.get(word)?.length === 0 && !inDictionary.has(dictionaryForm(word)),
  )
  const asked = [...new Set([...respellings, ...unknown].map(dictionaryForm))]
  const spoken = await phonemes.ipaOf(lang, asked.filter(isSpeakable), signal)
  const phonesOf = (text: string) => {
    const ipa = givenIpaOf(text) ?? spoken.get(dictionaryForm(text))
    return ipa === undefined || isSpelledOut(text, ipa) ? undefined : toPhones(ipa)
  }
  const missing: string[] = []
  const lexicon = new Map(
    words.map((word) => {
      const wanted = chosen.get(word) ?? []
      const known = wanted.length === 0 ? inDictionary.get(dictionaryForm(word)) : undefined
      const phones = known ?? (wanted.length > 0 ? wanted : [word]).map(phonesOf)
      const found = phones.filter((one) => one !== undefined)
      if (found.length < phones.length) missing.push(word)
      return [word, [...new Set(found)]]
    }),
  )
  if (missing.length > 0)
    throw new EngineFailure('pronunciation_missing', { errors: { words: named(missing) } })
  return lexicon
}

/** A sign that a language does not read is named in English: "Chinese letter" is not how 電 is said. */
export const isSpelledOut = (text: string, ipa: string) =>
  ipa.includes('(en)') && !/\p{Script=Latin}/u.test(text)

const maxNamed = 10

const named = (words: readonly string[]) =>
  [
    ...words.slice(0, maxNamed).map((word) => (isSpeakable(word) ? word : `${word.slice(0, 20)}…`)),
    ...(words.length > maxNamed ? ['…'] : []),
  ].join(', ')

// Longer than any word: what is spelled out letter by letter takes espeak a long time.
export const isSpeakable = (text: string) => text.length <= limits.spokenWordMaxCharacters

/** Finds the pronunciations that the person gives a word: as it is written, else without regard to case. */
function lookUpOf(given: readonly PronouncedWord[]): (word: string) => readonly string[] {
  const exact = new Map<string, readonly string[]>()
  const loose = new Map<string, readonly string[]>()
  for (const { word, pronunciations = [] } of given) {
    if (!exact.has(word)) exact.set(word, pronunciations)
    const key = word.toLowerCase()
    if (!loose.has(key)) loose.set(key, pronunciations)
  }
  return (word) => exact.get(word) ?? loose.get(word.toLowerCase()) ?? []
}

/** The dictionaries are in lower case and know only the straight apostrophe. */
export const dictionaryForm = (text: string) => text.normalize('NFC').toLowerCase().replaceAll('’', "'")

/** IPA is written between slashes; anything else is a respelling. */
export const givenIpaOf = (text: string) => /^\/(.+)\/$/.exec(text.trim())?.[1]
