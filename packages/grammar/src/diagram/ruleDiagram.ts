import type { RuleStatement } from '../syntax/ast.js'
import { type DiagramSetting, partOf } from './partOf.js'
import { rail } from './rail.js'
import { type GroupShape, group } from './shape.js'

const margin = 8
const lead = 24
/** Of the ring at the right end; the left end is a disc. */
const endRadius = 6

/** A railroad diagram of a rule, in units of pixels at 100 %. */
export interface RuleDiagram {
  readonly width: number
  readonly height: number
  readonly shape: GroupShape
  /** Positions where the rail begins, with a disc, and ends, with a ring. */
  readonly begin: { readonly x: number; readonly y: number }
  readonly end: { readonly x: number; readonly y: number }
}

/** Lays out a rule from left to right. The layout is deterministic. */
export function ruleDiagram({ body }: Pick<RuleStatement, 'body'>, setting: DiagramSetting): RuleDiagram {
  const part = partOf(body, setting)
  const y = margin + part.above
  const [left, right] = [margin + endRadius, margin + endRadius + 2 * lead + part.width]
  return {
    width: right + endRadius + margin,
    height: y + part.below + margin,
    shape: group('way', [
      rail(left, y, lead),
      part.draw(left + lead, y),
      rail(right - lead, y, lead - endRadius),
    ]),
    begin: { x: left, y },
    end: { x: right, y },
  }
}
