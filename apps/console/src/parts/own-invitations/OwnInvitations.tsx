import { toLoadable, useOwnInvitations } from '@saywright/api/react'
import { lazyComponent } from '@saywright/shell'
import { Suspense } from 'react'

// Few users have one.
const AnswerInvitations = lazyComponent(() => import('./AnswerInvitations.js'), 'AnswerInvitations')

/** The pending invitations of the logged-in user; renders nothing without any. */
export function OwnInvitations() {
  const waiting = toLoadable(useOwnInvitations())
  if (waiting.state !== 'ready' || waiting.value.total === 0) return null
  return (
    <Suspense>
      <AnswerInvitations invitations={waiting.value.data} />
    </Suspense>
  )
}
