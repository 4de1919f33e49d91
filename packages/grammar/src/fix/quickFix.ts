import type { MessageKey } from '../messages/message.js'
import type { TextEdit } from '../text/textEdit.js'

export type QuickFixKind = MessageKey extends infer Key
  ? Key extends `fix.${infer Kind}`
    ? Kind
    : never
  : never

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
