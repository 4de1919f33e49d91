import type { describePronunciations as call, PronouncedWord, ResponseOf } from '@saywright/api/contract'
import { dictionaryForm, givenIpaOf, isSpeakable, isSpelledOut, type PronounceSources } from './pronounce.js'
import { syllablesOf } from './syllables.js'

type Described = ResponseOf<typeof call>['words'][number]
type Source = Described['pronunciations'][number]['source']

interface DescribeSources extends Omit<PronounceSources, 'lookUp' | 'toPhones'> {
  /** Absent where no recognizer speaks the language. */
  readonly recognizer?: Pick<PronounceSources, 'lookUp' | 'toPhones'> & {
    /** IPA of phones of the model. */
    readonly toIpa: (phones: string) => string
  }
}

/** How words are said: as the person wishes, else as the dictionary of the recognizer has it, else as espeak-ng says. */
export async function describePronunciations(
  words: readonly PronouncedWord[],
  { lang, phonemes, recognizer, signal }: DescribeSources,
): Promise<Described[]> {
  const unwished = words.filter(({ pronunciations = [] }) => pronunciations.length === 0)
  const inDictionary =
    (await recognizer?.lookUp(unwished.map(({ word }) => dictionaryForm(word)))) ??
    new Map<string, readonly string[]>()
  const respellings = words.flatMap(({ pronunciations = [] }) =>
    pronunciations.filter((text) => givenIpaOf(text) === undefined),
  )
  const unknown = unwished.map(({ word }) => word).filter((word) => !inDictionary.has(dictionaryForm(word)))
  const asked = [...new Set([...respellings, ...unknown].map(dictionaryForm))].filter(isSpeakable)
  const spoken = await phonemes.ipaOf(lang, asked, signal)

  const described = (ipas: readonly (string | undefined)[], source: Source, word: string) =>
    ipas.flatMap((ipa) => {
      if (ipa === undefined || syllablesOf(ipa) === '') return []
      const phones = recognizer?.toPhones(ipa)
      const isHeard = phones !== undefined && !isSpelledOut(word, ipa)
      const spoken = isHeard && recognizer && { ipa: `/${recognizer.toIpa(phones)}/` }
      return [{ phonemes: syllablesOf(ipa), source, recognized: phones !== undefined, ...spoken }]
    })

  return words.map(({ word, pronunciations = [] }) => {
    const known = inDictionary.get(dictionaryForm(word))
    if (pronunciations.length > 0) {
      const ipas = pronunciations.map((text) => givenIpaOf(text) ?? spoken.get(dictionaryForm(text)))
      return { word, pronunciations: described(ipas, 'given', word) }
    }
    if (known && recognizer)
      return { word, pronunciations: described(known.map(recognizer.toIpa), 'dictionary', word) }
    return { word, pronunciations: described([spoken.get(dictionaryForm(word))], 'engine', word) }
  })
}
