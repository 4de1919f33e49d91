import type { Ref } from 'react'
import { BarGlyph } from '../BarGlyph/BarGlyph.js'
import { type LogoTone, logo, mark } from './Logo.css.js'

export type { LogoTone }

export type LogoProps = {
  /** Name of the product, from the brand configuration. */
  name: string
  /**
   * Whether only the mark is visible; the name is then read by screen readers only.
   * @default false
   */
  isMarkOnly?: boolean
  /**
   * Colour of the mark.
   * @default 'accent'
   */
  tone?: LogoTone
  /**
   * Side of the mark in px.
   * @default 24
   */
  size?: number
  id?: string
  ref?: Ref<HTMLSpanElement>
}

/** The logo of the product: the mark of seven bars in one colour, and the name. */
export function Logo({ name, isMarkOnly, tone = 'accent', size = 24, ...rest }: LogoProps) {
  return (
    <span {...rest} className={logo}>
      <span className={mark[tone]}>
        <BarGlyph size={size} isMono label={isMarkOnly ? name : ''} />
      </span>
      {isMarkOnly ? null : <span>{name}</span>}
    </span>
  )
}
