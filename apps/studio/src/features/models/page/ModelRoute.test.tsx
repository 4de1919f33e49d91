import {
  createEnhancementModel,
  getProject,
  getWakeWordModel,
  listEnhancementModels,
} from '@saywright/api/contract'
import { anEnhancementModel, aPage, aProject } from '@saywright/api/testing'
import { afterEach, expect, it } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { aServer } from '../../../testing/aServer.js'
import { renderStudio } from '../../../testing/renderStudio.js'

afterEach(cleanup)

async function arrive(at: string) {
  const { transport } = aServer()
  const tags = [{ technology: 'speech_enhancement' as const, langs: [] }]
  transport
    .respond(getProject, aProject({ tags }))
    .respond(listEnhancementModels, aPage([anEnhancementModel({ id: 1, name: 'dock-noise' })]))
    .fail(getWakeWordModel, 'not_found')
  const { screen, router } = await renderStudio(transport, at)
  return { screen, transport, path: () => router.state.location.pathname }
}

it.each([
  '/7/wake-words/2',
  '/7/wake-words/lamp',
  '/7/enhancement/2',
  '/7/synthesis/1',
  '/7/biometrics/3',
  '/7/voice-commands/x',
])('S-011 at %s no model can be loaded: the hub opens with its notice', async (at) => {
  const { screen, path } = await arrive(at)
  await expect.element(screen.getByText('The model could not be loaded. Here is the overview.')).toBeVisible()
  await expect.poll(path).toBe('/7')
})

it.each(['/7/enhancement', '/7/enhancement/1'])('%s opens the model of that type', async (at) => {
  const { screen, path } = await arrive(at)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'dock-noise' })).toBeVisible()
  await expect.poll(path).toBe('/7/enhancement/1')
})

it('opens a new model while the list without it is read again', async () => {
  const { screen, transport, path } = await arrive('/7')
  await expect.element(screen.getByRole('article', { name: 'dock-noise' })).toBeVisible()
  const made = anEnhancementModel({ id: 2, name: 'hall-noise' })
  let answer = () => {}
  transport.respond(createEnhancementModel, made).respond(listEnhancementModels, async () => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    return aPage([made])
  })
  await screen.getByRole('button', { name: 'New model' }).first().click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Speech enhancement' }).click({ force: true })
  await dialog.getByLabelText('Name').fill('hall-noise')
  await dialog.getByRole('button', { name: 'Create model' }).click()
  await expect.poll(path).toBe('/7/enhancement/2')
  await expect.element(screen.getByText('The model hall-noise is ready.')).toBeVisible()
  answer()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'hall-noise' })).toBeVisible()
  expect(path()).toBe('/7/enhancement/2')
})
