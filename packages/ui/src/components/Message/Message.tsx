import type { ReactNode, Ref } from 'react'
import * as css from './Message.css.js'
import { toneIcons } from './toneIcons.js'

export type MessageTone = css.MessageTone

export type MessageProps = {
  /** The event, then what to do about it. */
  children?: ReactNode
  /** Title, in bold. */
  title?: ReactNode
  /**
   * Kind of message, which sets its colour and icon.
   * @default 'info'
   */
  tone?: MessageTone
  /** A small button or a link. */
  actions?: ReactNode
  /**
   * Whether the message is announced when it appears: immediately for `danger`, politely for the other tones.
   * @default false
   */
  isAnnounced?: boolean
  id?: string
  ref?: Ref<HTMLDivElement>
}

/** A message that stays on the page, beside its subject. For transient messages use a `NoticeStack`. */
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
