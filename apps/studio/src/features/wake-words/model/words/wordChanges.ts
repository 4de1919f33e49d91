import { nameKey, type WakeWord } from '@saywright/api/contract'
import type { WordRole } from './EditedWord.js'

/** The words of two versions of a model, for the difference between them. */
export type WordLists = {
  readonly positive_words: readonly WakeWord[]
  readonly negative_words: readonly WakeWord[]
}

/** A word that differs between two versions: absent from one of them, or pronounced otherwise. */
export type WordChange = {
  readonly role: WordRole
  readonly before: WakeWord | undefined
  readonly after: WakeWord | undefined
}

/** A word and its pronunciation where that is another than its spelling. */
export const spelledOut = ({ text, pronas, phonemes }: WakeWord): string => {
  const said = pronas ?? phonemes
  return said ? `${text} (${said})` : text
}

/** What differs from one version to another: first the wake words, each in the order of the later version. */
export function wordChanges(before: WordLists, after: WordLists): readonly WordChange[] {
  return [
    ...changesOf('wake', before.positive_words, after.positive_words),
    ...changesOf('anti', before.negative_words, after.negative_words),
  ]
}

function changesOf(role: WordRole, before: readonly WakeWord[], after: readonly WakeWord[]): WordChange[] {
  const named = (words: readonly WakeWord[]) => new Map(words.map((word) => [nameKey(word.text), word]))
  const [then, now] = [named(before), named(after)]
  return [...new Set([...now.keys(), ...then.keys()])]
    .map((key) => ({ role, before: then.get(key), after: now.get(key) }))
    .filter(
      (change) => !change.before || !change.after || spelledOut(change.before) !== spelledOut(change.after),
    )
}
