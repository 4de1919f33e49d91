import type { BoxShape, GroupShape, Shape } from '@saywright/grammar'
import { coveredBetween, coveredOf } from '../../model/coverage/coveredBetween.js'
import type { Covered, SuiteCoverage } from '../../model/coverage/SuiteCoverage.js'

/** How much a suite says of the shapes of a drawing: of its boxes, and of what leads to boxes that are all never said. */
export type CoveredShapes = ReadonlyMap<Shape, Covered>

const none: CoveredShapes = new Map()

export function coveredShapes(root: GroupShape, coverage: SuiteCoverage | undefined): CoveredShapes {
  if (!coverage) return none
  const covered = new Map<Shape, Covered>()
  const visit = (shape: Shape): void => {
    if (shape.kind === 'box') {
      const found = coveredBox(shape, coverage)
      if (found) covered.set(shape, found)
    } else if (shape.kind === 'group') {
      for (const item of shape.items) visit(item)
      const boxes = shape.items.filter((item) => item.kind === 'box' || item.kind === 'group')
      const isNever = boxes.length > 0 && boxes.every((item) => covered.get(item) === 'never')
      if (isNever) for (const item of [shape, ...shape.items]) covered.set(item, 'never')
    }
  }
  visit(root)
  return covered
}

/** A folded rule represents all that it refers to. */
export function coveredBox(
  { box, name, range }: Pick<BoxShape, 'box' | 'name' | 'range'>,
  coverage: SuiteCoverage,
): Covered | undefined {
  if (box === 'more') return undefined
  const here = coveredBetween(coverage, range.start.offset, range.end.offset)
  const inside = coverage.rules.get(name)
  return box === 'rule' || (box === 'import' && inside && !here) ? inside && coveredOf(inside) : here
}
