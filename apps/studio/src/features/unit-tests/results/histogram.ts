import { limits, type UnitTestResult } from '@saywright/api/contract'
import { scaleLinear } from 'd3-scale'
import { stack } from 'd3-shape'

/** Scores from `from` on, and below `to`; the last bin has the highest score too. */
export interface ScoreBin {
  readonly from: number
  readonly to: number
  readonly expected: number
  readonly wrong: number
}

const binWidth = 500

/** How many results have a score of each part of the range, the expected ones and the others apart. */
export function scoreBins(results: readonly UnitTestResult[]): ScoreBin[] {
  const count = limits.confidenceMax / binWidth
  const bins = Array.from({ length: count }, (_, index) => ({
    from: index * binWidth,
    to: (index + 1) * binWidth,
    expected: 0,
    wrong: 0,
  }))
  for (const { confidence, is_expected } of results) {
    if (confidence === null) continue
    const bin = bins[Math.min(count - 1, Math.floor(confidence / binWidth))]
    if (bin) bin[is_expected ? 'expected' : 'wrong']++
  }
  return bins
}

export interface Bar {
  readonly kind: 'expected' | 'wrong'
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

/** Where a score stands in a plot of a width. */
export const scoreScale = (width: number) =>
  scaleLinear([limits.confidenceMin, limits.confidenceMax], [0, width])

const gap = 5

/** The bars of a histogram, the wrong results on top of the expected ones, and the counts that have a line. */
export function histogram(bins: readonly ScoreBin[], { width, height }: Size) {
  const x = scoreScale(width)
  const most = Math.max(4, ...bins.map(({ expected, wrong }) => expected + wrong))
  const y = scaleLinear([0, most], [height, 0]).nice(4)
  const series = stack<ScoreBin, Bar['kind']>().keys(['expected', 'wrong'])([...bins])
  const bars = series.flatMap(({ key, ...points }) =>
    bins.flatMap((bin, index): Bar[] => {
      const [low = 0, high = 0] = (points as unknown as readonly (readonly number[])[])[index] ?? []
      if (high === low) return []
      return [
        {
          kind: key,
          from: bin.from,
          x: x(bin.from) + gap / 2,
          y: y(high),
          width: x(bin.to) - x(bin.from) - gap,
          height: y(low) - y(high),
        },
      ]
    }),
  )
  return { bars, lines: y.ticks(4).map((value) => y(value)) }
}
