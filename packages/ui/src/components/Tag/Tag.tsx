import type { ReactNode, Ref } from 'react'
import { ownText } from '../../theme/ownText.css.js'
import { mono, tag, tones } from './Tag.css.js'

export type TagTone = keyof typeof tones

export type TagProps = {
  children: ReactNode
  /** Outlined for platforms and types; neutral for codes; a category for what has a hue of its own; the others say something. */
  tone?: TagTone
  /** An icon of 14 px before the words. */
  icon?: ReactNode
  /** Letters of equal width, for codes and intents. */
  isCode?: boolean
  id?: string
  ref?: Ref<HTMLSpanElement>
}

/** What a thing is, in a word or two. It does nothing. */
export function Tag({ children, tone = 'outlined', icon, isCode, ...rest }: TagProps) {
  const classes = [tag, tones[tone], isCode && mono]
  return (
    <span {...rest} className={classes.filter(Boolean).join(' ')}>
      {icon}
      <span className={ownText}>{children}</span>
    </span>
  )
}
