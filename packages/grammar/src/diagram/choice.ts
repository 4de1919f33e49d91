import { measures, type Part } from './part.js'
import { leaving, rail, railOf, returning } from './rail.js'
import { group } from './shape.js'

/** One of several parts: the first on the rail, the others below it. */
export function choice(parts: readonly Part[]): Part {
  const [first, ...others] = parts
  if (!first || others.length === 0)
    return first ?? { width: 0, above: 0, below: 0, draw: () => group('way', []) }
  const { branchGap, corner } = measures
  const side = 2 * corner
  const inner = Math.max(...parts.map(({ width }) => width))
  let depth = first.below
  const lines = others.map(({ above, below }) => {
    const line = Math.max(depth + branchGap + above, side)
    depth = line + below
    return line
  })
  return {
    width: inner + 2 * side,
    above: first.above,
    below: depth,
    draw(x, y) {
      const straight = group('way', [
        rail(x, y, side),
        first.draw(x + side, y),
        rail(x + side + first.width, y, inner - first.width + side),
      ])
      const below = others.map((part, index) => {
        const at = y + (lines[index] ?? 0)
        return group('way', [
          railOf(leaving(x, y, at)),
          part.draw(x + side, at),
          railOf(`M${x + side + part.width} ${at}h${inner - part.width}${returning(y, at)}`),
        ])
      })
      // The rail itself comes last, so that it is above the corners that leave it.
      return group('choice', [...below, straight])
    },
  }
}
