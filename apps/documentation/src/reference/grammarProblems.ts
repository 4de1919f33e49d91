import {
  type Analysis,
  analyze,
  describeFix,
  describeProblem,
  type Problem,
  problemCodes,
  quickFixes,
} from '@saywright/grammar'
import type { Locale } from '../page/locales.js'
import { codeBlock, plain } from './markdown.js'
import { otherModels, wrongGrammars } from './wrongGrammars.js'

const words = {
  'en-US': { error: 'Error', warning: 'Warning', line: 'line', fixes: 'The studio offers' },
  'fr-FR': { error: 'Erreur', warning: 'Avertissement', line: 'ligne', fixes: 'Le studio propose' },
} as const

const quoted = { 'en-US': (text: string) => `“${text}”`, 'fr-FR': (text: string) => `« ${text} »` } as const

/** The sentence of each problem, a grammar that has it, and the repairs that are offered for it. */
export function grammarProblems(locale: Locale): string {
  return problemCodes
    .map((code) => {
      const source = wrongGrammars[code]
      const analysis = analyze(source, { name: 'lamps', library: otherModels })
      const problem = analysis.problems.find((each) => each.code === code)
      if (!problem) throw new Error(`The example of ${code} has not this problem.`)
      return partOf(analysis, problem, locale)
    })
    .join('\n\n')
}

function partOf(analysis: Analysis, problem: Problem, locale: Locale): string {
  const { error, warning, line, fixes } = words[locale]
  const place = `${line} ${problem.range.start.line}`
  const kind = problem.severity === 'error' ? error : warning
  const offered = quickFixes(analysis, problem).map((fix) => quoted[locale](plain(describeFix(fix, locale))))
  // A few brackets are enough to show sixty.
  const shown = analysis.source.replace(/\[{9,}/, '[[[[ … ').replace(/\]{9,}/, ' … ]]]]')
  return [
    `### ${problem.code}`,
    `${kind}, ${place}${locale === 'fr-FR' ? ' :' : ':'} ${plain(describeProblem(problem, locale))}`,
    codeBlock(shown, 'bnf'),
    ...(offered.length > 0 ? [`${fixes} ${offered.join(', ')}.`] : []),
  ].join('\n\n')
}
