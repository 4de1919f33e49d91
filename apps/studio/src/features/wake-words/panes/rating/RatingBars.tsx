import { bar, bars } from './RatingCard.css.js'

/** The heights of the band glyph, which the row of bars repeats. */
const heights = [8, 14, 20, 12, 18, 10, 6]
const tallest = Math.max(...heights)
const count = 25

export type RatingBarsProps = {
  /** Name of the measurement with its value, for screen readers. */
  label: string
  /** From 0 to 100; undefined while there is none. */
  score: number | undefined
}

/** A rating as a row of bars, of which each stands for four points. */
export function RatingBars({ label, score = 0 }: RatingBarsProps) {
  const lit = Math.round((score / 100) * count)
  return (
    <div className={bars} role="img" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <span
          key={index}
          className={bar}
          data-lit={index < lit || undefined}
          style={{ height: `${((heights[index % heights.length] ?? tallest) / tallest) * 100}%` }}
        />
      ))}
    </div>
  )
}
