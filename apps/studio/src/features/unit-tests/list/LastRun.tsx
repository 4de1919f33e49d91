import type { UnitTestRunSummary } from '@saywright/api/contract'
import { type Status, StatusBadge } from '@saywright/ui'

import { useTestMessages } from '../TestedTypeContext.js'

/** How the last run of a test went, or how far it is. */
export function LastRun({ run }: { run: UnitTestRunSummary | null }) {
  const t = useTestMessages()
  if (!run) return <StatusBadge status="pending">{t('list.never')}</StatusBadge>
  const { files, tested, passed } = run
  const states = {
    pending: ['waiting', t('list.pending')],
    running: ['running', t('list.testing', { tested, files })],
    completed: [passed === files ? 'done' : 'failed', t('list.passed', { passed, files })],
    cancelled: ['ended', t('list.cancelled')],
    failed: ['failed', t('list.runFailed')],
  } as const satisfies Record<typeof run.status, readonly [Status, string]>
  const [status, words] = states[run.status]
  return <StatusBadge status={status}>{words}</StatusBadge>
}
