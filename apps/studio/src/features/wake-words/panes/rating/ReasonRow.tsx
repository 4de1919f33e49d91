import { Icon, VisuallyHidden } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { wakeWordsMessages } from '../../messages/index.js'
import { caption } from '../../parts/panel.css.js'
import { about, name, reason, sign } from './RatingCard.css.js'

export type ReasonRowProps = {
  /** `good` costs nothing, `bad` costs points, `info` is not rated. */
  tone: 'good' | 'bad' | 'info'
  title: string
  text: string
  /** What it costs of 100; nothing is said of 0. */
  points?: number
  /** What can be done about it. */
  action?: ReactNode
}

const icons = { good: CircleCheck, bad: TriangleAlert, info: Info }

/** One reason of a rating, with what can be done about it. */
export function ReasonRow({ tone, title, text, points = 0, action }: ReasonRowProps) {
  const t = useMessages(wakeWordsMessages)
  return (
    <li className={reason}>
      <span className={sign} data-tone={tone}>
        <Icon of={icons[tone]} {...(tone === 'good' && { label: t('rating.good') })} />
      </span>
      <span className={about}>
        <span className={name}>{title}</span>
        <span className={caption}>{text}</span>
        {points > 0 && <VisuallyHidden>{t('rating.costs', { count: points })}</VisuallyHidden>}
      </span>
      {action}
    </li>
  )
}
