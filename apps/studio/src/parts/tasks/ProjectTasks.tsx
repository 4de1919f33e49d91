import type { Task } from '@saywright/api/contract'
import { toLoadable, useCancelTask, useDeleteTask, useExportLink, useTasks } from '@saywright/api/react'
import { openDownload } from '@saywright/shell'
import { useState } from 'react'
import { testHref } from '../unit-tests/testHref.js'
import { TasksButton } from './TasksButton.js'
import { TasksDialog } from './TasksDialog.js'
import { isOver } from './taskGroups.js'

/** The background tasks of a project behind their button; live, as all lists are. */
export function ProjectTasks({ projectId }: { projectId: number }) {
  const [isOpen, setOpen] = useState(false)
  const tasks = toLoadable(useTasks(projectId))
  const cancel = useCancelTask()
  const remove = useDeleteTask()
  const linkOf = useExportLink(projectId)
  const open = tasks.state === 'ready' ? tasks.value.filter((task) => !isOver(task)).length : 0
  const ofTask = ({ id }: Task) => ({ params: { id: projectId, taskId: id } })
  return (
    <>
      <TasksButton open={open} onPress={() => setOpen(true)} />
      {isOpen && (
        <TasksDialog
          tasks={tasks}
          resultsHrefOf={({ unit_test }) =>
            unit_test
              ? `${testHref(projectId, { ...unit_test, id: unit_test.test_id })}?run=${unit_test.run_id}`
              : undefined
          }
          // The calls report a failure.
          onDownload={async (exportId) => {
            const found = await linkOf(exportId).catch(() => undefined)
            if (found) openDownload(found.link, found.name)
          }}
          onCancel={(task) => cancel(ofTask(task)).catch(() => undefined)}
          onRemove={(task) => remove(ofTask(task)).catch(() => undefined)}
          onClear={async (tasks) => {
            for (const task of tasks) await remove(ofTask(task)).catch(() => undefined)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
