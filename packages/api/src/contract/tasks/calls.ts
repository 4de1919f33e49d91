import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { paged, pageQuery } from '../kernel/paging.js'
import { type DeadTask, deadTask } from './deadTask.js'
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
    scope: 'read',
    errors: ['not_found'],
    example: { params: { id: 7 }, response: { data: [unitTest], total: 1 } },
  },
})

export const cancelTask = endpoint({
  method: 'POST',
  path: 'v3/projects/{id}/tasks/{taskId}/cancel',
  idempotent: true,
  [docs]: {
    summary: 'Stop a task that is pending or running.',
    owner: 'project',
    roles: 'member',
    scope: 'tasks',
    errors: ['not_found', 'not_possible'],
    example: { params: { id: 7, taskId: 31 } },
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

const unsentMail: DeadTask = {
  id: 32,
  queue: 'mail',
  tries: 12,
  failure: 'connect ECONNREFUSED',
  created_at: '2026-11-22T08:30:00.000Z',
  failed_at: '2026-11-22T10:30:00.000Z',
}

export const listDeadTasks = endpoint({
  method: 'GET',
  path: 'v3/staff/tasks',
  query: pageQuery,
  response: paged(deadTask),
  [docs]: {
    summary: 'Work that was given up, newest first. Kept for 30 days where it is of no project.',
    roles: 'staff',
    errors: ['incorrect_form', 'staff_only'],
    example: { response: { data: [unsentMail], total: 1 } },
  },
})

export const retryTask = endpoint({
  method: 'POST',
  path: 'v3/staff/tasks/{id}/retry',
  idempotent: true,
  [docs]: {
    summary: 'Try work that was given up again, from the beginning.',
    roles: 'staff',
    errors: ['not_found', 'staff_only', 'not_possible'],
    example: { params: { id: 32 } },
  },
})
