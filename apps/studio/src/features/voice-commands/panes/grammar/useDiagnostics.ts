import { type Analysis, describeFix, describeProblem, type QuickFix } from '@saywright/grammar'
import type { CodeProblem } from '@saywright/ui/CodeEditor'
import { useLocale } from '@saywright/ui/i18n'
import { useMemo } from 'react'
import { useLatest } from '../../../../parts/workspace/useLatest.js'
import type { ProblemRow } from '../../model/answers/problemRows.js'

/** The problems as the editor underlines them. */
export function useDiagnostics(
  { problems }: Analysis,
  rows: readonly ProblemRow[],
  onFix: (fix: QuickFix) => void,
): CodeProblem[] {
  const locale = useLocale()
  const latest = useLatest(onFix)
  return useMemo(() => {
    const fixes = new Map(rows.map((row) => [row.problem, row.fixes]))
    return problems.map((problem) => ({
      from: problem.range.start.offset,
      to: problem.range.end.offset,
      severity: problem.severity,
      message: describeProblem(problem, locale),
      actions: (fixes.get(problem) ?? []).map((fix) => ({
        label: describeFix(fix, locale),
        onPress: () => latest.current(fix),
      })),
    }))
  }, [problems, rows, locale, latest])
}
