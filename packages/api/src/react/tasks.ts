import { cancelTask, deleteTask, listTasks } from '../contract/tasks.js'
import { useAction } from './useAction.js'
import { useRead } from './useRead.js'

const tasks = 'v3/projects/{id}/tasks'

/** The background tasks of a project, newest first; kept fresh by `useLiveUpdates`. */
export const useTasks = (projectId: number | undefined) =>
  useRead(
    listTasks,
    projectId === undefined ? undefined : { params: { id: projectId }, query: { pageSize: 100 } },
  )

export const useCancelTask = () => useAction(cancelTask, [tasks])
export const useDeleteTask = () => useAction(deleteTask, [tasks])
