import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { memorySession } from '../client/session.js'
import { endpoints } from '../contract/endpoints.js'
import { aClient } from '../testing/aClient.js'
import { anOrganization, aPage, aProject, aTask, aUser } from '../testing/builders.js'
import { fakeTransport } from '../testing/fakeTransport.js'
import { ApiProvider } from './ApiProvider.js'
import { useMe } from './account.js'
import { useOrganization, useSaveOrganization } from './organization.js'
import { useProject } from './project.js'
import { useTasks } from './tasks.js'
import { useLiveUpdates } from './useLiveUpdates.js'

const { getOrganization, getProject, listTasks, me, openEvents, saveOrganization } = endpoints

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

it('listens as the account of the session from the moment it changes', async () => {
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

it('saving an organization sends three calls, without events for the person’s own change', async () => {
  const fake = fakeTransport()
    .respond(me, aUser())
    .respond(getOrganization, anOrganization())
    .respond(saveOrganization, () => {
      // The server may notify before it responds.
      tell(client.id)
      return undefined
    })
  const client = aClient(fake, { session: memorySession('own-token') })
  const tell = (client_id?: string) =>
    fake.emit('changed', { entity: 'organization', organization_id: 3, client_id })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider client={client}>{children}</ApiProvider>
  )
  const { result, unmount } = await renderHook(
    () => {
      useLiveUpdates(true)
      return { me: useMe().data, organization: useOrganization(3).data, save: useSaveOrganization() }
    },
    { wrapper },
  )
  await expect.poll(() => result.current.me && result.current.organization).toBeTruthy()
  await expect.poll(() => fake.calls(openEvents).length).toBe(1)
  const counts = () => [saveOrganization, getOrganization, me].map((call) => fake.calls(call).length)
  await result.current.save({ params: { id: 3 }, body: saveOrganization.example.body! })
  await expect.poll(counts).toEqual([1, 2, 2])
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(counts()).toEqual([1, 2, 2])
  tell('another-window')
  await expect.poll(counts).toEqual([1, 3, 3])
  await unmount()
})
