import type { ReactNode, Ref } from 'react'
import {
  type BoxBorder,
  type BoxPadding,
  type BoxRadius,
  type BoxShadow,
  type BoxSurface,
  type BoxWidth,
  bordered,
  box,
  clipping,
  padded,
  rounded,
  shadowed,
  surfaced,
  wide,
} from './Box.css.js'

export type { BoxBorder, BoxPadding, BoxRadius, BoxShadow, BoxSurface, BoxWidth }

export type BoxProps = {
  children: ReactNode
  /** Padding in units of the width class, or that of a card or a page. */
  padding?: BoxPadding
  /** Background colour; transparent when absent. */
  surface?: BoxSurface
  /** Border style; no border when absent. */
  border?: BoxBorder
  /** Corner radius; square corners when absent. */
  radius?: BoxRadius
  /** Elevation above the page; no shadow when absent. */
  shadow?: BoxShadow
  /** Maximum width: 380 px for a form, 680 px for text, 1364 px for a page. */
  maxWidth?: BoxWidth
  /**
   * Whether content that overflows the rounded corners is clipped.
   * @default false
   */
  isClipping?: boolean
  /**
   * HTML element to render, chosen for its semantics.
   * @default 'div'
   */
  as?: 'div' | 'section' | 'article' | 'aside' | 'li' | 'figure'
  id?: string
  ref?: Ref<HTMLElement>
  role?: string
  'aria-label'?: string
  'aria-labelledby'?: string
}

/** A surface with padding. It has no margin; spacing belongs to the surrounding `Stack` or `Columns`. */
export function Box({
  children,
  padding,
  surface,
  border,
  radius,
  shadow,
  maxWidth,
  isClipping,
  as: Element = 'div',
  ref,
  ...rest
}: BoxProps) {
  const classes = [
    box,
    padding && padded[padding],
    surface && surfaced[surface],
    border && bordered[border],
    radius && rounded[radius],
    shadow && shadowed[shadow],
    maxWidth && wide[maxWidth],
    isClipping && clipping,
  ]
  return (
    <Element {...rest} ref={ref as Ref<never>} className={classes.filter(Boolean).join(' ')}>
      {children}
    </Element>
  )
}
