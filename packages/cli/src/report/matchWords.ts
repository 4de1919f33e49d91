import type { Matched, NotMatched } from '@saywright/grammar'
import type { Say } from '../messages/say.js'

const maxWords = 8

/** Tags in their written form: `SWITCH=on, <room>=kitchen`. */
export function tagsText(tags: Matched['tags']): string {
  return tags.map(([name, value]) => `${name}=${value}`).join(', ')
}

/** Where a sentence leaves a grammar. */
interface Leaving {
  readonly expected: readonly string[]
  readonly emptySlots: readonly string[]
  readonly couldEnd: boolean
  readonly nearest: string | undefined
}

export const leavingOf = ({ expectedNext, emptySlots, couldEnd, nearest }: NotMatched): Leaving => ({
  expected: [...new Set(expectedNext.map(({ word }) => word))],
  emptySlots: emptySlots.map(({ slot }) => slot),
  ...{ couldEnd, nearest: nearest?.text },
})

/** Why a sentence is not accepted: the words that could follow, and the nearest sentence. */
export function notAccepted(leaving: Leaving, say: Say): string {
  const nearest = leaving.nearest && say('match.nearest', { sentence: leaving.nearest })
  return [say('test.notAccepted', { next: expectedWords(leaving, say) }), nearest].filter(Boolean).join(' ')
}

/** The words that a grammar accepts where a sentence leaves it. */
export function expectedWords(
  { expected, emptySlots, couldEnd }: Omit<Leaving, 'nearest'>,
  say: Say,
): string {
  const shown = expected.slice(0, maxWords).map((word) => `“${word}”`)
  if (expected.length > shown.length) shown.push('…')
  shown.push(...emptySlots.map((slot) => say('match.noValue', { slot: `<${slot}>` })))
  if (couldEnd) shown.push(say('match.end'))
  return shown.join(', ')
}

/** The JSON of a sentence. */
export function asData({ sentence, result }: { sentence: string; result: Matched | NotMatched }) {
  if (result.matched) {
    const { tags, ways, meaning } = result
    return { sentence, matched: true, ...meaning, tags, ways }
  }
  const { nearest = null, ...leaving } = leavingOf(result)
  return { sentence, matched: false, longestPrefix: result.longestPrefix, ...leaving, nearest }
}
