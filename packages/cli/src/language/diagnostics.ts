import {
  describeFix,
  describeProblem,
  type Locale,
  lineEndOf,
  type Problem,
  quickFixes,
  withLineEnd,
} from '@saywright/grammar'
import {
  type CodeAction,
  CodeActionKind,
  type Diagnostic,
  DiagnosticSeverity,
  type Range,
} from 'vscode-languageserver/node'
import type { GrammarFile } from './GrammarFile.js'

/** Maximum number of problems shown at once: an editor must draw each. */
const maxProblems = 1000
/** The most problems in one place whose repairs are offered. */
const maxRepaired = 20

export function diagnostics(file: GrammarFile, locale: Locale): Diagnostic[] {
  return file.problems.slice(0, maxProblems).map((problem) => diagnosticOf(file, problem, locale))
}

/** The repairs of the problems that touch a place. */
export function repairs(file: GrammarFile, { start, end }: Range, locale: Locale): CodeAction[] {
  const from = file.offsetOf(start)
  const to = file.offsetOf(end)
  const lineEnd = lineEndOf(file.document.getText())
  const touched = file.problems.filter(({ range }) => range.start.offset <= to && from <= range.end.offset)
  return touched.slice(0, maxRepaired).flatMap((problem) =>
    quickFixes(file.analysis, problem).map((fix, index) => ({
      title: describeFix(fix, locale),
      kind: CodeActionKind.QuickFix,
      isPreferred: index === 0,
      diagnostics: [diagnosticOf(file, problem, locale)],
      edit: {
        changes: {
          [file.document.uri]: fix.edits.map((edit) => ({
            range: file.placeBetween(edit.start, edit.end),
            newText: withLineEnd(edit.text, lineEnd),
          })),
        },
      },
    })),
  )
}

function diagnosticOf(file: GrammarFile, problem: Problem, locale: Locale): Diagnostic {
  return {
    range: file.placeOf(problem.range),
    severity: problem.severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    code: problem.code,
    source: 'saywright',
    message: describeProblem(problem, locale),
  }
}
