import { type FocusEvent, type Ref, useImperativeHandle, useRef, useSyncExternalStore } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import type { Notices } from './createNotices.js'
import { noticeStackMessages } from './messages.js'
import { NoticeCard } from './NoticeCard.js'
import { stacks } from './NoticeStack.css.js'
import { useClearPlace } from './useClearPlace.js'

export type NoticeSide = keyof typeof stacks

export type NoticeStackProps = {
  /** Store of the notices, created once by `createNotices()`. */
  notices: Notices
  /**
   * Use `top` inside the panel of an `AuthLayout`, whose controls are at the bottom; `bottom` elsewhere.
   * @default 'bottom'
   */
  side?: NoticeSide
  id?: string
  ref?: Ref<HTMLElement>
}

/**
 * Shows the notices of a store in a corner of the screen, moved away from controls that they would cover.
 * Timers pause while a notice has the pointer or the focus. Render it once per application.
 */
export function NoticeStack({ notices, side = 'bottom', ref, ...rest }: NoticeStackProps) {
  const t = useMessages(noticeStackMessages)
  const { visible, isPaused } = useSyncExternalStore(notices.subscribe, notices.getState, notices.getState)
  const stack = useRef<HTMLElement>(null)
  useImperativeHandle(ref, () => stack.current as HTMLElement)
  useClearPlace(stack, visible.length === 0)
  return (
    <section
      {...rest}
      ref={stack}
      className={stacks[side]}
      aria-label={t('stack')}
      // An open dialog makes everything else inert; elements with this mark stay reachable.
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
