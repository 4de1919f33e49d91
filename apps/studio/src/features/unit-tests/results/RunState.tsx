import type { UnitTestRun } from '@saywright/api/contract'
import { useBusy } from '@saywright/shell/components'
import { Button, Card, Inline, Message, ProgressBar, Stack } from '@saywright/ui'

import { useTestMessages } from '../TestedTypeContext.js'

export type RunStateProps = {
  run: Pick<UnitTestRun, 'status' | 'tested' | 'files' | 'task_id'>
  onCancel: (taskId: number) => Promise<void>
}

/** How far a run is, or why it ended early. Nothing for one that is complete. */
export function RunState({ run, onCancel }: RunStateProps) {
  const t = useTestMessages()
  const [isCancelling, cancel] = useBusy(onCancel)
  const { status, tested, files, task_id } = run
  if (status === 'completed') return null
  if (status === 'cancelled') return <Message>{t('results.cancelled', { tested, files })}</Message>
  if (status === 'failed') return <Message tone="danger">{t('results.runFailed', { tested, files })}</Message>
  const label = status === 'pending' ? t('results.pending') : t('results.running', { tested, files })
  return (
    <Card>
      <Stack gap="x2">
        <Inline gap="x2" justify="between">
          <span role="status">{label}</span>
          {task_id !== null && (
            <Button size="small" isPending={isCancelling} onPress={() => void cancel(task_id)}>
              {t('results.cancel')}
            </Button>
          )}
        </Inline>
        <ProgressBar
          label={label}
          fraction={status === 'pending' ? undefined : tested / Math.max(1, files)}
        />
      </Stack>
    </Card>
  )
}
