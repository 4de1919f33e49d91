import {
  getProject,
  getVoiceCommandModel,
  listUnitTests,
  listVoiceCommandModels,
  me,
  reportError,
  startUnitTestRun,
} from '@saywright/api/contract'
import { aPage, aProject, aUnitTestSummary, aVoiceCommandModel, fakeTransport } from '@saywright/api/testing'
import { afterEach, expect, it } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { renderStudio } from '../../testing/renderStudio.js'

afterEach(cleanup)

const refused = { status: 422, code: 'incorrect_form', message: 'Some fields are missing or wrong.' }

it.each([
  ['atLeastOneRequired', 'This test has no recording any more. Edit it to choose some.'],
  ['required', /^A recording of this test has no transcription any more\./],
])('reports recordings that are %s since the test was saved when it is run', async (fault, sentence) => {
  const transport = fakeTransport()
    .pending(me)
    .respond(getProject, aProject())
    .respond(listVoiceCommandModels, aPage([]))
    .respond(getVoiceCommandModel, aVoiceCommandModel())
    .respond(listUnitTests, aPage([aUnitTestSummary({ model_id: 11 })]))
    .respond(reportError, undefined)
    .fail(startUnitTestRun, { ...refused, errors: { audio_files: fault } })
  const { screen } = await renderStudio(transport, '/7/voice-commands/11/unit-tests')
  await screen.getByRole('button', { name: /^Run / }).click()
  await expect.element(screen.getByText(sentence)).toBeVisible()
})
