import type { GroupShape, RuleDiagram, Shape } from '@saywright/grammar'
import { isPassed, type Places } from './placesOfPath.js'

/** The shapes of a drawing that a sentence passes; none without a sentence. */
export function litShapes({ shape }: Pick<RuleDiagram, 'shape'>, places: Places): ReadonlySet<Shape> {
  const lit = new Set<Shape>()
  if (places.size === 0) return lit
  const reached = reachedShapes(shape, places)
  pass(shape, reached, lit)
  return lit
}

/** Everything around a box whose word is said. */
function reachedShapes(root: Shape, places: Places): Set<Shape> {
  const reached = new Set<Shape>()
  const visit = (shape: Shape): boolean => {
    const isReached =
      shape.kind === 'group'
        ? shape.items.filter(visit).length > 0
        : shape.kind === 'box' &&
          shape.box !== 'more' &&
          isPassed(places, shape.path, shape.range.start.offset, shape.range.end.offset)
    if (isReached) reached.add(shape)
    return isReached
  }
  visit(root)
  return reached
}

function pass(shape: Shape, reached: ReadonlySet<Shape>, lit: Set<Shape>): void {
  // A way back is taken only where one place is passed again, which the places do not distinguish.
  if (shape.kind === 'rail' && shape.role === 'loop') return
  lit.add(shape)
  if (shape.kind !== 'group') return
  for (const item of passedItems(shape, reached)) pass(item, reached, lit)
}

/** Of a choice the items that say something, or the one that can be silent; of an option the item or the bypass. */
function passedItems({ role, items }: GroupShape, reached: ReadonlySet<Shape>): readonly Shape[] {
  if (role !== 'choice' && role !== 'optional') return items
  const said = items.filter((item) => reached.has(item))
  if (said.length > 0) return said
  if (role === 'choice') return items.filter(canBeSilent).slice(0, 1)
  return items.filter(({ kind }) => kind === 'rail')
}

function canBeSilent(shape: Shape): boolean {
  if (shape.kind !== 'group') return shape.kind !== 'box'
  if (shape.role === 'optional') return true
  return shape.role === 'choice' ? shape.items.some(canBeSilent) : shape.items.every(canBeSilent)
}
