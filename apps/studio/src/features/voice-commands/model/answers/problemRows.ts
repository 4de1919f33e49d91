import { type Analysis, type Problem, type QuickFix, quickFixes } from '@saywright/grammar'

/** A problem with its fixes, as a line of the list. */
export type ProblemRow = {
  readonly problem: Problem
  readonly fixes: readonly QuickFix[]
  /** Names the line among the others, also when its text moves. */
  readonly key: string
}

/** Maximum number of lines for which fixes are computed; the hundredth is not fixed before the first. */
export const maxRows = 30

/** How the problems that are listed can be mended, in the order of the list. */
export function fixesOf(analysis: Analysis): (readonly QuickFix[])[] {
  return listed(analysis.problems).map((problem) => quickFixes(analysis, problem))
}

/**
 * The problems in the order of the list: errors before warnings, in the order of the text, the first thirty.
 *
 * @param fixes of these very problems, as `fixesOf` gives them; empty while they are computed.
 */
export function problemRows(
  problems: readonly Problem[],
  fixes: readonly (readonly QuickFix[])[] = [],
): ProblemRow[] {
  const seen = new Map<string, number>()
  return listed(problems).map((problem, index) => {
    const name = `${problem.code} ${Object.values(problem.arguments).join(' ')}`
    const repetition = seen.get(name) ?? 0
    seen.set(name, repetition + 1)
    return { problem, fixes: fixes[index] ?? [], key: `${name} ${repetition}` }
  })
}

/** @returns how many there are of a severity. */
export function countOf(problems: readonly Problem[], severity: Problem['severity']): number {
  return problems.filter((problem) => problem.severity === severity).length
}

function listed(problems: readonly Problem[]): readonly Problem[] {
  return problems.toSorted((a, b) => rank(a) - rank(b)).slice(0, maxRows)
}

const rank = ({ severity }: Problem) => (severity === 'error' ? 0 : 1)
