import type { DeadTask } from '@saywright/api/contract'
import { useBusy } from '@saywright/shell/components'
import { Button, Card, Stack, Text } from '@saywright/ui'
import { formatDateTime, type TranslateOf, useMessages } from '@saywright/ui/i18n'
import { type ListProps, StaffList } from '../list/StaffList.js'
import { tasksMessages } from './messages.js'
import { failure as failureClass } from './TasksScreen.css.js'

type Labels = TranslateOf<typeof tasksMessages>

export type TasksScreenProps = ListProps<DeadTask> & {
  onRetry: (task: DeadTask) => Promise<void>
}

/** Work that was given up. */
export function TasksScreen({ onRetry, ...list }: TasksScreenProps) {
  const t = useMessages(tasksMessages)
  return (
    <StaffList
      {...list}
      labels={{
        title: t('title'),
        lead: t('lead'),
        failed: t('failed'),
        empty: { title: t('emptyTitle'), text: t('emptyText') },
      }}
      table={{
        columns: [
          {
            id: 'task',
            header: t('task'),
            isRowHeader: true,
            cell: (task) => <TaskName task={task} t={t} />,
          },
          {
            id: 'failure',
            header: t('failure'),
            cell: ({ failure }) => <span className={failureClass}>{failure}</span>,
          },
          { id: 'tries', header: t('tries'), align: 'end', cell: ({ tries }) => tries },
          {
            id: 'failed_at',
            header: t('failedAt'),
            align: 'end',
            cell: ({ failed_at }) => formatDateTime(failed_at),
          },
          {
            id: 'actions',
            header: t('actions'),
            isHeaderHidden: true,
            align: 'end',
            cell: (task) => <RetryButton task={task} t={t} onRetry={onRetry} />,
          },
        ],
        rowKey: ({ id }) => id,
        renderCard: (task) => (
          <Card>
            <Stack gap="x2">
              <TaskName task={task} t={t} />
              <span className={failureClass}>{task.failure}</span>
              <RetryButton task={task} t={t} onRetry={onRetry} />
            </Stack>
          </Card>
        ),
      }}
    />
  )
}

function TaskName({ task: { id, queue, project_id }, t }: { task: DeadTask; t: Labels }) {
  return (
    <Stack gap="x05">
      <Text weight="semibold">{queue}</Text>
      <Text variant="caption" tone="secondary">
        {project_id ? t('ofProject', { id, project: project_id }) : t('number', { id })}
      </Text>
    </Stack>
  )
}

type RetryButtonProps = { task: DeadTask; t: Labels; onRetry: (task: DeadTask) => Promise<void> }

function RetryButton({ task, t, onRetry }: RetryButtonProps) {
  const [isBusy, retry] = useBusy(onRetry)
  return (
    <Button
      size="small"
      isPending={isBusy}
      aria-label={t('retryOf', { id: task.id })}
      onPress={() => void retry(task)}
    >
      {t('retry')}
    </Button>
  )
}
