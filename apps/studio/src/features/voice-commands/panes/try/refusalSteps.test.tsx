import { getVoiceCommandModel, type Recognition, recognize } from '@saywright/api/contract'
import { aHypothesis, aRecognition, aVoiceCommandModel } from '@saywright/api/testing'
import { aVoice, aWavFile } from '@saywright/audio/testing'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aServer } from '../../../../testing/aServer.js'
import { renderStudio } from '../../../../testing/renderStudio.js'

const waitOptions = { timeout: 30_000 }
const grammar = '#BNF+EM V2.1;\n!grammar lamps;\n!start <main>;\n<main>: switch (on | off)\n  the lamp;\n'

/** The studio with a file that was refused for this. */
async function refuse(recognition: Partial<Recognition>) {
  localStorage.setItem('saywright_locale', 'en-US')
  localStorage.removeItem('saywright_draft_11')
  await page.viewport(1600, 900)
  const { transport } = aServer()
  transport.respond(getVoiceCommandModel, aVoiceCommandModel({ id: 11, grammar, slots: [] }))
  transport.respond(recognize, aRecognition({ rejected: true, ...recognition }))
  const { screen } = await renderStudio(transport, '/7/voice-commands/11')
  await screen.getByText('File', { exact: true }).click(waitOptions)
  const input = () => document.querySelector('input[type="file"]')
  await expect.poll(input, waitOptions).not.toBeNull()
  await userEvent.upload(input() as HTMLElement, aWavFile('lamp.wav', aVoice(4)))
  return screen
}

it('a sentence that does not fit leads to the line where the nearest one leaves the grammar, and to typing it', async () => {
  const screen = await refuse({
    refusal: 'no_sentence',
    hypotheses: [aHypothesis({ text: 'switch on lamp', words: [] })],
  })
  await screen.getByRole('button', { name: 'Go to line 5' }).click(waitOptions)
  await expect.element(screen.getByRole('textbox', { name: 'Grammar' })).toHaveFocus()
  await expect.poll(() => getSelection()?.toString()).toBe('the')
  await screen.getByRole('button', { name: 'Type what was said' }).click()
  const field = screen.getByRole('textbox', { name: 'Sentence' })
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('switch on lamp')
  await expect.element(screen.getByText('Nearest sentence'), waitOptions).toBeVisible()
})
