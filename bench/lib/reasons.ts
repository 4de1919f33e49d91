import { reasons } from '../reasons.ts'

type Known = Readonly<Record<string, readonly (readonly [figure: RegExp, reason: string])[]>>

/**
 * Why figures of a bench stand beyond their budgets, a line each.
 * @throws where there is no sentence: nobody records such a figure without one.
 */
export function reasonLines(bench: string, figures: readonly string[], known: Known = reasons): string[] {
  return figures.map((figure) => {
    const reason = reasonOf(bench, figure, known)
    if (!reason)
      throw new Error(`${bench}, “${figure}” is beyond its budget: say why in bench/reasons.ts, or mend it.`)
    return `- ${figure}: ${reason}`
  })
}

const reasonOf = (bench: string, figure: string, known: Known) =>
  known[bench]?.find(([pattern]) => pattern.test(figure))?.[1]
