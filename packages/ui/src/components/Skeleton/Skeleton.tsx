import type { Ref } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { skeletonMessages } from './messages.js'
import * as css from './Skeleton.css.js'

export type SkeletonProps = {
  /** One bar for each line of the text that will stand here, each as wide as its line. */
  widths?: readonly (number | `${number}%`)[]
  id?: string
  ref?: Ref<HTMLDivElement>
}

const paragraph = ['62%', '90%', '78%', '40%'] as const

/** Bars in the place of words that are on their way. */
export function Skeleton({ widths = paragraph, ...rest }: SkeletonProps) {
  const t = useMessages(skeletonMessages)
  return (
    <div {...rest} className={`${css.lines} ${css.delayed}`} role="status" aria-label={t('loading')}>
      {widths.map((width, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing but its place
        <span key={line} className={css.bar} style={{ width }} />
      ))}
    </div>
  )
}
