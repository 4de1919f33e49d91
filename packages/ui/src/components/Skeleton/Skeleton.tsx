import type { Ref } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { skeletonMessages } from './messages.js'
import * as css from './Skeleton.css.js'

export type SkeletonProps = {
  /**
   * Width of each line of the text that will be shown, in px or percent.
   * @default ['62%', '90%', '78%', '40%']
   */
  widths?: readonly (number | `${number}%`)[]
  id?: string
  ref?: Ref<HTMLDivElement>
}

const paragraph = ['62%', '90%', '78%', '40%'] as const

/** Placeholder bars for text that is being loaded. */
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
