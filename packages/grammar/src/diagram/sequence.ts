import { measures, type Part } from './part.js'
import { rail } from './rail.js'
import { group } from './shape.js'

/** Parts one after the other. */
export function sequence(parts: readonly Part[]): Part {
  const gap = measures.termGap
  const [only] = parts
  if (only && parts.length === 1) return only
  return {
    width: parts.reduce((sum, { width }) => sum + width, 0) + gap * Math.max(parts.length - 1, 0),
    above: Math.max(0, ...parts.map(({ above }) => above)),
    below: Math.max(0, ...parts.map(({ below }) => below)),
    draw(x, y) {
      let at = x
      const drawn = parts.flatMap((part, index) => {
        const between = index > 0 ? rail(at, y, gap) : undefined
        if (index > 0) at += gap
        const piece = part.draw(at, y)
        at += part.width
        return [between, piece]
      })
      return group('way', drawn)
    },
  }
}
