import type { QueryOf } from '../contract/kernel/endpoint.js'
import { cancelTask, deleteTask, listDeadTasks, listTasks, retryTask } from '../contract/tasks/calls.js'
import { useAction } from './useAction.js'
import { useRead } from './useRead.js'
import { useWholeList } from './useWholeList.js'

const tasks = 'v3/projects/{id}/tasks'

/** The background tasks of a project, newest first; kept fresh by `useLiveUpdates`. */
export const useTasks = (projectId: number | undefined) =>
  useWholeList(listTasks, projectId === undefined ? undefined : { params: { id: projectId } })

export const useCancelTask = () => useAction(cancelTask, [tasks])
export const useDeleteTask = () => useAction(deleteTask, [tasks])

/** Work that was given up; nothing is read by anyone but staff. */
export const useDeadTasks = (isStaff: boolean, query: QueryOf<typeof listDeadTasks> = {}) =>
  useRead(listDeadTasks, isStaff ? { query } : undefined)
export const useRetryTask = () => useAction(retryTask, ['v3/staff/tasks'])
