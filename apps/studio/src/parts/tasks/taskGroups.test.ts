import { taskStatuses } from '@saywright/api/contract'
import { aTask } from '@saywright/api/testing'
import { expect, test } from 'vitest'
import { isOver, type TaskFilter, tasksUnder } from './taskGroups.js'

const tasks = taskStatuses.map((status, id) => aTask({ id: id + 1, status }))

test.each<[TaskFilter, string[]]>([
  ['all', ['pending', 'running', 'completed', 'failed', 'cancelled']],
  ['running', ['pending', 'running']],
  ['completed', ['completed']],
  ['failed', ['failed']],
])('S-003 under %s stand %j', (filter, statuses) =>
  expect(tasksUnder(tasks, filter).map(({ status }) => status)).toEqual(statuses),
)

test('S-003 completed, failed and cancelled tasks are over', () => {
  expect(tasks.filter(isOver).map(({ status }) => status)).toEqual(['completed', 'failed', 'cancelled'])
})
