import { type FocusEvent, type Ref, useSyncExternalStore } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import type { Notices } from './createNotices.js'
import { noticeStackMessages } from './messages.js'
import { NoticeCard } from './NoticeCard.js'
import { stacks } from './NoticeStack.css.js'

export type NoticeSide = keyof typeof stacks

export type NoticeStackProps = {
  /** Made once by `createNotices()`. */
  notices: Notices
  /** At the top inside the panel of an `AuthLayout`, where the bottom holds what people press; at the bottom elsewhere. */
  side?: NoticeSide
  id?: string
  ref?: Ref<HTMLElement>
}

/** Shows the notices of a store in a corner of the screen; they wait while the pointer or the focus is on them. Stands once. */
export function NoticeStack({ notices, side = 'bottom', ...rest }: NoticeStackProps) {
  const t = useMessages(noticeStackMessages)
  const { visible, isPaused } = useSyncExternalStore(notices.subscribe, notices.getState, notices.getState)
  return (
    <section
      {...rest}
      className={stacks[side]}
      aria-label={t('stack')}
      // An open dialog makes everything else inert; what bears this mark stays in reach.
      data-react-aria-top-layer
      onPointerEnter={notices.pause}
      onPointerLeave={(event) => {
        if (!event.currentTarget.contains(document.activeElement)) notices.resume()
      }}
      onFocus={notices.pause}
      onBlur={(event) => {
        if (hasLeft(event)) notices.resume()
      }}
    >
      {visible.map((notice) => (
        <NoticeCard
          key={notice.id}
          notice={notice}
          isPaused={isPaused}
          closeLabel={t('close')}
          onClose={() => notices.dismiss(notice.id)}
        />
      ))}
    </section>
  )
}

function hasLeft({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return !currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')
}
