import type { ProjectExport, Task } from '@saywright/api/contract'
import { Button, Card, Icon, Message, ProgressBar, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Download } from 'lucide-react'
import { exportsMessages } from '../messages/index.js'
import { digest } from './ExportScreen.css.js'
import { KitProgramCard } from './KitProgramCard.js'

export type ExecutionStepProps = {
  /** Absent until it is read for the first time. */
  made: ProjectExport | undefined
  /** Its task, as long as it is in the history. */
  task: Pick<Task, 'progress' | 'current_step' | 'failure'> | undefined
  onDownload: (made: ProjectExport) => Promise<void>
  onCancel: (made: ProjectExport) => Promise<void>
}

/** How far an export is, and its archive once it is there. */
export function ExecutionStep({ made, task, onDownload, onCancel }: ExecutionStepProps) {
  const t = useMessages(exportsMessages)
  const status = made?.status ?? 'pending'
  const step = task?.current_step
  if (made && status === 'completed')
    return (
      <Stack gap="x2">
        <Card>
          <Stack gap="x2">
            <Message tone="success">{t('execution.completed', { name: made.name })}</Message>
            <Text variant="bodySmall" tone="secondary">
              {t('execution.checksum')}
            </Text>
            <Text variant="code">
              <span className={digest}>{made.sha256}</span>
            </Text>
            <div>
              <Button variant="primary" icon={<Icon of={Download} />} onPress={() => void onDownload(made)}>
                {t('last.download')}
              </Button>
            </div>
          </Stack>
        </Card>
        <KitProgramCard
          archive={made.name}
          model={made.models.find(({ type }) => type === 'voice_commands')?.name}
        />
      </Stack>
    )
  if (status === 'failed' || status === 'cancelled')
    return (
      <Message tone={status === 'failed' ? 'danger' : 'info'}>
        {status === 'failed' && task?.failure
          ? t('execution.failedWith', { failure: task.failure })
          : t(`execution.${status}`)}
      </Message>
    )
  return (
    <Card>
      <Stack gap="x2">
        <ProgressBar
          isLabelShown
          label={
            status === 'pending'
              ? t('execution.pending')
              : step
                ? t('execution.running', { step })
                : t('execution.begins')
          }
          fraction={task?.progress ?? 0}
        />
        <Text tone="secondary">{t('execution.leave')}</Text>
        {made && (
          <div>
            <Button onPress={() => void onCancel(made)}>{t('execution.cancel')}</Button>
          </div>
        )}
      </Stack>
    </Card>
  )
}
