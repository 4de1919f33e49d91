import type { Page } from '../contract/paging.js'
import type { Task } from '../contract/tasks.js'

/** A page of tasks after one of them changed; a task that the page does not know is new, and comes first. */
export function withTask(page: Page<Task>, changed: Task): Page<Task> {
  if (!page.data.some(({ id }) => id === changed.id)) {
    return { ...page, data: [changed, ...page.data], total: page.total + 1 }
  }
  return { ...page, data: page.data.map((task) => (task.id === changed.id ? changed : task)) }
}
