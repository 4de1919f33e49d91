import { cancelTask, deleteTask, listTasks } from '../contract/tasks/calls.js'
import { useAction } from './useAction.js'
import { useWholeList } from './useWholeList.js'

const tasks = 'v3/projects/{id}/tasks'

/** The background tasks of a project, newest first; kept fresh by `useLiveUpdates`. */
export const useTasks = (projectId: number | undefined) =>
  useWholeList(listTasks, projectId === undefined ? undefined : { params: { id: projectId } })

export const useCancelTask = () => useAction(cancelTask, [tasks])
export const useDeleteTask = () => useAction(deleteTask, [tasks])
