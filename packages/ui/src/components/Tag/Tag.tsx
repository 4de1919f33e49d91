import type { ReactNode, Ref } from 'react'
import { ownText } from '../../theme/ownText.css.js'
import { mono, tag, tones } from './Tag.css.js'

export type TagTone = keyof typeof tones

export type TagProps = {
  children: ReactNode
  /**
   * Visual style: `outlined` for platforms and types, `neutral` for codes, a category for its hue; the others
   * express a meaning.
   * @default 'outlined'
   */
  tone?: TagTone
  /** Icon of 14 px before the label. */
  icon?: ReactNode
  /**
   * Whether the text is monospaced, for codes and intents.
   * @default false
   */
  isCode?: boolean
  id?: string
  ref?: Ref<HTMLSpanElement>
}

/** Labels an item with a word or two. It is not interactive. */
export function Tag({ children, tone = 'outlined', icon, isCode, ...rest }: TagProps) {
  const classes = [tag, tones[tone], isCode && mono]
  return (
    <span {...rest} className={classes.filter(Boolean).join(' ')}>
      {icon}
      <span className={ownText}>{children}</span>
    </span>
  )
}
