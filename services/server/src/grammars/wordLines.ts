import { type Analysis, analyze, slotsOf, speechWords } from '@saywright/grammar'
import type { WordLine, WordSearch } from './messages.js'

/** Where words first are in the rules of a grammar and in the values of its slots. */
export function wordLines({ source, slots, words }: WordSearch): WordLine[] {
  const wanted = new Set(words)
  const lines = new Map<string, number>()
  for (const [text, line] of spokenTexts(analyze(source), slots))
    for (const word of speechWords(text))
      if (wanted.has(word)) lines.set(word, Math.min(line, lines.get(word) ?? line))
  return [...lines].map(([word, line]) => ({ word, line }))
}

/** Every text that can be said, with its line. */
function* spokenTexts(analysis: Analysis, slots: WordSearch['slots']): Generator<readonly [string, number]> {
  for (const terms of analysis.symbols.terms.values())
    for (const term of terms)
      if (term.kind === 'word' || term.kind === 'phrase') yield [term.text, term.range.start.line]
  for (const { name, declaration } of slotsOf(analysis))
    for (const value of slots[name] ?? []) yield [value, declaration.start.line]
}
