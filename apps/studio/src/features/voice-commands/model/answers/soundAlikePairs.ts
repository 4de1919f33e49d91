import {
  type Analysis,
  type ConfusablePair,
  confusablePairs,
  intentsOf,
  match,
  type SlotValues,
} from '@saywright/grammar'

/**
 * What it means that two sentences are taken for each other: another intent; the same intent with another value; nothing,
 * since they mean the same; or `words` where the grammar gives neither a meaning.
 */
export type Confusion = 'intent' | 'value' | 'none' | 'words'

export type SoundAlikePair = ConfusablePair & {
  readonly confusion: Confusion
  /** The intents of each sentence. */
  readonly intents: readonly [readonly string[], readonly string[]]
}

export type SoundAlike = {
  readonly pairs: readonly SoundAlikePair[]
  readonly compared: number
  /** Words that nobody can pronounce. */
  readonly unknown: readonly string[]
  /** There are more pairs than these. */
  readonly isCut: boolean
}

const order: readonly Confusion[] = ['intent', 'value', 'words', 'none']

/** Sentences of a grammar that sound alike, and what it means: homophones first, of one distance the gravest first. */
export function soundAlikePairs(
  analysis: Analysis,
  slots: SlotValues,
  sentences: readonly string[],
  phonemes: ReadonlyMap<string, string>,
): SoundAlike {
  const { pairs, ...rest } = confusablePairs(sentences, phonemes)
  const names = new Set(intentsOf(analysis).map(({ name }) => name))
  const meaningOf = (sentence: string) => {
    const result = match(analysis.compiled, sentence, { slots, nearest: false })
    const tags = result.matched ? result.tags : []
    return {
      tags: JSON.stringify(tags),
      intents: tags.map(([name]) => name).filter((name) => names.has(name)),
    }
  }
  const found = pairs.map((pair) => {
    const [first, second] = [meaningOf(pair.sentences[0].text), meaningOf(pair.sentences[1].text)]
    const intents: SoundAlikePair['intents'] = [first.intents, second.intents]
    return { ...pair, intents, confusion: confusionOf(first, second) }
  })
  return {
    ...rest,
    pairs: found.toSorted(
      (a, b) => a.distance - b.distance || order.indexOf(a.confusion) - order.indexOf(b.confusion),
    ),
  }
}

type Meaning = { readonly tags: string; readonly intents: readonly string[] }

function confusionOf(first: Meaning, second: Meaning): Confusion {
  if (first.intents.join() !== second.intents.join()) return 'intent'
  if (first.tags !== second.tags) return 'value'
  return first.tags === '[]' ? 'words' : 'none'
}
