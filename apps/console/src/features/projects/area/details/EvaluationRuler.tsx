import { limits } from '@saywright/api/contract'
import { bars, ruler } from './EvaluationRuler.css.js'

export type EvaluationRulerProps = {
  totalDays: number
  daysLeft: number
  isEnding: boolean
}

/** The heights of the band glyph, again and again, in percent. */
const heights = [40, 66, 100, 66, 86, 50, 34] as const

/** One bar a day, those that are past in grey; a longer evaluation has as many bars, each for more than a day. */
export function EvaluationRuler({ totalDays, daysLeft, isEnding }: EvaluationRulerProps) {
  const count = Math.min(totalDays, limits.evaluationDays)
  const left = Math.ceil((daysLeft / totalDays) * count)
  const aheadTone = isEnding ? 'ending' : 'ahead'
  return (
    <div className={ruler} aria-hidden>
      {Array.from({ length: count }, (_, day) => (
        <span
          key={day}
          className={bars[day < count - left ? 'past' : aheadTone]}
          style={{ height: `${heights[day % heights.length]}%` }}
        />
      ))}
    </div>
  )
}
