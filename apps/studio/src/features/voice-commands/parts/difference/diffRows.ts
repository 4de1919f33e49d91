import { changedParts, type Parts } from './changedParts.js'
import type { Difference, DifferenceBlock } from './differenceOf.js'

/** A displayed line: of the first text, of the second, or of both. */
export type DiffLine = {
  readonly kind: 'same' | 'removed' | 'added'
  /** Numbers from 1; absent where the text does not have the line. */
  readonly before?: number
  readonly after?: number
  readonly text: string
  readonly parts: Parts
}

/** Lines that are shown, or lines between them that can be. */
export type DiffRow =
  | { readonly kind: 'line'; readonly line: DiffLine }
  | { readonly kind: 'hidden'; readonly lines: readonly DiffLine[] }

const context = 3

/** The rows of a difference under each other: removed lines before added ones, and far unchanged lines hidden. */
export function diffRows({ blocks }: Difference): DiffRow[] {
  return blocks.flatMap((block, index) => {
    if (!block.isSame) return changedLines(block).flat().map(toRow)
    const lines = sameLines(block)
    const [head, tail] = [index === 0 ? 0 : context, index === blocks.length - 1 ? 0 : context]
    // One hidden line would take the room of the line itself.
    if (lines.length <= head + tail + 1) return lines.map(toRow)
    return [
      ...lines.slice(0, head).map(toRow),
      { kind: 'hidden' as const, lines: lines.slice(head, lines.length - tail) },
      ...lines.slice(lines.length - tail).map(toRow),
    ]
  })
}

const toRow = (line: DiffLine): DiffRow => ({ kind: 'line', line })

function sameLines({ before, beforeLine, afterLine }: DifferenceBlock): DiffLine[] {
  return before.map((text, index) => ({
    kind: 'same',
    before: beforeLine + index,
    after: afterLine + index,
    text,
    parts: [],
  }))
}

function changedLines({ before, after, beforeLine, afterLine }: DifferenceBlock) {
  const pairs = before.map((text, index) => changedParts(text, after[index] ?? ''))
  const removed = before.map(
    (text, index): DiffLine => ({
      kind: 'removed',
      before: beforeLine + index,
      text,
      parts: pairs[index]?.[0] ?? [],
    }),
  )
  const added = after.map(
    (text, index): DiffLine => ({
      kind: 'added',
      after: afterLine + index,
      text,
      parts: pairs[index]?.[1] ?? [],
    }),
  )
  return [removed, added] as const
}

/** Rows of two columns: the first text beside the second, changed lines beside those in their place. */
export type SideRow =
  | { readonly kind: 'line'; readonly before: DiffLine | undefined; readonly after: DiffLine | undefined }
  | { readonly kind: 'hidden'; readonly lines: readonly DiffLine[] }

/** The same rows beside each other. */
export function sideRows(rows: readonly DiffRow[]): SideRow[] {
  const result: SideRow[] = []
  let removed: DiffLine[] = []
  let added: DiffLine[] = []
  const flush = () => {
    for (let index = 0; index < Math.max(removed.length, added.length); index++)
      result.push({ kind: 'line', before: removed[index], after: added[index] })
    removed = []
    added = []
  }
  for (const row of rows) {
    if (row.kind === 'line' && row.line.kind === 'removed') removed.push(row.line)
    else if (row.kind === 'line' && row.line.kind === 'added') added.push(row.line)
    else {
      flush()
      result.push(row.kind === 'hidden' ? row : { kind: 'line', before: row.line, after: row.line })
    }
  }
  flush()
  return result
}
