import type { ReactNode, Ref } from 'react'
import * as css from './Message.css.js'
import { toneIcons } from './toneIcons.js'

export type MessageTone = css.MessageTone

export type MessageProps = {
  /** What happened, then what to do. */
  children?: ReactNode
  /** What it is about, in bold. */
  title?: ReactNode
  /** What kind of remark it is: its colour and its icon. */
  tone?: MessageTone
  /** A small button or a link. */
  actions?: ReactNode
  /** Read aloud when it appears: at once for `danger`, at the next pause for the others. */
  isAnnounced?: boolean
  id?: string
  ref?: Ref<HTMLDivElement>
}

/** A remark that stays in the page, beside what it is about. What passes is a notice. */
export function Message({ children, title, tone = 'info', actions, isAnnounced, ...rest }: MessageProps) {
  const Icon = toneIcons[tone]
  const role = isAnnounced ? { role: tone === 'danger' ? 'alert' : 'status' } : {}
  return (
    <div {...rest} {...role} className={css.tones[tone]}>
      <Icon size={16} strokeWidth={1.75} aria-hidden className={css.icons[tone]} />
      <div className={css.words}>
        {title && <p className={css.title}>{title}</p>}
        {children && <div className={css.text}>{children}</div>}
      </div>
      {actions}
    </div>
  )
}
