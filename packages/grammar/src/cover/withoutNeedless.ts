import type { CoverSentence } from './Cover.js'

/** Removes sentences of which each part is covered by others, those that cover least first. */
export function withoutNeedless(sentences: readonly CoverSentence[]): CoverSentence[] {
  const times = new Map<unknown, number>()
  for (const { said } of sentences) for (const id of said) times.set(id, (times.get(id) ?? 0) + 1)
  const left = new Set(sentences)
  for (const sentence of sentences.toSorted((a, b) => a.said.size - b.said.size)) {
    const { said } = sentence
    if ([...said].some((id) => times.get(id) === 1)) continue
    for (const id of said) times.set(id, (times.get(id) ?? 0) - 1)
    left.delete(sentence)
  }
  return [...left]
}
