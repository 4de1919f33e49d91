import type { MeterReading } from '../../signal/meter.js'

const amberFrom = 0.72
const redFrom = 0.88
const goodFrom = 0.4

export type SegmentColor = 'green' | 'amber' | 'red'

export type Segment = { readonly color: SegmentColor; readonly isLit: boolean }

/**
 * The segments of a meter, lowest first: green to 72 % of the scale, amber to 88 %, red above. Lit up to the level, and the
 * one where the highest level of late is held.
 *
 * @param level, hold in [0, 1].
 * @param count of segments, 1 or more.
 */
export function segmentsOf(level: number, hold: number, count: number): Segment[] {
  const held = Math.ceil(hold * count) - 1
  return Array.from({ length: count }, (_, index) => ({
    color: colorAt((index + 0.5) / count),
    isLit: index + 0.5 <= level * count || index === held,
  }))
}

function colorAt(fraction: number): SegmentColor {
  if (fraction > redFrom) return 'red'
  return fraction > amberFrom ? 'amber' : 'green'
}

/** Key of the words for a reading. */
export function levelWord({ level, isSilent, isClipping }: MeterReading) {
  if (isClipping) return 'clipping'
  if (isSilent || level === 0) return 'silent'
  if (level > redFrom) return 'loud'
  return level < goodFrom ? 'quiet' : 'good'
}
