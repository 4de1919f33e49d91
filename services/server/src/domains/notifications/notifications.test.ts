import { listenToEvents } from '@saywright/api/client'
import {
  createProject,
  detachMember,
  listNotifications,
  readAllNotifications,
  readNotification,
  type ServerEvent,
  saveMemberRole,
  setLanguage,
} from '@saywright/api/contract'
import { expect, it, vi } from 'vitest'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import { aMember, anOrganization } from '../../../tests/support/organizations.js'
import { aPerson, apiFailureOf, type TestPerson } from '../../../tests/support/people.js'

/** The events of an account, from now on. */
async function listening({ client }: TestPerson) {
  const heard: ServerEvent[] = []
  const connected = vi.fn()
  const controller = new AbortController()
  const ended = listenToEvents(client, {
    signal: controller.signal,
    onEvent: (event) => heard.push(event),
    onConnected: connected,
  })
  await vi.waitFor(() => expect(connected).toHaveBeenCalledWith(true))
  const stop = () => {
    controller.abort()
    return ended
  }
  return { heard, stop }
}

onDatabases((server) => {
  it('K-011 are counted, marked one by one, unmarked, and marked all at once', async () => {
    const { id, ada } = await anOrganization(server())
    for (const title of ['Oven door', 'Coffee corner']) {
      await ada.client.send(createProject, { body: { title, organization_id: id } })
    }
    const list = (query = {}) => ada.client.send(listNotifications, { query })
    const { data, total, unread } = await list()
    expect([total, unread]).toEqual([3, 3])
    const params = { id: data[0]!.id }
    const mark = (read_status: boolean) =>
      ada.client.send(readNotification, { params, body: { read_status } })
    const readStatus = async () => (await list()).data.map(({ read_status }) => read_status)
    await mark(true)
    expect(await readStatus()).toEqual([true, false, false])
    expect((await list()).unread).toBe(2)
    await mark(false)
    expect(await readStatus()).toEqual([false, false, false])
    const page = await list({ pageSize: 1, pageIndex: 2 })
    expect([page.data[0]?.id, page.total, page.unread]).toEqual([data[2]?.id, 3, 3])
    const other = await aPerson(server())
    const foreign = other.client.send(readNotification, { params, body: { read_status: true } })
    expect((await apiFailureOf(foreign)).status).toBe(404)
    await other.client.send(readAllNotifications)
    expect((await list()).unread).toBe(3)
    await ada.client.send(readAllNotifications)
    expect((await list()).unread).toBe(0)
  })

  it('A-030 are read, marked, and all marked without a body, by the addresses of the specification', async () => {
    const { ada } = await anOrganization(server())
    const call = (method: string, path: string, body?: object) =>
      fetch(`${server().url}/api/v3/notifications${path}?noloading=true`, {
        method,
        headers: {
          Authorization: `Bearer ${ada.token}`,
          ...(body && { 'Content-Type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
    const read = async () => {
      const { data } = (await (await call('GET', '')).json()) as {
        data: { id: number; read_status: boolean }[]
      }
      return data.map(({ id, read_status }) => [id, read_status] as const)
    }
    const [[id] = [0]] = await read()
    expect(await read()).toEqual([[id, false]])
    expect((await call('PUT', `/${id}/update-status`, { read_status: true })).status).toBe(204)
    expect(await read()).toEqual([[id, true]])
    await call('PUT', `/${id}/update-status`, { read_status: false })
    expect((await call('PUT', '/update-all-status')).status).toBe(204)
    expect(await read()).toEqual([[id, true]])
  })

  it('are delivered at once to their recipients, in the language of the account', async () => {
    const { id, name, ada } = await anOrganization(server())
    const grace = await aMember(server(), id, 'guest')
    const stranger = await aPerson(server())
    await grace.client.send(setLanguage, {
      params: { id: grace.id },
      body: { interface_language: 'Français' },
    })
    const [hers, others, strangers] = await Promise.all([grace, ada, stranger].map(listening))
    const params = { orgId: id, userId: grace.id }
    await ada.client.send(saveMemberRole, { params, body: { role: 'employee' } })
    await ada.client.send(detachMember, { params })
    await vi.waitFor(() => expect(hers?.heard).toHaveLength(4))
    expect(hers?.heard).toMatchObject([
      {
        type: 'notification',
        data: {
          message: `Votre rôle dans <b>${name}</b> est maintenant\u00a0: employé.`,
          read_status: false,
        },
      },
      { type: 'changed', data: { entity: 'organization', organization_id: id } },
      {
        type: 'notification',
        data: { message: `Vous n’êtes plus membre de l’organisation <b>${name}</b>.` },
      },
      { type: 'changed', data: { entity: 'organization', organization_id: id } },
    ])
    await vi.waitFor(() => expect(others?.heard.map(({ type }) => type)).toEqual(['changed', 'changed']))
    expect(strangers?.heard).toEqual([])
    await Promise.all([hers, others, strangers].map((one) => one?.stop()))
  })

  it('come with the change: colleagues are notified of a new project, its maker that it was their own action', async () => {
    const { id, ada } = await anOrganization(server())
    const grace = await aMember(server(), id, 'employee')
    const [hers, own] = await Promise.all([grace, ada].map(listening))
    const body = { title: 'Oven door', organization_id: id }
    const project = await ada.client.send(createProject, { body })
    await vi.waitFor(() => expect(hers?.heard).toHaveLength(1))
    expect(hers?.heard[0]?.data).toEqual({ entity: 'project', project_id: project.id })
    await vi.waitFor(() => expect(own?.heard.map(({ type }) => type)).toEqual(['notification', 'changed']))
    expect(own?.heard[1]?.data).toMatchObject({ client_id: ada.client.id })
    await Promise.all([hers, own].map((one) => one?.stop()))
  })

  it('K-013 carry what people wrote as text, never as markup', async () => {
    const { client } = await aPerson(server())
    const nasty = '<img src=x onerror=alert(1)> & <script>alert(2)</script> {{title}}'
    await client.send(createProject, { body: { title: nasty, organization_name: `Firm ${Date.now()}` } })
    const { data } = await client.send(listNotifications, { query: {} })
    expect(data[0]?.message).toBe(
      'Your project <b>&lt;img src=x onerror=alert(1)&gt; &amp; &lt;script&gt;alert(2)&lt;/script&gt; {{title}}</b> was approved.',
    )
  })
})
