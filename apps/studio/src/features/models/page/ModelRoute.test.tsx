import { createWakeWordModel, getProject, listWakeWordModels } from '@saywright/api/contract'
import { aPage, aProject, aWakeWordModel } from '@saywright/api/testing'
import { afterEach, expect, it } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { aServer } from '../../../testing/aServer.js'
import { renderStudio } from '../../../testing/renderStudio.js'

afterEach(cleanup)

async function arrive(at: string) {
  const { transport } = aServer()
  const tags = [{ technology: 'wake-word' as const, langs: ['eng-US'] }]
  transport
    .respond(getProject, aProject({ tags }))
    .respond(listWakeWordModels, aPage([aWakeWordModel({ id: 1, name: 'hello-halden' })]))
  const { screen, router } = await renderStudio(transport, at)
  return { screen, transport, path: () => router.state.location.pathname }
}

it.each([
  '/7/wake-words/2',
  '/7/wake-words/lamp',
  '/7/synthesis/1',
  '/7/biometrics/3',
  '/7/voice-commands/x',
])('S-011 at %s no model can be loaded: the hub opens with its notice', async (at) => {
  const { screen, path } = await arrive(at)
  await expect.element(screen.getByText('The model could not be loaded. Here is the overview.')).toBeVisible()
  await expect.poll(path).toBe('/7')
})

it.each(['/7/wake-words', '/7/wake-words/1'])('%s opens the model of that type', async (at) => {
  const { screen, path } = await arrive(at)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'hello-halden' })).toBeVisible()
  await expect.poll(path).toBe('/7/wake-words/1')
})

it('opens a new model while the list without it is read again', async () => {
  const { screen, transport, path } = await arrive('/7')
  await expect.element(screen.getByRole('article', { name: 'hello-halden' })).toBeVisible()
  const made = aWakeWordModel({ id: 2, name: 'hello-dock' })
  let answer = () => {}
  transport.respond(createWakeWordModel, made).respond(listWakeWordModels, async () => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    return aPage([made])
  })
  await screen.getByRole('button', { name: 'New model' }).first().click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Wake word' }).click({ force: true })
  await dialog.getByLabelText('Name').fill('hello-dock')
  await dialog.getByRole('button', { name: 'Create model' }).click()
  await expect.poll(path).toBe('/7/wake-words/2')
  await expect.element(screen.getByText('The model hello-dock is ready.')).toBeVisible()
  answer()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'hello-dock' })).toBeVisible()
  expect(path()).toBe('/7/wake-words/2')
})
