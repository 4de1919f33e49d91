import {
  listAllProjects,
  listCategories,
  listStaffDeals,
  listVdkVersions,
  listVoiceCommandModels,
  listVoiceCommandVersions,
  login,
  projectStanding,
} from '@saywright/api/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../tests/support/testServer.js'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stopAndForget())

async function loggedIn(email: string) {
  const password = server.context.demonstration?.password ?? ''
  const { access_token } = await server.client().send(login, { body: { email, password } })
  return server.client(access_token)
}

it('K-034 the demonstration has projects in every state of their resources', async () => {
  const client = await loggedIn(server.context.demonstration?.email ?? '')
  const { data } = await client.send(listAllProjects, { query: { pageSize: 100 } })
  const states = Object.fromEntries(
    data.map((project) => [project.title, projectStanding(project, Date.now()).state]),
  )
  expect(states).toEqual({
    'Kitchen lamp': 'evaluation',
    'Oven door': 'waiting',
    'Coffee corner': 'ended',
    'Banc de mesure': 'production',
    'Éclairage d’atelier': 'evaluation',
  })
})

it('and requests that wait for staff', async () => {
  const staff = await loggedIn('staff@example.com')
  const { data, counts } = await staff.send(listStaffDeals, { query: { filters: { status: 'waiting' } } })
  expect(data.map(({ project, deal }) => [project.title, deal.kind])).toEqual([
    ['Éclairage d’atelier', 'technologies'],
    ['Oven door', 'evaluation'],
  ])
  expect(counts).toEqual({ waiting: 2, approved: 0, declined: 0 })
})

it('and versions and categories, which projects have', async () => {
  const staff = await loggedIn('staff@example.com')
  const versions = (await staff.send(listVdkVersions, { query: {} })).data
  expect(versions.map(({ label, projects_total }) => [label, projects_total])).toEqual([
    ['6.2.0-beta', 1],
    ['6.1.4', 0],
  ])
  const categories = (await staff.send(listCategories, { query: {} })).data
  expect(categories.map(({ name, projects_total }) => [name, projects_total])).toEqual([
    ['Household appliances', 2],
    ['Measuring instruments', 1],
  ])
})

it('and models whose versions say who saved them', async () => {
  const client = await loggedIn(server.context.demonstration?.email ?? '')
  const { data: projects } = await client.send(listAllProjects, { query: { pageSize: 100 } })
  const authors = new Set<string | undefined>()
  for (const { id } of projects) {
    const { data: models } = await client.send(listVoiceCommandModels, { params: { id }, query: {} })
    for (const { id: modelId } of models) {
      const { data } = await client.send(listVoiceCommandVersions, { params: { id, modelId }, query: {} })
      for (const { author } of data) authors.add(author?.last_name)
    }
  }
  expect([...authors]).toEqual(['Martin'])
})
