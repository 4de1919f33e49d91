import type { Task } from '@saywright/api/contract'
import { Card, ProgressBar, Stack, Text } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { tasksMessages } from '../../../parts/tasks/messages.js'
import { detailOfTask, nameOfTask } from '../../../parts/tasks/taskWords.js'
import { hubMessages } from '../messages/index.js'

export type RunningNowProps = {
  /** The unfinished tasks; renders no card when empty. */
  tasks: readonly Task[]
}

/** The background tasks of the project. */
export function RunningNow({ tasks }: RunningNowProps) {
  const t = useMessages(hubMessages)
  const ofTasks = useMessages(tasksMessages)
  const locale = useLocale()
  if (tasks.length === 0) return null
  return (
    <Card title={t('running')} isQuiet>
      <Stack gap="x3">
        {tasks.map((task) => (
          <Stack key={task.id} gap="x1">
            <ProgressBar
              label={nameOfTask(task, ofTasks)}
              fraction={task.status === 'running' ? task.progress : 0}
              isLabelShown
            />
            <Text variant="caption" tone="secondary">
              {detailOfTask(task, ofTasks, locale)}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Card>
  )
}
