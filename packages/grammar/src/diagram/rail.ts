import { measures } from './part.js'
import type { RailShape } from './shape.js'

/** A straight piece of rail. */
export function rail(x: number, y: number, length: number): RailShape | undefined {
  return length > 0 ? railOf(`M${x} ${y}h${length}`) : undefined
}

export function railOf(d: string, role: RailShape['role'] = 'plain'): RailShape {
  return { kind: 'rail', role, d }
}

/**
 * A way around: leaves the rail at `x`, runs on the line `at` and is back after `length`.
 *
 * @param at the line on which it runs, above or below `y` by at least two corners.
 */
export function detour(x: number, y: number, at: number, length: number, role: 'bypass' | 'loop'): RailShape {
  return railOf(`${leaving(x, y, at)}H${x + length - 2 * measures.corner}${returning(y, at)}`, role)
}

/** From the rail at `x` to the line `at`; two corners long. */
export function leaving(x: number, y: number, at: number): string {
  const { corner } = measures
  const down = at > y ? corner : -corner
  return `M${x} ${y}q${corner} 0 ${corner} ${down}V${at - down}q0 ${down} ${corner} ${down}`
}

/** From the line `at` back to the rail; two corners long. */
export function returning(y: number, at: number): string {
  const { corner } = measures
  const down = at > y ? corner : -corner
  return `q${corner} 0 ${corner} ${-down}V${y + down}q0 ${-down} ${corner} ${-down}`
}
