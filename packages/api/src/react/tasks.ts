import type { QueryOf } from '../contract/kernel/endpoint.js'
import { cancelTask, deleteTask, listDeadTasks, listTasks, retryTask } from '../contract/tasks/calls.js'
import { useAction } from './useAction.js'
import { useRead } from './useRead.js'
import { useWholeList } from './useWholeList.js'

const tasks = 'v3/projects/{id}/tasks'

/** The background tasks of a project, newest first; updated by `useLiveUpdates`. */
export const useTasks = (projectId: number | undefined) =>
  useWholeList(listTasks, projectId === undefined ? undefined : { params: { id: projectId } })

export const useCancelTask = () => useAction(cancelTask, [tasks])
export const useDeleteTask = () => useAction(deleteTask, [tasks])

/** Failed background tasks that are no longer retried; read only when `isStaff`. */
export const useDeadTasks = (isStaff: boolean, query: QueryOf<typeof listDeadTasks> = {}) =>
  useRead(listDeadTasks, isStaff ? { query } : undefined)
export const useRetryTask = () => useAction(retryTask, ['v3/staff/tasks'])
