import type { ServerRoute } from '../shared/call.js'
import { cancelTaskRoute } from './cancelTask.js'
import { deleteTaskRoute } from './deleteTask.js'
import { listDeadTasksRoute } from './listDeadTasks.js'
import { listTasksRoute } from './listTasks.js'
import { retryTaskRoute } from './retryTask.js'

export const tasksRoutes: readonly ServerRoute[] = [
  listTasksRoute,
  cancelTaskRoute,
  deleteTaskRoute,
  listDeadTasksRoute,
  retryTaskRoute,
]
