import { bar, strip } from './CoverageStrip.css.js'

/** Bars beyond which several places share one. */
const maxBars = 60
/** The rhythm of the heights, in px. */
const heights = [8, 12, 16, 10, 14, 8, 12]

/** A bar for each word and slot of a grammar, in text order: filled where a test says it, dashed where none does. */
export function CoverageStrip({ branches }: { branches: readonly boolean[] }) {
  const each = Math.ceil(branches.length / maxBars)
  const bars = Array.from({ length: Math.ceil(branches.length / each) }, (_, index) =>
    branches.slice(index * each, (index + 1) * each).every(Boolean),
  )
  return (
    <span className={strip} aria-hidden>
      {bars.map((isSaid, index) => (
        <span
          key={index}
          className={bar}
          data-said={isSaid || undefined}
          style={{ blockSize: heights[index % heights.length] }}
        />
      ))}
    </span>
  )
}
