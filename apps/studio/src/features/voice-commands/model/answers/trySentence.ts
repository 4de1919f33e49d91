import { type Analysis, type Matched, match, type NotMatched, type SlotValues } from '@saywright/grammar'

export type TriedSentence = { readonly sentence: string; readonly result: Matched | NotMatched }

/** The result of a sentence in a grammar; undefined without a sentence. */
export type SentenceMatch = (TriedSentence & { readonly of: Analysis }) | undefined

/** A stretch of the text on the path of the tried sentence, or where it could continue. */
export type EditorMark = { readonly kind: 'path' | 'expected'; readonly from: number; readonly to: number }

export function trySentence(
  analysis: Analysis,
  sentence: string,
  slots: SlotValues,
  reading = 0,
): TriedSentence | undefined {
  if (sentence.trim() === '') return undefined
  return { sentence, result: match(analysis.compiled, sentence, { slots, reading }) }
}

/** The places of the sentence in the source: its path, and where it could continue. */
export function marksOf(sentenceMatch: TriedSentence | undefined): EditorMark[] {
  if (!sentenceMatch) return []
  const { result } = sentenceMatch
  // The start statement leads into the grammar; it is not part of the path.
  const places = result.matched ? result.path.filter(({ rule }) => rule !== '') : result.expectedNext
  const kind = result.matched ? 'path' : 'expected'
  const marks = places.map(({ range }) => ({ kind, from: range.start.offset, to: range.end.offset }) as const)
  // Two readings, or two values of one slot, are in one place. A word may be expected in thousands.
  return [...new Map(marks.map((mark) => [`${mark.from} ${mark.to}`, mark])).values()]
}
