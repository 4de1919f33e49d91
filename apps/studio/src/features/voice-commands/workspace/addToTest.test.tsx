import {
  ApiError,
  createUnitTest,
  getUnitTest,
  getVoiceCommandModel,
  listUnitTests,
  recognize,
  saveUnitTest,
  uploadAudioFile,
} from '@saywright/api/contract'
import {
  aHypothesis,
  anAudioAsset,
  aPage,
  aRecognition,
  aUnitTest,
  aUnitTestSummary,
  aVoiceCommandModel,
} from '@saywright/api/testing'
import { aVoice, aWavFile } from '@saywright/audio/testing'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aServer } from '../../../testing/aServer.js'
import { renderStudio } from '../../../testing/renderStudio.js'

const waitOptions = { timeout: 30_000 }
const grammar = '#BNF+EM V2.1;\n!grammar lamps;\n!start <main>;\n<main>: switch (on | off) the lamp;\n'

/** The studio with a file that was refused for its score, and the dialog that adds it to a test of the model. */
async function openDialog(tests = [aUnitTestSummary()]) {
  localStorage.setItem('saywright_locale', 'en-US')
  localStorage.removeItem('saywright_draft_11')
  await page.viewport(1600, 900)
  const { transport } = aServer()
  transport
    .respond(getVoiceCommandModel, aVoiceCommandModel({ id: 11, grammar, slots: [] }))
    .respond(listUnitTests, aPage(tests))
    .respond(
      recognize,
      aRecognition({
        ...{ rejected: true, refusal: 'below_threshold' },
        hypotheses: [aHypothesis({ text: 'switch on the lamp', confidence: 247, words: [] })],
      }),
    )
    .respond(uploadAudioFile, ({ body }) => anAudioAsset({ id: 77, name: body.name }))
    .respond(getUnitTest, aUnitTest())
    .respond(saveUnitTest, undefined)
  const { screen } = await renderStudio(transport, '/7/voice-commands/11')
  await screen.getByText('File', { exact: true }).click(waitOptions)
  const input = () => document.querySelector('input[type="file"]')
  await expect.poll(input, waitOptions).not.toBeNull()
  await userEvent.upload(input() as HTMLElement, aWavFile('lamp.wav', aVoice(4)))
  await screen.getByRole('button', { name: 'Add to a unit test' }).click(waitOptions)
  const add = () => screen.getByRole('button', { name: 'Add', exact: true }).click()
  return { transport, screen, add }
}

it('adds a refused recording to a test, with the sentence that is expected, and leads to the test', async () => {
  const { transport, screen, add } = await openDialog()
  await add()
  await expect.element(screen.getByText('“lamp.wav” is in the unit test “Aisle accents”.')).toBeVisible()
  const [uploaded] = transport.calls(uploadAudioFile)
  expect(uploaded?.body).toMatchObject({ name: 'lamp.wav', transcription: 'switch on the lamp' })
  expect(transport.calls(saveUnitTest)[0]?.body).toEqual({
    audio_files: [21, 77],
    expectations: [
      { audio_id: 21, expectation: 'sentence', meaning: null },
      { audio_id: 77, expectation: 'sentence', meaning: null },
    ],
  })
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Open the unit test' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Aisle accents' }), waitOptions).toBeVisible()
})

it('keeps what was chosen when the test cannot be saved, and sends the recording once', async () => {
  const { transport, screen, add } = await openDialog()
  transport.fail(saveUnitTest, { status: 400, code: 'invalid', message: 'Not now.' })
  await add()
  await expect.poll(() => transport.calls(saveUnitTest), waitOptions).toHaveLength(1)
  await expect
    .element(screen.getByRole('textbox', { name: 'What is said in it' }))
    .toHaveValue('switch on the lamp')
  transport.respond(saveUnitTest, undefined)
  await add()
  await expect.element(screen.getByRole('dialog'), waitOptions).not.toBeInTheDocument()
  expect(transport.calls(saveUnitTest)).toHaveLength(2)
  expect(transport.calls(uploadAudioFile)).toHaveLength(1)
})

it('leads back to the dialog from the conflict that the server told, with all that was chosen', async () => {
  const { transport, screen, add } = await openDialog()
  transport.fail(saveUnitTest, { status: 409, code: 'changed_elsewhere', message: 'Saved elsewhere.' })
  await add()
  const dialog = screen.getByRole('dialog', { name: 'Add to a unit test' })
  const isCovered = () => dialog.element().closest('[inert], [aria-hidden="true"]') !== null
  const conflict = screen.getByRole('dialog', { name: 'Conflict detected' })
  await expect.element(conflict.getByText('Saved elsewhere.'), waitOptions).toBeVisible()
  // It stands above the dialog, which nobody reaches until it is closed.
  await expect.poll(isCovered, waitOptions).toBe(true)
  await conflict.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(isCovered, waitOptions).toBe(false)
  await expect
    .element(dialog.getByRole('textbox', { name: 'What is said in it' }), waitOptions)
    .toHaveValue('switch on the lamp')
  await expect.poll(() => dialog.element().contains(document.activeElement), waitOptions).toBe(true)
  transport.respond(saveUnitTest, undefined)
  await add()
  await expect.element(dialog, waitOptions).not.toBeInTheDocument()
  await expect.element(conflict).not.toBeInTheDocument()
  expect(transport.calls(saveUnitTest)).toHaveLength(2)
  expect(transport.calls(uploadAudioFile)).toHaveLength(1)
})

it('begins a test with a recording, under another name where its own is taken', async () => {
  const { transport, screen, add } = await openDialog([])
  const taken = ['lamp.wav', 'lamp (2).wav']
  transport
    .respond(createUnitTest, ({ body }) => aUnitTestSummary({ id: 43, name: body.name, last_run: null }))
    .respond(uploadAudioFile, ({ body }) => {
      if (!taken.includes(body.name)) return anAudioAsset({ id: 78, name: body.name })
      throw new ApiError({ kind: 'conflict', code: 'already_exists' })
    })
  await add()
  const added = screen.getByText('“lamp (3).wav” is in the unit test “From the voice test”.')
  await expect.element(added, waitOptions).toBeVisible()
  expect(transport.calls(createUnitTest)[0]?.body).toMatchObject({
    ...{ model_id: 11, name: 'From the voice test', audio_files: [78] },
    expectations: [{ audio_id: 78, expectation: 'sentence', meaning: null }],
  })
})
