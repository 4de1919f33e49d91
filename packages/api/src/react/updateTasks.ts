import type { Task } from '../contract/tasks/task.js'

/** Merges a changed task into a list; a task that is not in the list is new and comes first. */
export function withTask(tasks: readonly Task[], changed: Task): readonly Task[] {
  if (!tasks.some(({ id }) => id === changed.id)) return [changed, ...tasks]
  return tasks.map((task) => (task.id === changed.id ? changed : task))
}
