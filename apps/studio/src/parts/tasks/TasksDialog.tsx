import type { Loadable, Task } from '@saywright/api/contract'
import { failureOf, useBusy } from '@saywright/shell/components'
import { Button, Dialog, EmptyState, ErrorState, Skeleton, Tabs, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useState } from 'react'
import { tasksMessages } from './messages.js'
import { TaskItem, type TaskItemProps } from './TaskItem.js'
import { list } from './TasksDialog.css.js'
import { isOver, type TaskFilter, taskFilters, tasksUnder } from './taskGroups.js'

export type TasksDialogProps = Pick<TaskItemProps, 'onDownload' | 'onCancel' | 'onRemove'> & {
  /** Newest first. */
  tasks: Loadable<readonly Task[]>
  resultsHrefOf: (task: Task) => string | undefined
  onClear: (tasks: readonly Task[]) => Promise<void>
  onClose: () => void
}

/** The running and the finished background tasks of a project. */
export function TasksDialog({ tasks, resultsHrefOf, onClear, onClose, ...rest }: TasksDialogProps) {
  const t = useMessages(tasksMessages)
  const [filter, setFilter] = useState<TaskFilter>('all')
  const [isClearing, clear] = useBusy(onClear)
  const all = tasks.state === 'ready' ? tasks.value : []
  const over = all.filter(isOver)
  return (
    <Dialog
      isOpen
      size="large"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title')}
      actions={
        <>
          {over.length > 0 && (
            <Button variant="ghost" isPending={isClearing} onPress={() => void clear(over)}>
              {t('clear')}
            </Button>
          )}
          <Button onPress={onClose}>{t('close')}</Button>
        </>
      }
    >
      {tasks.state === 'loading' && <Skeleton />}
      {tasks.state === 'failed' && <ErrorState title={t('failed')} {...failureOf(tasks)} />}
      {tasks.state === 'ready' && all.length === 0 && (
        <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
      )}
      {all.length > 0 && (
        <Tabs
          label={t('parts')}
          selectedKey={filter}
          onSelectionChange={setFilter}
          tabs={taskFilters.map((id) => ({
            id,
            label: t(`filters.${id}`),
            count: tasksUnder(all, id).length,
          }))}
        >
          {tasksUnder(all, filter).length === 0 && <Text tone="secondary">{t('none')}</Text>}
          <ul className={list}>
            {tasksUnder(all, filter).map((task) => (
              <TaskItem
                key={task.id}
                {...rest}
                task={task}
                resultsHref={task.status === 'completed' ? resultsHrefOf(task) : undefined}
                onLeave={onClose}
              />
            ))}
          </ul>
        </Tabs>
      )}
    </Dialog>
  )
}
