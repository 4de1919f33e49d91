import { describeProblem, type Locale, type Problem } from '@saywright/grammar'
import type { Translate } from '@saywright/ui/i18n'
import type { enUS } from '../../messages/en-US.js'

/** All problems, a line each: place, severity, sentence, and the code for programs. */
export function problemsText(
  problems: readonly Problem[],
  t: Translate<typeof enUS>,
  locale: Locale,
): string {
  return problems
    .map((problem) => {
      const { line, column } = problem.range.start
      return `${line}:${column} ${t(`problems.${problem.severity}`)}: ${describeProblem(problem, locale)} [${problem.code}]\n`
    })
    .join('')
}
