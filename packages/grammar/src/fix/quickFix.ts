import type { MessageKey } from '../messages/message.js'

export type QuickFixKind = MessageKey extends infer Key
  ? Key extends `fix.${infer Kind}`
    ? Kind
    : never
  : never

/** Replaces the text between two offsets of the source; `start === end` inserts. */
export interface TextEdit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** A fix that is applied with one action. `describeFix` returns its label. */
export interface QuickFix {
  readonly kind: QuickFixKind
  readonly arguments: Readonly<Record<string, string>>
  /** Edits in text order, not overlapping; all offsets refer to the unchanged source. */
  readonly edits: readonly TextEdit[]
}

export function quickFix(
  kind: QuickFixKind,
  edits: TextEdit | TextEdit[],
  values: Record<string, string> = {},
): QuickFix {
  return { kind, arguments: values, edits: Array.isArray(edits) ? edits : [edits] }
}

export function insert(offset: number, text: string): TextEdit {
  return { start: offset, end: offset, text }
}

/** Applies edits to a source. */
export function applyEdits(source: string, edits: readonly TextEdit[]): string {
  let result = ''
  let from = 0
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    result += source.slice(from, edit.start) + edit.text
    from = edit.end
  }
  return result + source.slice(from)
}
