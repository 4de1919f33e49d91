import type { Ref } from 'react'
import { useLanguageTag } from '../../i18n/useLocale.js'
import { useMessages } from '../../i18n/useMessages.js'
import { tones } from './Badge.css.js'
import { badgeMessages } from './messages.js'

export type BadgeProps = {
  /** Number of items: an integer, 0 or more. At 0 an `alert` badge is not rendered. */
  count: number
  /**
   * `neutral` beside text; `alert`, in red, for unread items.
   * @default 'neutral'
   */
  tone?: keyof typeof tones
  /**
   * Largest number shown in full; above it the badge shows "9+".
   * When absent, 9 for `alert` and no limit for `neutral`.
   */
  limit?: number
  /** Accessible name, for example "3 unread notifications". Without it the number is read. */
  label?: string
  /**
   * Whether the badge is hidden from screen readers, because the text around it already states the count.
   * @default false
   */
  isDecorative?: boolean
  id?: string
  ref?: Ref<HTMLSpanElement>
}

/** Shows a number of items beside a text or an icon. */
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
