import type { Task } from '../contract/tasks/task.js'

/** Tasks after one of them changed; a task that they do not hold is new, and comes first. */
export function withTask(tasks: readonly Task[], changed: Task): readonly Task[] {
  if (!tasks.some(({ id }) => id === changed.id)) return [changed, ...tasks]
  return tasks.map((task) => (task.id === changed.id ? changed : task))
}
