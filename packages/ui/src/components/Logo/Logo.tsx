import type { Ref } from 'react'
import { BarGlyph } from '../BarGlyph/BarGlyph.js'
import { type LogoTone, logo, mark } from './Logo.css.js'

export type { LogoTone }

export type LogoProps = {
  /** The name of the product, from the brand configuration. */
  name: string
  /** The mark alone, with the name for screen readers only. */
  isMarkOnly?: boolean
  /** The colour of the mark. */
  tone?: LogoTone
  /** Side of the mark in px. */
  size?: number
  id?: string
  ref?: Ref<HTMLSpanElement>
}

/** The mark of the product, seven bars in one colour, and its name. */
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
