import { axis, dotBefore, dotNow, dumbbell, joint } from './DifferenceTab.css.js'
import type { ResultChange } from './runDifference.js'
import { scoreScale } from './scoreScale.js'

const width = 130
const middle = 9

/** A score in two runs: the open dot is the earlier one, the tick the threshold. The column beside has the number. */
export function Dumbbell({
  change: { kind, before, now },
  isAlike,
  threshold,
}: {
  change: ResultChange
  /** Whether the earlier score has the same meaning; another is left out. */
  isAlike: boolean
  threshold: number
}) {
  const x = scoreScale(width)
  const [from, to] = [isAlike ? before?.confidence : undefined, now.confidence].map((value) =>
    value === null || value === undefined ? undefined : x(value),
  )
  return (
    <svg className={dumbbell} viewBox={`0 0 ${width} 18`} aria-hidden>
      <line className={axis} x1={0} x2={width} y1={middle} y2={middle} />
      <line className={axis} x1={x(threshold)} x2={x(threshold)} y1={2} y2={16} />
      {from !== undefined && to !== undefined && (
        <line className={joint} data-kind={kind} x1={from} x2={to} y1={middle} y2={middle} />
      )}
      {from !== undefined && <circle className={dotBefore} cx={from} cy={middle} r={4.5} />}
      {to !== undefined && <circle className={dotNow} data-kind={kind} cx={to} cy={middle} r={5} />}
    </svg>
  )
}
