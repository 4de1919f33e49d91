import { type Conclusion, concludeResult, limits, type UnitTestResult } from '@saywright/api/contract'
import { scaleLinear } from 'd3-scale'
import { scoreScale } from '../scoreScale.js'

/** The conclusions of bars, in the order in which they are stacked: first the one at the ground. */
export const upwards = ['recognized', 'refusedByMistake', 'otherHeard'] as const
export const downwards = ['refusedRight', 'taken'] as const
export type BarKind = (typeof upwards)[number] | (typeof downwards)[number]

const kinds: Readonly<Record<Conclusion, BarKind | undefined>> = {
  passed: 'recognized',
  rejected: 'refusedByMistake',
  wrong: 'otherHeard',
  meaning_differs: 'otherHeard',
  refused: 'refusedRight',
  sentence_taken: 'taken',
  noise_taken: 'taken',
  failed: undefined,
  waiting: undefined,
}

/** Scores from `from` on, and below `to`; the last bin has the highest score too. */
export type ScoreBin = Readonly<Record<BarKind, number>> & { readonly from: number; readonly to: number }

const count = 25
const width = limits.confidenceMax / count

/**
 * Number of results with a score in each part of the range with a threshold. Without a recognized sentence the score is 0.
 */
export function scoreBins(results: readonly UnitTestResult[], threshold: number): ScoreBin[] {
  const bins = Array.from({ length: count }, (_, index) => ({
    ...{ from: index * width, to: (index + 1) * width },
    ...{ recognized: 0, refusedByMistake: 0, otherHeard: 0, refusedRight: 0, taken: 0 },
  }))
  for (const result of results) {
    const kind = kinds[concludeResult(result, threshold)]
    const bin = bins[Math.min(count - 1, Math.floor((result.confidence ?? 0) / width))]
    if (kind && bin) bin[kind]++
  }
  return bins
}

export interface Bar {
  readonly kind: BarKind
  readonly from: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Size {
  readonly width: number
  readonly height: number
}

const gap = 4
// So that a single file is not as high as the plot.
const least = 4

/**
 * The bars of a histogram with two sides: what must be recognized is on the ground, what must be refused hangs from it.
 *
 * @returns the ground's distance from the top, and the figures of the axis with theirs, the lowest figure first.
 */
export function mirrorHistogram(bins: readonly ScoreBin[], size: Size) {
  const sum = (bin: ScoreBin, side: readonly BarKind[]) => side.reduce((total, kind) => total + bin[kind], 0)
  const up = Math.max(least, ...bins.map((bin) => sum(bin, upwards)))
  const down = Math.max(0, ...bins.map((bin) => sum(bin, downwards)))
  const x = scoreScale(size.width)
  const y = scaleLinear([-down, up], [size.height, 0])
  const bars = bins.flatMap((bin): Bar[] => {
    const box = { from: bin.from, x: x(bin.from) + gap / 2, width: x(bin.to) - x(bin.from) - gap }
    const side = (of: readonly BarKind[], sign: 1 | -1) => {
      let from = 0
      return of.flatMap((kind): Bar[] => {
        const to = from + bin[kind]
        const edges = [y(sign * from), y(sign * to)]
        from = to
        const top = Math.min(...edges)
        return bin[kind] === 0 ? [] : [{ kind, ...box, y: top, height: Math.max(...edges) - top }]
      })
    }
    return [...side(upwards, 1), ...side(downwards, -1)]
  })
  const ticks = y.ticks(6).filter((value) => Number.isInteger(value))
  return { bars, ground: y(0), lines: ticks.map((value) => ({ files: Math.abs(value), value, y: y(value) })) }
}
