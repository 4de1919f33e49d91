import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { memorySession } from '../client/session.js'
import { endpoints } from '../contract/endpoints.js'
import { aClient } from '../testing/aClient.js'
import { aPage, aProject, aTask } from '../testing/builders.js'
import { fakeTransport } from '../testing/fakeTransport.js'
import { ApiProvider } from './ApiProvider.js'
import { useProject } from './project.js'
import { useTasks } from './tasks.js'
import { useLiveUpdates } from './useLiveUpdates.js'

const { getProject, listTasks, me, openEvents } = endpoints

function listening() {
  const fake = fakeTransport()
    .respond(listTasks, aPage([aTask()]))
    .respond(getProject, aProject())
  const client = aClient(fake, { session: memorySession('staff-token') })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider client={client}>{children}</ApiProvider>
  )
  const hook = renderHook(
    () => {
      useLiveUpdates(true)
      return { tasks: useTasks(7), project: useProject(7) }
    },
    { wrapper },
  )
  return { fake, client, hook }
}

it('shows the progress of a task without reading it again, and a new task first', async () => {
  const { fake, hook } = listening()
  const { result, unmount } = await hook
  await expect.poll(() => result.current.tasks.data?.[0]?.progress).toBe(0.4)
  await expect.poll(() => fake.calls(openEvents).length).toBe(1)
  fake.emit('task', aTask({ progress: 0.6 }))
  await expect.poll(() => result.current.tasks.data?.[0]?.progress).toBe(0.6)
  fake.emit('task', aTask({ id: 32, status: 'pending', progress: 0 }))
  await expect.poll(() => result.current.tasks.data?.map(({ id }) => id)).toEqual([32, 31])
  expect(fake.calls(listTasks)).toHaveLength(1)
  await unmount()
})

it('reads again what someone else changed, and ends with the session', async () => {
  const { fake, client, hook } = listening()
  const { result, unmount } = await hook
  await expect.poll(() => result.current.project.data?.title).toBe('Kitchen lamp')
  await expect.poll(() => fake.calls(openEvents).length).toBe(1)
  fake.respond(getProject, aProject({ title: 'Hall lamp' }))
  fake.emit('changed', { entity: 'project', project_id: 7 })
  await expect.poll(() => result.current.project.data?.title).toBe('Hall lamp')
  fake.fail(me, 'disconnected')
  fake.emit('session-ended', {})
  await expect.poll(() => client.session.token()).toBeUndefined()
  await unmount()
})

it('listens as whoever the session is of, from the moment it changes', async () => {
  const { fake, client, hook } = listening()
  const { unmount } = await hook
  const listeners = () => fake.calls(openEvents).map(({ headers }) => headers.Authorization)
  await expect.poll(listeners).toEqual(['Bearer staff-token'])
  client.session.store('token-of-somebody')
  await expect.poll(listeners).toEqual(['Bearer staff-token', 'Bearer token-of-somebody'])
  client.session.clear()
  client.session.store('staff-token')
  await expect.poll(() => listeners().length).toBe(3)
  await unmount()
})
