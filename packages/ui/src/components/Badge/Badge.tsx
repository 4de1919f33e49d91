import type { Ref } from 'react'
import { useLanguageTag } from '../../i18n/useLocale.js'
import { useMessages } from '../../i18n/useMessages.js'
import { tones } from './Badge.css.js'
import { badgeMessages } from './messages.js'

export type BadgeProps = {
  /** How many: an integer, 0 or more. At 0 an alert is not drawn. */
  count: number
  /** Neutral beside words; alert, in red, for what waits to be read. */
  tone?: keyof typeof tones
  /** Above it the badge says "9+". */
  limit?: number
  /** What is counted, for screen readers: "3 unread notifications". Without it the number is read. */
  label?: string
  /** The words around it already say the count. */
  isDecorative?: boolean
  id?: string
  ref?: Ref<HTMLSpanElement>
}

/** How many things wait behind a word or an icon. */
export function Badge({ count, tone = 'neutral', limit, label, isDecorative, ...rest }: BadgeProps) {
  const t = useMessages(badgeMessages)
  const locale = useLanguageTag()
  if (tone === 'alert' && count === 0) return null
  const most = limit ?? (tone === 'alert' ? 9 : Number.POSITIVE_INFINITY)
  const words = count > most ? t('more', { limit: most }) : count.toLocaleString(locale)
  const named = isDecorative ? { 'aria-hidden': true } : label ? { role: 'img', 'aria-label': label } : {}
  return (
    <span {...rest} {...named} className={tones[tone]}>
      {words}
    </span>
  )
}
