import { linkSilence } from './linkSilence.js'
import type { Arc, Network } from './Network.js'

/**
 * One keyword with any sounds before and after it: whatever the sound is, its nearest keyword is found. Whether it was said is
 * judged afterwards.
 *
 * @param keywords the engine's names of the words of each.
 * @param sounds the engine's names of what any speech is made of.
 */
export function keywordNetwork(keywords: readonly (readonly string[])[], sounds: readonly string[]): Network {
  const [before, after] = [0, 1]
  const anySound = (to: number) =>
    sounds.map((name): Arc => ({ name, to, cost: -Math.log(2 * sounds.length) }))
  const states: Arc[][] = [anySound(before), anySound(after)]
  for (const words of keywords) {
    let from = before
    for (const [at, name] of words.entries()) {
      const to = at === words.length - 1 ? after : states.push([]) - 1
      states[from]?.push({ name, to, cost: 0 })
      from = to
    }
  }
  return linkSilence({ states, start: before, end: after })
}
