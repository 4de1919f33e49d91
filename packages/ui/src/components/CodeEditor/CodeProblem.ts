import type { Diagnostic } from '@codemirror/lint'

/** A diagnostic of the text: its range, severity, message and quick fixes. */
export type CodeProblem = {
  /** Start and end of the range in UTF-16 units from 0; the end is exclusive. */
  from: number
  to: number
  severity: 'error' | 'warning' | 'info'
  message: string
  /** Quick fixes, offered where the diagnostic is shown. */
  actions?: readonly { label: string; onPress: () => void }[]
}

/** Converts a diagnostic to that of CodeMirror, clamped to a text of `length` UTF-16 units. */
export function toDiagnostic(
  { from, to, severity, message, actions = [] }: CodeProblem,
  length: number,
): Diagnostic {
  const start = Math.min(Math.max(0, from), length)
  return {
    from: start,
    to: Math.min(Math.max(start, to), length),
    severity,
    message,
    actions: actions.map(({ label, onPress }) => ({ name: label, apply: onPress })),
  }
}
