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
  /** Space inside, in units of the width class, or that of a card or a page. */
  padding?: BoxPadding
  /** The colour of its ground; that of what is around it when absent. */
  surface?: BoxSurface
  /** How visible its outline is; none when absent. */
  border?: BoxBorder
  /** How round its corners are; square when absent. */
  radius?: BoxRadius
  /** How far it stands in front of the page; not at all when absent. */
  shadow?: BoxShadow
  /** The most it grows to: a form 380 px, a text 680 px, a page 1364 px. */
  maxWidth?: BoxWidth
  /** Cuts what goes over the rounded corners. */
  isClipping?: boolean
  /** The element, by what it is to screen readers. */
  as?: 'div' | 'section' | 'article' | 'aside' | 'li' | 'figure'
  id?: string
  ref?: Ref<HTMLElement>
  role?: string
  'aria-label'?: string
  'aria-labelledby'?: string
}

/** A surface with room inside. It has no space outside: that belongs to the `Stack` or `Columns` around it. */
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
