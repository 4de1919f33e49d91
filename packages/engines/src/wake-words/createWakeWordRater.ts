import { setImmediate as letOthersIn } from 'node:timers/promises'
import type { PronouncedWord, WakeWordProposal } from '@saywright/api/contract'
import { EngineFailure } from '../failures/EngineFailure.js'
import { requireCaller } from '../failures/requireCaller.js'
import type { CommandRecognizer } from '../recognition/port.js'
import { createFrequentSounds, type FrequentSounds } from './frequentSounds.js'
import type { Neighbour } from './Neighbour.js'
import { neighboursOf } from './neighbours.js'
import type { RatingRequest, WakeWordRater } from './port.js'
import { foldedOf, nearDistance, rateWord, type SpokenWakeWord, syllablesIn } from './rateWord.js'
import { exemplified } from './soundsOf.js'

/** Proposals of a rating, of all its wake words together. */
const maxProposals = 8

type Recognizer = Pick<CommandRecognizer, 'describe' | 'pronounceKnown' | 'soundsOf'>

/** Rates wake words by the pronunciations of a recognizer and the frequent words of their language. */
export function createWakeWordRater(recognizer: Recognizer): WakeWordRater {
  const frequentOf = createFrequentSounds(recognizer.pronounceKnown)

  const requireSounds = (lang: string): readonly string[] => {
    const sounds = recognizer.soundsOf(lang)
    if (!sounds) throw new EngineFailure('language_unavailable', { errors: { lang: 'invalid' } })
    return sounds
  }

  return {
    async rate(request) {
      requireSounds(request.lang)
      const { lang, wake, anti } = request
      const frequent = await frequentOf(lang)
      const phrases = await describePhrases(recognizer, request)
      const known = phrases.filter(({ phonemes }) => phonemes !== '')
      const antiSet = new Set(anti.map(({ word }) => foldedOf(word)))
      const withNeighbours: { phrase: Phrase; neighbours: Neighbour[] }[] = []
      for (const phrase of known) {
        // A comparison takes some milliseconds a word: others have their turn in between.
        await letOthersIn()
        requireCaller(request.signal)
        withNeighbours.push({
          phrase,
          neighbours: frequent ? neighboursOf(phrase.text, phrase.words, frequent) : [],
        })
      }
      return {
        words: withNeighbours.map(({ phrase, neighbours }) =>
          rateWord(phrase, { neighbours, anti: antiSet, others: known.filter((other) => other !== phrase) }),
        ),
        proposals: proposalsOf(
          withNeighbours,
          frequent,
          new Set([...antiSet, ...wake.map(({ word }) => foldedOf(word))]),
        ),
        unknown: phrases.filter(({ phonemes }) => phonemes === '').map(({ text }) => text),
        knows_frequent_words: frequent !== undefined,
      }
    },
    async soundsOf(lang) {
      return exemplified(requireSounds(lang), await frequentOf(lang))
    },
  }
}

interface Phrase extends SpokenWakeWord {
  readonly words: readonly { readonly text: string; readonly ipa: string }[]
}

/** The wake words with the sounds of each of their words. What the person says how it is said is one word. */
async function describePhrases(
  { describe }: Recognizer,
  { caller, lang, wake, signal }: RatingRequest,
): Promise<Phrase[]> {
  const parts = wake.map(partsOf)
  const described = await describe({ caller, lang, words: parts.flat(), signal })
  const starts = parts.map((_, index) => parts.slice(0, index).flat().length)
  return wake.map(({ word }, index) => {
    const start = starts[index] ?? 0
    const own = described.slice(start, start + (parts[index]?.length ?? 0))
    const words = own.map((part) => ({ text: part.word, ipa: part.pronunciations[0]?.phonemes ?? '' }))
    const isKnown = words.every(({ ipa }) => ipa !== '')
    return { text: word, phonemes: isKnown ? words.map(({ ipa }) => ipa).join('') : '', words }
  })
}

const partsOf = (word: PronouncedWord): readonly PronouncedWord[] =>
  word.pronunciations?.length ? [word] : word.word.split(/\s+/).map((part) => ({ word: part }))

const shortestPart = 2

/** Near phrases and parts of the wake words that are not in the model yet, nearest first. */
function proposalsOf(
  rated: readonly { readonly phrase: Phrase; readonly neighbours: readonly Neighbour[] }[],
  frequent: FrequentSounds | undefined,
  taken: ReadonlySet<string>,
): WakeWordProposal[] {
  const all = rated.flatMap(({ phrase, neighbours }): WakeWordProposal[] => [
    ...neighbours.map(({ text, distance }) => ({
      text,
      distance,
      reason: 'near_word' as const,
      of: phrase.text,
    })),
    ...phrase.words
      .filter(
        ({ text, ipa }) =>
          phrase.words.length > 1 &&
          syllablesIn(ipa).length >= shortestPart &&
          frequent?.words.has(foldedOf(text)) === true,
      )
      .map(({ text }) => ({ text, reason: 'part' as const, of: phrase.text, distance: nearDistance })),
  ])
  const seen = new Set(taken)
  return all
    .sort((one, other) => one.distance - other.distance)
    .filter(({ text }) => {
      const isNew = !seen.has(foldedOf(text))
      seen.add(foldedOf(text))
      return isNew
    })
    .slice(0, maxProposals)
}
