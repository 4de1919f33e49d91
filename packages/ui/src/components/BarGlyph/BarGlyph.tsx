import type { Ref } from 'react'
import { absent, animatedBar, glyph, hues, mono } from './BarGlyph.css.js'
import { barGrid, barPlaces, barRadius, dotRadius, outlineStroke } from './bars.css.js'

/** How one bar is drawn. */
export type Bar = 'solid' | 'outline' | 'dot'

export type BarGlyphProps = {
  /**
   * The seven bars from left to right; a missing bar is drawn as a dot. All bars are solid when the prop is
   * absent.
   */
  bars?: readonly Bar[]
  /**
   * Side in px.
   * @default 28
   */
  size?: number
  /**
   * Whether all bars have the text colour, instead of the seven hues of `vars.color.category1` to
   * `category7`.
   * @default false
   */
  isMono?: boolean
  /**
   * Whether the bars move, to indicate an operation in progress.
   * @default false
   */
  isAnimated?: boolean
  /** Accessible name; empty when the text beside the glyph already says it. */
  label: string
  id?: string
  ref?: Ref<SVGSVGElement>
}

/** Draws the seven bars of the brand, each solid, outlined or a dot. */
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
