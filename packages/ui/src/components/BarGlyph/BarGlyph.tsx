import type { Ref } from 'react'
import { absent, animatedBar, glyph, hues, mono } from './BarGlyph.css.js'
import { barGrid, barPlaces, barRadius, dotRadius, outlineStroke } from './bars.css.js'

/** How one bar is drawn. */
export type Bar = 'solid' | 'outline' | 'dot'

export type BarGlyphProps = {
  /** The seven bars from the left; one that is not given is a dot. All are solid when absent. */
  bars?: readonly Bar[]
  /** Side in px. */
  size?: number
  /** All in the colour of the words around it, instead of the seven hues of `vars.color.category1` to `category7`. */
  isMono?: boolean
  /** The bars move as a voice does: something is under way. */
  isAnimated?: boolean
  /** Empty when the words beside it already say it. */
  label: string
  id?: string
  ref?: Ref<SVGSVGElement>
}

/** Seven bars in fixed places and heights, each solid, outlined or a dot. */
export function BarGlyph({ bars, size = 28, isMono, isAnimated, label, ...rest }: BarGlyphProps) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a title would show a tooltip over the picture; the name is in aria-label
    <svg
      {...rest}
      {...named}
      className={glyph}
      width={size}
      height={size}
      viewBox={`0 0 ${barGrid} ${barGrid}`}
    >
      {barPlaces.map((place, index) => (
        <BarShape
          key={place.x}
          index={index}
          bar={bars ? (bars[index] ?? 'dot') : 'solid'}
          isMono={isMono}
          isAnimated={isAnimated}
        />
      ))}
    </svg>
  )
}

type BarShapeProps = {
  index: number
  bar: Bar
  isMono?: boolean | undefined
  isAnimated?: boolean | undefined
}

function BarShape({ index, bar, isMono, isAnimated }: BarShapeProps) {
  const { x, y, width, height } = barPlaces[index]!
  const motion = isAnimated ? ` ${animatedBar}` : ''
  if (bar === 'dot') {
    const color = isMono ? mono : absent
    return <circle className={color} cx={x + width / 2} cy={barGrid / 2} r={dotRadius} fill="currentColor" />
  }
  const color = isMono ? mono : hues[index]
  if (bar === 'solid') {
    return (
      <rect
        className={color + motion}
        x={x}
        y={y}
        width={width}
        height={height}
        rx={barRadius}
        fill="currentColor"
      />
    )
  }
  // The line of an outlined bar runs inside it, so that both kinds are equally large.
  return (
    <rect
      className={color + motion}
      x={x + outlineStroke / 2}
      y={y + outlineStroke / 2}
      width={width - outlineStroke}
      height={height - outlineStroke}
      rx={barRadius - outlineStroke / 2}
      fill="none"
      stroke="currentColor"
      strokeWidth={outlineStroke}
    />
  )
}
