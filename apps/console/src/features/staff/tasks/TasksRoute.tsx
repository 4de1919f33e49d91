import { toLoadable, useDeadTasks, useRetryTask } from '@saywright/api/react'
import { DocumentTitle, useShell } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { listQuery } from '../list/listPlace.js'
import { useListPlace } from '../list/useListPlace.js'
import { tasksMessages } from './messages.js'
import { TasksScreen } from './TasksScreen.js'

export function TasksRoute() {
  const t = useMessages(tasksMessages)
  const { notices } = useShell()
  const [place, go] = useListPlace()
  const tasks = useDeadTasks(true, listQuery(place))
  const retry = useRetryTask()
  return (
    <>
      <DocumentTitle>{t('title')}</DocumentTitle>
      <TasksScreen
        rows={toLoadable(tasks)}
        place={place}
        onPlace={go}
        onRetry={async ({ id }) => {
          try {
            await retry({ params: { id } })
            notices.show({ tone: 'success', cause: 'staff-task', text: t('retried', { id }) })
          } catch {
            // The client has reported a failed call; another user may have been first.
            await tasks.mutate()
          }
        }}
      />
    </>
  )
}
