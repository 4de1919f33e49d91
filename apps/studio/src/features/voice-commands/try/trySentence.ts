import {
  type Analysis,
  acceptSentence,
  type Matched,
  match,
  type NotMatched,
  type SlotValues,
  type TextEdit,
} from '@saywright/grammar'
import type { EditorMark } from '../grammar/editorMarks.js'
import type { CheckedGrammar } from '../grammar/grammarState.js'

/** What becomes of a sentence in a grammar; undefined while nothing is written. */
export type SentenceMatch =
  | { readonly result: Matched | NotMatched; readonly accept: Acceptance | undefined }
  | undefined

/** The smallest change of the source with which it would accept the sentence, and the line where that begins. */
export type Acceptance = {
  readonly edits: readonly TextEdit[]
  readonly line: number
  readonly changed: string
}

export function trySentence(
  { analysis }: CheckedGrammar,
  sentence: string,
  slots: SlotValues,
): SentenceMatch {
  if (sentence.trim() === '') return undefined
  const result = match(analysis.compiled, sentence, { slots })
  const isHopeful = !result.matched && result.nearest !== undefined && result.nearest.distance <= mostChanges
  return { result, accept: isHopeful ? acceptanceOf(analysis, sentence, slots) : undefined }
}

/** Beyond two words, changing the grammar is no longer what one meant. */
const mostChanges = 2

function acceptanceOf(analysis: Analysis, sentence: string, slots: SlotValues): Acceptance | undefined {
  const { source } = analysis
  const edits = acceptSentence(analysis, sentence, { slots })
  const [first] = edits ?? []
  if (!edits || !first) return undefined
  const lineStart = source.lastIndexOf('\n', first.start - 1) + 1
  const lineEnd = source.indexOf('\n', first.start)
  const end = lineEnd < 0 ? source.length : lineEnd
  const inLine = edits.filter(({ start }) => start >= lineStart && start <= end)
  let changed = ''
  let from = lineStart
  for (const edit of inLine) {
    changed += source.slice(from, edit.start) + edit.text
    from = edit.end
  }
  return {
    edits,
    line: source.slice(0, lineStart).split('\n').length,
    changed: changed + source.slice(from, end),
  }
}

/** Where the sentence stands in the source: its way, and where it could go on. */
export function marksOf(sentenceMatch: SentenceMatch): EditorMark[] {
  if (!sentenceMatch) return []
  const { result } = sentenceMatch
  // The start statement leads into the grammar; it is no part of the way.
  const places = result.matched ? result.path.filter(({ rule }) => rule !== '') : result.expectedNext
  const kind = result.matched ? 'path' : 'expected'
  const marks = places.map(({ range }) => ({ kind, from: range.start.offset, to: range.end.offset }) as const)
  // Two readings, or two values of one slot, stand in one place.
  return marks.filter(
    ({ from, to }, index) => marks.findIndex((other) => other.from === from && other.to === to) === index,
  )
}
