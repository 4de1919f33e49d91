import type { Ref } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { type Technology, technologies } from '../../tokens/technologies.js'
import { absent, animatedBand, glyph, hued, mono } from './BandGlyph.css.js'
import { type Band, bandGrid, bandRadius, bandStroke, bands, dotRadius } from './bands.css.js'
import { bandGlyphMessages } from './messages.js'

export type BandState = 'delivered' | 'requested' | 'absent'

export type BandGlyphProps = {
  /** What each technology is to the project; one that is not given is absent. */
  states: Readonly<Partial<Record<Technology, BandState>>>
  /** Side in px. */
  size?: number
  /** All in the colour of the words around it. */
  isMono?: boolean
  /** The bands move as a voice does: something is under way. */
  isAnimated?: boolean
  /** Said instead of the count; empty when the words beside it already say it. */
  label?: string
  id?: string
  ref?: Ref<SVGSVGElement>
}

/** The signature of a project: seven bars in fixed places, filled when delivered, outlined when requested, a dot when absent. */
export function BandGlyph({ states, size = 28, isMono, isAnimated, label, ...rest }: BandGlyphProps) {
  const counted = useCountLabel(states)
  const name = label ?? counted
  const named = name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true }
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

function useCountLabel(states: BandGlyphProps['states']): string {
  const t = useMessages(bandGlyphMessages)
  const countOf = (state: BandState) =>
    technologies.filter((technology) => states[technology] === state).length
  const delivered = countOf('delivered')
  const requested = countOf('requested')
  const total = technologies.length
  if (delivered && requested) return t('deliveredAndRequested', { count: delivered, requested, total })
  if (delivered) return t('delivered', { count: delivered, total })
  if (requested) return t('requested', { count: requested, total })
  return t('none')
}
