import type { ProjectExport, Task } from '@saywright/api/contract'
import { Button, Card, Icon, Message, ProgressBar, Stack, Text } from '@saywright/ui'
import { formatBytes, useLocale, useMessages } from '@saywright/ui/i18n'
import { Download, RotateCcw } from 'lucide-react'
import { exportsMessages } from '../messages/index.js'
import { digest, halves } from './ExportScreen.css.js'
import { ExportStages } from './ExportStages.js'
import { KitProgramCard } from './KitProgramCard.js'

export type ExecutionStepProps = {
  /** Absent until it is read for the first time. */
  made: ProjectExport | undefined
  /** Its task, as long as it is in the history. */
  task: Pick<Task, 'progress' | 'current_step' | 'failure'> | undefined
  /** Name of a model of voice commands that is packed. */
  model: string | undefined
  onDownload: (made: ProjectExport) => Promise<void>
  onCancel: (made: ProjectExport) => Promise<void>
  /** Starts an export of the same choice. */
  onAgain: () => Promise<void>
}

/** How far an export is, and its archive once it is there, beside the lines that run it. */
export function ExecutionStep(props: ExecutionStepProps) {
  const { made, model } = props
  const status = made?.status ?? 'pending'
  return (
    <div className={halves}>
      {made && status === 'completed' ? (
        <Completed made={made} onDownload={props.onDownload} />
      ) : status === 'failed' || status === 'cancelled' ? (
        <Ended {...props} status={status} />
      ) : (
        <Running {...props} />
      )}
      {made && <KitProgramCard archive={made.name} architecture={made.architecture} model={model} />}
    </div>
  )
}

function Completed({ made, onDownload }: Pick<ExecutionStepProps, 'onDownload'> & { made: ProjectExport }) {
  const t = useMessages(exportsMessages)
  const locale = useLocale()
  return (
    <Card>
      <Stack gap="x2">
        <Message tone="success" isAnnounced>
          {t('execution.completed', { name: made.name })}
        </Message>
        <Text variant="bodySmall" tone="secondary">
          {t('execution.checksum')}
        </Text>
        <Text variant="code">
          <span className={digest}>{made.sha256}</span>
        </Text>
        <div>
          <Button variant="primary" icon={<Icon of={Download} />} onPress={() => void onDownload(made)}>
            {t('execution.download', { size: formatBytes(made.size ?? 0, locale, 'fitting') })}
          </Button>
        </div>
      </Stack>
    </Card>
  )
}

function Running({ made, task, onCancel }: ExecutionStepProps) {
  const t = useMessages(exportsMessages)
  const isWaiting = made?.status !== 'running'
  return (
    <Card>
      <Stack gap="x2">
        <ProgressBar
          isLabelShown
          label={t(isWaiting ? 'execution.pending' : 'execution.running')}
          fraction={task?.progress ?? 0}
        />
        <ExportStages step={isWaiting ? undefined : task?.current_step} />
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

function Ended({ task, status, onAgain }: ExecutionStepProps & { status: 'failed' | 'cancelled' }) {
  const t = useMessages(exportsMessages)
  const hasFailed = status === 'failed'
  return (
    <Card>
      <Stack gap="x2">
        <Message tone={hasFailed ? 'danger' : 'info'} isAnnounced>
          {hasFailed && task?.failure
            ? t('execution.failedWith', { failure: task.failure })
            : t(`execution.${status}`)}
        </Message>
        {hasFailed && <ExportStages step={task?.current_step} hasFailed />}
        <div>
          <Button variant="primary" icon={<Icon of={RotateCcw} />} onPress={() => void onAgain()}>
            {t('execution.again')}
          </Button>
        </div>
      </Stack>
    </Card>
  )
}
