import { keepFocus, LoadingOverlay, NoticeStack } from '@saywright/ui'
import { useEffect } from 'react'
import { useValue } from './createValue.js'
import { useConnectionNotices } from './notices/useConnectionNotices.js'
import type { Shell } from './Shell.js'

export type CallFeedbackProps = { shell: Pick<Shell, 'pending' | 'notices' | 'noticeSide'> }

/**
 * Shows the state of calls on a page: that one is under way, and how one ended. Where it removes the focused element, it
 * restores the focus.
 */
export function CallFeedback({ shell }: CallFeedbackProps) {
  const pending = useValue(shell.pending)
  const side = useValue(shell.noticeSide)
  useEffect(() => keepFocus(document), [])
  useConnectionNotices(shell)
  return (
    <>
      <LoadingOverlay isActive={pending > 0} />
      <NoticeStack notices={shell.notices} side={side} />
    </>
  )
}
