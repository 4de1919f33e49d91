import type { Ref } from 'react'
import type { Technology } from '../../tokens/technologies.js'
import { absent, animatedBand, glyph, hued, mono } from './BandGlyph.css.js'
import { type Band, bandGrid, bandRadius, bandStroke, bands, dotRadius } from './bands.css.js'

export type BandState = 'delivered' | 'requested' | 'absent'

export type BandBarsProps = {
  /** What each technology is to the project; one that is not given is absent. */
  states: Readonly<Partial<Record<Technology, BandState>>>
  /** Side in px. */
  size?: number
  /** All in the colour of the words around it. */
  isMono?: boolean
  /** The bands move as a voice does: something is under way. */
  isAnimated?: boolean
  /** Empty when the words beside it already say it. */
  label: string
  id?: string
  ref?: Ref<SVGSVGElement>
}

/** The drawing of the glyph, for whoever has words for it. */
export function BandBars({ states, size = 28, isMono, isAnimated, label, ...rest }: BandBarsProps) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a title would show a tooltip over the picture; the name is in aria-label
    <svg
      {...rest}
      {...named}
      className={glyph}
      width={size}
      height={size}
      viewBox={`0 0 ${bandGrid} ${bandGrid}`}
    >
      {bands.map((band) => (
        <BandShape
          key={band.technology}
          band={band}
          state={states[band.technology] ?? 'absent'}
          isMono={isMono}
          isAnimated={isAnimated}
        />
      ))}
    </svg>
  )
}

type BandShapeProps = {
  band: Band
  state: BandState
  isMono?: boolean | undefined
  isAnimated?: boolean | undefined
}

function BandShape({ band, state, isMono, isAnimated }: BandShapeProps) {
  const { technology, x, y, width, height } = band
  const motion = isAnimated ? ` ${animatedBand}` : ''
  if (state === 'absent') {
    const color = isMono ? mono : absent
    return <circle className={color} cx={x + width / 2} cy={bandGrid / 2} r={dotRadius} fill="currentColor" />
  }
  const color = isMono ? mono : hued[technology]
  if (state === 'delivered') {
    return (
      <rect
        className={color + motion}
        x={x}
        y={y}
        width={width}
        height={height}
        rx={bandRadius}
        fill="currentColor"
      />
    )
  }
  // The line of an outlined bar runs inside it, so that both kinds are equally large.
  return (
    <rect
      className={color + motion}
      x={x + bandStroke / 2}
      y={y + bandStroke / 2}
      width={width - bandStroke}
      height={height - bandStroke}
      rx={bandRadius - bandStroke / 2}
      fill="none"
      stroke="currentColor"
      strokeWidth={bandStroke}
    />
  )
}
