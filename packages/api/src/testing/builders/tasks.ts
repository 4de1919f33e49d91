import type { Task } from '../../contract/tasks/task.js'

export const aTask = (changes: Partial<Task> = {}): Task => ({
  id: 31,
  project_id: 7,
  type: 'unit_test',
  status: 'running',
  progress: 0.4,
  current_step: 'audio-03.wav',
  created_at: '2026-11-22T08:59:00.000Z',
  duration: 12,
  ...changes,
})
