import {
  type Analysis,
  acceptSentence,
  type NearestSentence,
  type SlotValues,
  type TextEdit,
} from '@saywright/grammar'

/** A change of the source that was made and matched: with it the grammar accepts the sentence. */
export type Acceptance = {
  readonly edits: readonly TextEdit[]
  /** The lines that it changes, in the order of the text. */
  readonly lines: readonly ChangedLine[]
}

export type ChangedLine = {
  /** From 1. */
  readonly line: number
  readonly pieces: readonly LinePiece[]
}

/** A stretch of a line: unchanged, removed, or added. */
export type LinePiece = { readonly kind: 'keep' | 'remove' | 'add'; readonly text: string }

/** Beyond two words, changing the grammar is no longer what the author means. */
const maxChanges = 2

/** The change that would accept a sentence which is close to one of the grammar; undefined when none is proved. */
export function acceptanceOf(
  analysis: Analysis,
  sentence: string,
  nearest: NearestSentence | undefined,
  slots: SlotValues,
): Acceptance | undefined {
  if (!nearest || !isClose(nearest)) return undefined
  const edits = acceptSentence(analysis, sentence, { slots, nearest })
  return edits && { edits, lines: changedLines(analysis.source, edits) }
}

/** A sentence that has no word of the nearest one is another command, and no variation of it. */
function isClose({ distance, steps }: NearestSentence): boolean {
  return distance <= maxChanges && steps.some(({ kind }) => kind === 'keep')
}

/** The lines of a source that edits within one line each touch, cut into what stays and what changes. */
export function changedLines(source: string, edits: readonly TextEdit[]): ChangedLine[] {
  const inOrder = edits.toSorted((a, b) => a.start - b.start)
  const startOf = ({ start }: TextEdit) => source.lastIndexOf('\n', start - 1) + 1
  return [...new Set(inOrder.map(startOf))].map((lineStart) => ({
    line: source.slice(0, lineStart).split('\n').length,
    pieces: piecesOf(
      source,
      lineStart,
      inOrder.filter((edit) => startOf(edit) === lineStart),
    ),
  }))
}

function piecesOf(source: string, lineStart: number, edits: readonly TextEdit[]): LinePiece[] {
  const lineEnd = source.indexOf('\n', lineStart)
  const pieces: LinePiece[] = []
  let from = lineStart
  for (const { start, end, text } of edits) {
    pieces.push({ kind: 'keep', text: source.slice(from, start) })
    pieces.push({ kind: 'remove', text: source.slice(start, end) }, { kind: 'add', text })
    from = end
  }
  pieces.push({ kind: 'keep', text: source.slice(from, lineEnd < 0 ? source.length : lineEnd) })
  return pieces.filter(({ text }) => text !== '').map(shortened)
}

/** So much of an unchanged stretch is shown beside a change, in characters. */
const context = 48

/** A line of hundreds of values is shown around its change alone. */
function shortened(piece: LinePiece, index: number, { length }: readonly LinePiece[]): LinePiece {
  const { kind, text } = piece
  const [before, after] = [index === 0 ? 0 : context, index === length - 1 ? 0 : context]
  if (kind !== 'keep' || text.length <= 2 * context) return piece
  return { kind, text: `${text.slice(0, before)}…${after ? text.slice(-after) : ''}` }
}
