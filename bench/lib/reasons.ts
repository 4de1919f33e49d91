import { reasons } from '../reasons.ts'

type Known = Readonly<Record<string, readonly (readonly [figure: RegExp, reason: string])[]>>

/**
 * Why figures of a bench exceed their budgets, a line each.
 * @throws without a sentence: no such figure is recorded without one.
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
