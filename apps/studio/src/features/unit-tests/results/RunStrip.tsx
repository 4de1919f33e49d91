import { limits } from '@saywright/api/contract'
import { scaleBand, scaleLinear } from 'd3-scale'
import { useId } from 'react'
import { strip, stripBars } from './DifferenceTab.css.js'
import { HatchPattern } from './HatchPattern.js'
import type { ResultChange } from './runDifference.js'

const size = { width: 1000, height: 44 }

/** One bar a recording, its height the score: what broke is hatched, what still fails outlined. The table says the same. */
export function RunStrip({ changes, label }: { changes: readonly ResultChange[]; label: string }) {
  const id = useId()
  const x = scaleBand<number>(
    changes.map((_, index) => index),
    [0, size.width],
  ).paddingInner(0.25)
  const height = scaleLinear([limits.confidenceMin, limits.confidenceMax], [8, size.height - 2])
  return (
    <svg
      className={strip}
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <HatchPattern id={id} />
      {changes.map(({ kind, now }, index) => {
        const tall = height(now.confidence ?? 0)
        return (
          <rect
            key={now.id}
            className={stripBars[kind]}
            {...(kind === 'broken' && { fill: `url(#${id})` })}
            x={x(index)}
            y={(size.height - tall) / 2}
            width={Math.min(28, x.bandwidth())}
            height={tall}
            rx={3}
          />
        )
      })}
    </svg>
  )
}
