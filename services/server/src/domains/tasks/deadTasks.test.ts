import { cancelTask, listDeadTasks, listNotifications, listTasks, retryTask } from '@saywright/api/contract'
import { expect, it } from 'vitest'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import { aPerson, aProject, apiFailureOf, makeStaff } from '../../../tests/support/people.js'
import type { TaskRunner } from '../../tasks/tasks.js'

const isBroken = new Map<unknown, boolean>()
const run: TaskRunner = async ({ payload, progress, signal }) => {
  await progress(0.5, 'half-way')
  if (payload === 'endless')
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  if (isBroken.get(payload)) throw new Error('the engine is away')
}
const runners = { test: { run, settings: { concurrency: 2, attempts: 1, retrySeconds: 1 } } }

onDatabases(
  (server) => {
    async function aTask(payload: string) {
      const person = await aPerson(server())
      const { id: projectId } = await aProject(person)
      const task = { runner: 'test', payload, projectId, type: 'export' } as const
      const id = await server().context.transaction((transaction) => transaction.enqueueTask(task))
      const read = async () =>
        (await person.client.send(listTasks, { params: { id: projectId }, query: {} })).data[0]
      return { id, person, projectId, read }
    }
    const metrics = async () => (await fetch(server().metricsUrl!)).text()

    it('notifies staff of a task that was given up, and lets them retry it', async () => {
      const staff = await aPerson(server())
      await makeStaff(server(), staff.id)
      isBroken.set('fragile', true)
      const { id, person, read } = await aTask('fragile')
      await expect
        .poll(read, { timeout: 30_000 })
        .toMatchObject({ status: 'failed', failure: 'the engine is away' })

      const { data, total } = await staff.client.send(listDeadTasks, { query: {} })
      expect(total).toBe(1)
      expect(data).toMatchObject([{ id, queue: 'test', tries: 1, failure: 'the engine is away' }])
      const told = async () => (await staff.client.send(listNotifications, { query: {} })).data[0]?.message
      await expect
        .poll(told)
        .toBe('A task of the queue <b>test</b> failed too often and was abandoned: the engine is away')
      for (const call of [
        () => person.client.send(listDeadTasks, { query: {} }),
        () => person.client.send(retryTask, { params: { id } }),
      ])
        expect((await apiFailureOf(call())).code).toBe('staff_only')
      expect(await metrics()).toContain('queue_jobs{queue="test",state="dead"} 1')

      isBroken.set('fragile', false)
      await staff.client.send(retryTask, { params: { id } })
      await expect.poll(read, { timeout: 30_000 }).toMatchObject({ status: 'completed', progress: 1 })
      expect((await staff.client.send(listDeadTasks, { query: {} })).total).toBe(0)
      expect((await apiFailureOf(staff.client.send(retryTask, { params: { id } }))).code).toBe('not_possible')
      expect((await apiFailureOf(staff.client.send(retryTask, { params: { id: 999_999 } }))).status).toBe(404)
      expect(await metrics()).toContain('queue_jobs{queue="test",state="completed"} 1')
    })

    it('a task that runs says how far it is, and is stopped when it is cancelled', async () => {
      const { id, person, projectId, read } = await aTask('endless')
      await expect
        .poll(read, { timeout: 30_000 })
        .toMatchObject({ status: 'running', progress: 0.5, current_step: 'half-way' })
      await person.client.send(cancelTask, { params: { id: projectId, taskId: id } })
      expect(await read()).toMatchObject({ status: 'cancelled' })
      const running = async () => /queue_jobs\{queue="test",state="running"\} 0/.test(await metrics())
      await expect.poll(running, { timeout: 30_000 }).toBe(true)
      expect(await read()).toMatchObject({ status: 'cancelled' })
    })
  },
  { replacements: { runners }, environment: () => ({ METRICS_PORT: '0' }) },
)
