import type { Task } from '@saywright/api/contract'
import { useBusy } from '@saywright/shell/components'
import { Button, ButtonLink, Icon, ProgressBar, type Status, StatusBadge, Text } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { AudioLines, FlaskConical, ListTodo, Package } from 'lucide-react'
import { tasksMessages } from './messages.js'
import { action, bar, item, status as statusClass, tile, words } from './TasksDialog.css.js'
import { isOver } from './taskGroups.js'
import { detailOfTask, nameOfTask } from './taskWords.js'

export type TaskItemProps = {
  task: Task
  /** Where its results are; absent where it has none to show. */
  resultsHref: string | undefined
  /** Called for a finished export. */
  onDownload: (exportId: number) => Promise<void>
  onCancel: (task: Task) => Promise<void>
  onRemove: (task: Task) => Promise<void>
  /** Called when the user opens the results. */
  onLeave: () => void
}

const icons = { unit_test: FlaskConical, export: Package, test_audio: AudioLines, other: ListTodo }
const badges: Readonly<Record<Task['status'], Status>> = {
  pending: 'pending',
  running: 'running',
  completed: 'done',
  failed: 'failed',
  cancelled: 'ended',
}

/** A task: its subject, its progress, and its actions. */
export function TaskItem({ task, resultsHref, onDownload, onCancel, onRemove, onLeave }: TaskItemProps) {
  const t = useMessages(tasksMessages)
  const locale = useLocale()
  const [isCancelling, cancel] = useBusy(onCancel)
  const [isRemoving, remove] = useBusy(onRemove)
  const [isFetching, download] = useBusy(onDownload)
  const { export_id: exportId } = task
  const name = nameOfTask(task, t)
  return (
    <li className={item}>
      <span className={tile}>
        <Icon of={icons[task.type]} size={16} />
      </span>
      <div className={words}>
        <Text weight="semibold">{name}</Text>
        <Text variant="caption" tone="secondary">
          {detailOfTask(task, t, locale)}
        </Text>
      </div>
      <span className={statusClass}>
        <StatusBadge status={badges[task.status]}>{t(`statuses.${task.status}`)}</StatusBadge>
      </span>
      <span className={action}>
        {!isOver(task) ? (
          <Button
            size="small"
            aria-label={t('cancelOf', { task: name })}
            isPending={isCancelling}
            onPress={() => void cancel(task)}
          >
            {t('cancel')}
          </Button>
        ) : resultsHref ? (
          <ButtonLink
            size="small"
            href={resultsHref}
            aria-label={t('resultsOf', { task: name })}
            onPress={onLeave}
          >
            {t('results')}
          </ButtonLink>
        ) : task.status === 'completed' && exportId ? (
          <Button
            size="small"
            aria-label={t('downloadOf', { task: name })}
            isPending={isFetching}
            onPress={() => void download(exportId)}
          >
            {t('download')}
          </Button>
        ) : (
          <Button
            size="small"
            variant="ghost"
            aria-label={t('removeOf', { task: name })}
            isPending={isRemoving}
            onPress={() => void remove(task)}
          >
            {t('remove')}
          </Button>
        )}
      </span>
      {task.status === 'running' && (
        <div className={bar}>
          <ProgressBar label={name} fraction={task.progress} />
        </div>
      )}
    </li>
  )
}
