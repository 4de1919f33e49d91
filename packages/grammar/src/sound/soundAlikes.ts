import type { CompiledGrammar } from '../compile/node.js'
import type { Matched, NotMatched } from '../match/MatchResult.js'
import { match } from '../match/match.js'
import type { Meaning } from '../meaning/meaning.js'
import { isExpectedMeaning } from '../suite/isExpectedMeaning.js'
import type { SlotValues } from '../symbols/SlotValues.js'
import { type ConfusablePair, type ConfusablePairs, confusablePairs } from './confusablePairs.js'
import { differingSteps } from './differingSteps.js'
import { placeOfSteps, type SoundAlikePlace } from './placeOfSteps.js'

/**
 * The consequence of confusing two sentences: another intent; the same intent with another value; none, since they mean the
 * same or differ in optional words alone; or `words` where the grammar gives neither a meaning.
 */
export type SoundAlikeEffect = 'intent' | 'value' | 'words' | 'none'

/** Two sentences that sound alike, and the consequence. */
export interface SoundAlike extends ConfusablePair {
  readonly effect: SoundAlikeEffect
  /** The intent of each sentence. */
  readonly intents: readonly [string | null, string | null]
  /** The places of the words of each that make the difference; absent for a sentence that has none of its own. */
  readonly places: readonly [SoundAlikePlace | undefined, SoundAlikePlace | undefined]
}

export interface SoundAlikes extends Omit<ConfusablePairs, 'pairs'> {
  /** By distance, of one distance the gravest first; those that mean the same come last. */
  readonly pairs: readonly SoundAlike[]
}

export interface SoundAlikesOptions {
  readonly slots?: SlotValues
  /**
   * Maximum distance of a pair; 1 is one phoneme that has nothing in common with the other.
   * @default 1
   */
  readonly threshold?: number
  /**
   * Maximum number of pairs.
   * @default 100
   */
  readonly limit?: number
}

/** Of how many of the closest pairs the meaning is compared at most. */
const maxPairsRead = 1000
/** How many sentences are read for it at most: one takes up to 10 ms of processor time in a grammar of 5,000 lines. */
const maxSentencesRead = 200
const order: readonly SoundAlikeEffect[] = ['intent', 'value', 'words', 'none']

/**
 * Finds sentences of a grammar that sound alike, where they differ in the text, and the consequence of confusing them.
 * @param sentences those of `comparedSentences`.
 * @param phonemes IPA by word; sentences with a word that has none are not compared.
 * @see phonemeDistance for the distance and its source.
 */
export function soundAlikes(
  grammar: CompiledGrammar,
  sentences: readonly string[],
  phonemes: ReadonlyMap<string, string>,
  { slots = {}, threshold = 1, limit = 100 }: SoundAlikesOptions = {},
): SoundAlikes {
  const { pairs, ...rest } = confusablePairs(sentences, phonemes, { threshold, limit: maxPairsRead })
  // A sentence is in many pairs, and reading one takes as long as its grammar is large.
  const results = new Map<string, Matched | NotMatched>()
  const read = (text: string) => {
    const known = results.get(text)
    if (known) return known
    const result = match(grammar, text, { slots, nearest: false })
    results.set(text, result)
    return result
  }
  const found: SoundAlike[] = []
  let told = 0
  for (const [at, pair] of pairs.entries()) {
    // Those that are farther away come after all that are told.
    const isNext = pair.distance > (pairs[at - 1]?.distance ?? 0)
    if ((told >= limit && isNext) || results.size > maxSentencesRead - 2) break
    const alike = withEffect(pair, read)
    if (alike.effect !== 'none') told++
    found.push(alike)
  }
  found.sort(
    (a, b) =>
      Number(a.effect === 'none') - Number(b.effect === 'none') ||
      a.distance - b.distance ||
      order.indexOf(a.effect) - order.indexOf(b.effect),
  )
  const kept = found.slice(0, limit)
  return { ...rest, pairs: kept, isCut: rest.isCut || pairs.length > kept.length }
}

function withEffect(pair: ConfusablePair, read: (text: string) => Matched | NotMatched): SoundAlike {
  const [first, second] = pair.sentences.map((sentence) => {
    const result = read(sentence.text)
    const steps = result.matched ? differingSteps(sentence, result.path) : []
    return { meaning: result.matched ? result.meaning : nothing, steps }
  }) as [Read, Read]
  const isLeftOut = first.steps.length === 0 || second.steps.length === 0
  const isOptional = isLeftOut && [...first.steps, ...second.steps].every((step) => step.isOptional)
  return {
    ...pair,
    intents: [first.meaning.intent, second.meaning.intent],
    places: [placeOfSteps(first.steps), placeOfSteps(second.steps)],
    effect: effectOf(first.meaning, second.meaning, isOptional),
  }
}

interface Read {
  readonly meaning: Meaning
  readonly steps: ReturnType<typeof differingSteps>
}

const nothing: Meaning = { intent: null, entities: [] }

function effectOf(first: Meaning, second: Meaning, isOptional: boolean): SoundAlikeEffect {
  if (first.intent !== second.intent) return 'intent'
  if (!isExpectedMeaning(first, second)) return 'value'
  const isMeaningless = first.intent === null && first.entities.length === 0
  return isMeaningless && !isOptional ? 'words' : 'none'
}
