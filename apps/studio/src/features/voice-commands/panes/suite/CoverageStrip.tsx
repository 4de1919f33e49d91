import { bar, strip } from './CoverageStrip.css.js'

/** Bars beyond which several places share one. */
const maxBars = 60
/** The rhythm of the heights, in px. */
const heights = [8, 12, 16, 10, 14, 8, 12]

export type CoverageStripProps = {
  /** Of each word and slot, 1 where a test says it. */
  isSaid: Uint8Array
}

/** A bar for each word and slot of a grammar, in text order: filled where a test says it, dashed where none does. */
export function CoverageStrip({ isSaid }: CoverageStripProps) {
  const each = Math.ceil(isSaid.length / maxBars)
  const bars = Array.from({ length: Math.ceil(isSaid.length / each) }, (_, index) =>
    isSaid.subarray(index * each, (index + 1) * each).every((one) => one === 1),
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
