import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { paged, pageQuery } from '../kernel/paging.js'
import { type Task, task } from './task.js'

const unitTest: Task = {
  id: 31,
  project_id: 7,
  type: 'unit_test',
  status: 'running',
  progress: 0.4,
  current_step: 'audio-03.wav',
  created_at: '2026-11-22T08:30:00.000Z',
  duration: 12,
}

export const listTasks = endpoint({
  method: 'GET',
  path: 'v3/projects/{id}/tasks',
  query: pageQuery,
  response: paged(task),
  [docs]: {
    summary: 'Background tasks of a project, newest first.',
    owner: 'project',
    roles: 'member',
    errors: ['not_found'],
    example: { params: { id: 7 }, response: { data: [unitTest], total: 1 } },
  },
})

export const cancelTask = endpoint({
  method: 'POST',
  path: 'v3/projects/{id}/tasks/{taskId}/cancel',
  response: task,
  idempotent: true,
  [docs]: {
    summary: 'Stop a task that is pending or running.',
    owner: 'project',
    roles: 'member',
    errors: ['not_found', 'not_possible'],
    example: { params: { id: 7, taskId: 31 }, response: { ...unitTest, status: 'cancelled' } },
  },
})

export const deleteTask = endpoint({
  method: 'DELETE',
  path: 'v3/projects/{id}/tasks/{taskId}',
  [docs]: {
    summary: 'Take a finished task out of the history.',
    owner: 'project',
    roles: 'member',
    errors: ['not_found', 'not_possible'],
    example: { params: { id: 7, taskId: 31 } },
  },
})
