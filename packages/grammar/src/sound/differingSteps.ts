import type { PathStep } from '../match/trace.js'
import { wordsOfSentence } from '../syntax/normalizeWord.js'
import type { ComparedSentence } from './confusablePairs.js'

/** The words and slots of the path of a sentence that the other sentence lacks. */
export function differingSteps({ words }: ComparedSentence, path: readonly PathStep[]): readonly PathStep[] {
  const differing = new Set<number>()
  let at = 0
  for (const { text, differs } of words) {
    // A word as written may be several: "l'été".
    const end = at + wordsOfSentence(text).length
    for (; at < end; at++) if (differs) differing.add(at)
  }
  const isIn = ({ from, to }: PathStep) =>
    Array.from({ length: to - from }, (_, offset) => from + offset).some((each) => differing.has(each))
  return path.filter((step) => step.kind !== 'rule' && isIn(step))
}
