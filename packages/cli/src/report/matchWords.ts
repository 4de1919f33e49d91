import type { Matched, NotMatched } from '@saywright/grammar'
import type { Say } from '../messages/say.js'

const maxWords = 8

/** Tags as they are written: `SWITCH=on, <room>=kitchen`. */
export function tagsText(tags: Matched['tags']): string {
  return tags.map(([name, value]) => `${name}=${value}`).join(', ')
}

/** The words that a grammar accepts where a sentence leaves it. */
export function expectedWords({ expectedNext, emptySlots, couldEnd }: NotMatched, say: Say): string {
  const words = [...new Set(expectedNext.map(({ word }) => `“${word}”`))]
  const shown = words.slice(0, maxWords)
  if (words.length > shown.length) shown.push('…')
  shown.push(...emptySlots.map(({ slot }) => say('match.noValue', { slot: `<${slot}>` })))
  if (couldEnd) shown.push(say('match.end'))
  return shown.join(', ')
}

/** What JSON says of a sentence. */
export function asData({ sentence, result }: { sentence: string; result: Matched | NotMatched }) {
  if (result.matched) {
    const { tags, ways, meaning } = result
    return { sentence, matched: true, ...meaning, tags, ways }
  }
  const { longestPrefix, expectedNext, couldEnd, nearest } = result
  const expected = [...new Set(expectedNext.map(({ word }) => word))]
  const emptySlots = result.emptySlots.map(({ slot }) => slot)
  return {
    ...{ sentence, matched: false, longestPrefix, expected, emptySlots, couldEnd },
    nearest: nearest?.text ?? null,
  }
}
