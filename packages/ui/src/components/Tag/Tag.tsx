import type { ReactNode, Ref } from 'react'
import { Icon } from '../../primitives/Icon/Icon.js'
import { technologyIcons } from '../../primitives/Icon/technologyIcons.js'
import type { Technology } from '../../tokens/technologies.js'
import { hues, mono, tag, tones } from './Tag.css.js'

export type TagTone = keyof typeof tones

export type TagProps = {
  children: ReactNode
  /** Outlined for platforms and types; neutral for codes; the others say something. */
  tone?: TagTone
  /** In the hue of a technology, with its icon. */
  technology?: Technology
  /** An icon of 14 px before the words. */
  icon?: ReactNode
  /** Letters of equal width, for codes and intents. */
  isCode?: boolean
  id?: string
  ref?: Ref<HTMLSpanElement>
}

/** What a thing is, in a word or two. It does nothing. */
export function Tag({ children, tone = 'outlined', technology, icon, isCode, ...rest }: TagProps) {
  const classes = [tag, technology ? hues[technology] : tones[tone], isCode && mono]
  return (
    <span {...rest} className={classes.filter(Boolean).join(' ')}>
      {technology ? <Icon of={technologyIcons[technology]} size={14} /> : icon}
      {children}
    </span>
  )
}
