import { hearingOf } from '@saywright/api/catalogue'
import {
  type ExportPronunciations,
  type ExportWakeWordModel,
  type PronouncedWord,
  spokenWish,
  type WakeWord,
} from '@saywright/api/contract'
import type { Context } from '../../context.js'
import type { Asker } from '../../keyedQueue.js'
import { joinedPronunciations } from './joinedPronunciations.js'
import type { SourceWakeWordModel } from './layout.js'
import { pronunciationsOf } from './pronunciationsOf.js'

interface ToRead {
  /** BCP 47 tag. */
  readonly lang: string
  readonly words: ExportWakeWordModel
  readonly tries: number
}

/**
 * Wake words with their pronunciations: as the person wishes, otherwise word for word from the dictionary of the recognizer or
 * the speech engine. One that cannot be pronounced is left out of the pronunciations.
 *
 * @throws ApiFailure `voice_unavailable`, `too_many`.
 */
export async function readWakeWords(
  context: Context,
  asker: Asker,
  { lang, words, tries }: ToRead,
): Promise<Pick<SourceWakeWordModel, 'pronunciations' | 'problem'>> {
  if (!hearingOf(lang)) return { pronunciations: {}, problem: 'language_unavailable' }
  const all = [...words.positive_words, ...words.negative_words]
  const asked = new Map(all.flatMap(partsOf).map((part) => [part.word, part]))
  const known = await pronunciationsOf(context, asker, { lang, words: [...asked.values()], tries })
  const pronunciations: ExportPronunciations = {}
  for (const word of all) {
    const said = joinedPronunciations(partsOf(word).map((part) => known[part.word] ?? []))
    if (said.length > 0) pronunciations[word.text] = said
  }
  return { pronunciations, problem: undefined }
}

/** What is pronounced by itself: a word with a wish whole, any other one word by word. */
function partsOf({ text, ...wish }: WakeWord): PronouncedWord[] {
  const spoken = spokenWish(wish)
  if (spoken.pronunciations) return [{ word: text, ...spoken }]
  return text.split(/\s+/).flatMap((word) => (word === '' ? [] : [{ word }]))
}
