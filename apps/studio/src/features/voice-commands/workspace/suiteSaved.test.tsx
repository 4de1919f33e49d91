import { saveVoiceCommandModel } from '@saywright/api/contract'
import { beforeEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aServer } from '../../../testing/aServer.js'
import { renderStudio } from '../../../testing/renderStudio.js'

const waitOptions = { timeout: 30_000 }
const draft = () => JSON.parse(localStorage.getItem('saywright_draft_11') ?? 'null')

beforeEach(() => {
  localStorage.removeItem('saywright_draft_11')
})

it('keeps the suite as a draft, and saves it with the grammar that it tests', async () => {
  const { transport } = aServer()
  const { screen } = await renderStudio(transport, '/7/voice-commands/11')
  const save = () => screen.getByRole('button', { name: 'Save', exact: true }).click()
  await screen.getByRole('tab', { name: /^Suite/ }).click(waitOptions)
  await screen.getByRole('textbox', { name: 'Sentence to keep as a test' }).fill('sing')
  await userEvent.keyboard('{Alt>}[Digit2]{/Alt}{Enter}')
  await expect.element(screen.getByRole('tab', { name: 'Suite 1/1' })).toBeVisible()
  await expect.element(screen.getByText('Unsaved changes')).toBeVisible()
  const suite = [{ sentence: 'sing', expect: 'refuse' }]
  await expect.poll(draft, waitOptions).toMatchObject({ suite })
  await save()
  await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible()
  expect(transport.calls(saveVoiceCommandModel)[0]?.body).toMatchObject({ suite })
  await expect.poll(draft, waitOptions).toBeNull()

  // Unchanged parts are not sent again.
  await screen.getByRole('textbox', { name: 'Grammar' }).click()
  await userEvent.keyboard('{Control>}{End}{/Control}// mine')
  await save()
  await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible()
  expect(transport.calls(saveVoiceCommandModel)[1]?.body).not.toHaveProperty('suite')
})
