import { getVoiceCommandModel, recognize } from '@saywright/api/contract'
import { aRecognition, aVoiceCommandModel } from '@saywright/api/testing'
import { aVoice, aWavFile } from '@saywright/audio/testing'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aServer } from '../../../../testing/aServer.js'
import { renderStudio } from '../../../../testing/renderStudio.js'

const waitOptions = { timeout: 30_000 }

it('a result that comes below the window of a phone is scrolled into sight', async () => {
  localStorage.removeItem('saywright_draft_11')
  const { transport } = aServer()
  transport.respond(getVoiceCommandModel, aVoiceCommandModel({ id: 11 }))
  transport.respond(recognize, aRecognition())
  const { screen } = await renderStudio(transport, '/7/voice-commands/11', [390, 844])
  await screen.getByRole('button', { name: 'Open anyway' }).click(waitOptions)
  await screen.getByText('File', { exact: true }).click(waitOptions)
  const input = () => document.querySelector('input[type="file"]')
  await expect.poll(input, waitOptions).not.toBeNull()
  await userEvent.upload(input() as HTMLElement, aWavFile('lamp.wav', aVoice(4)))
  const result = screen.getByText('Recognized', { exact: true })
  await expect.element(result, waitOptions).toBeVisible()
  await expect
    .poll(() => result.element().getBoundingClientRect().bottom, waitOptions)
    .toBeLessThanOrEqual(window.innerHeight)
})
