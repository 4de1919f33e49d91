import type { Diagnostic } from '@codemirror/lint'

/** A problem in the text: where it is, how bad, what it is and what can be done. */
export type CodeProblem = {
  /** First and last place, counted in UTF-16 units from 0; the end is not part of it. */
  from: number
  to: number
  severity: 'error' | 'warning' | 'info'
  message: string
  /** Offered where the problem is shown. */
  actions?: readonly { label: string; onPress: () => void }[]
}

/** A problem as the editing library takes it, kept inside a text of `length` units. */
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
