import {
  getUnitTest,
  getUnitTestRun,
  getVoiceCommandModel,
  listUnitTestRuns,
  recognize,
  restoreVoiceCommandVersion,
  saveVoiceCommandModel,
} from '@saywright/api/contract'
import {
  aHypothesis,
  aPage,
  aRecognition,
  aUnitTest,
  aUnitTestResult,
  aUnitTestRun,
  aUnitTestRunSummary,
  aVoiceCommandModel,
} from '@saywright/api/testing'
import { aVoice, aWavFile } from '@saywright/audio/testing'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { aServer } from '../../../testing/aServer.js'
import { renderStudio } from '../../../testing/renderStudio.js'

const waitOptions = { timeout: 30_000 }

afterEach(cleanup)

/** The results of a test of a model, on a server that judges with the threshold that the model has. */
async function results(run = aUnitTestRun(), search = '') {
  const { transport } = aServer()
  let held = aVoiceCommandModel()
  transport
    .respond(getVoiceCommandModel, () => held)
    .respond(getUnitTest, aUnitTest())
    .respond(getUnitTestRun, run)
    .respond(listUnitTestRuns, aPage([aUnitTestRunSummary()]))
    .respond(saveVoiceCommandModel, ({ body }) => {
      const settings = { ...held.settings, ...body.settings }
      held = { ...held, settings, suite: body.suite ?? held.suite, revision: held.revision + 1 }
      return held
    })
    .respond(restoreVoiceCommandVersion, ({ body }) => {
      held = { ...aVoiceCommandModel(), revision: body.revision + 1 }
      return held
    })
    .respond(recognize, () => {
      const threshold = held.settings.THRESHOLD
      const isBelow = 5400 < threshold
      return aRecognition({
        rejected: isBelow,
        ...(isBelow && { refusal: 'below_threshold' }),
        hypotheses: [aHypothesis({ confidence: 5400 })],
        threshold,
      })
    })
  const { screen, router } = await renderStudio(transport, `/7/voice-commands/11/unit-tests/41${search}`)
  const saves = () => transport.calls(saveVoiceCommandModel).map(({ body }) => body)
  const button = (name: string) => screen.getByRole('button', { name })
  const tune = async (presses: number) => {
    await expect.element(button('The model uses 5,000'), waitOptions).toBeDisabled()
    ;(screen.getByRole('slider', { name: 'Threshold', exact: true }).element() as HTMLElement).focus()
    await userEvent.keyboard(`{ArrowRight>${presses}/}`)
  }
  const restores = () => transport.calls(restoreVoiceCommandVersion)
  return { screen, router, saves, restores, button, tune }
}

it('gives the threshold that was found to the model, which recognizes with it', async () => {
  const { screen, router, saves, button, tune } = await results()
  await tune(7)
  await button('Use 5,700 for the model').click()
  await expect.element(button('The model uses 5,700'), waitOptions).toBeDisabled()
  expect(saves()).toEqual([
    { revision: 3, settings: { THRESHOLD: 5700 }, threshold_run: 51, label: 'Threshold 5,700' },
  ])
  await router.navigate('/7/voice-commands/11?try=file')
  await expect.element(screen.getByRole('textbox', { name: 'Grammar' }), waitOptions).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  await userEvent.upload(input!, aWavFile('lamp.wav', aVoice(4)))
  await expect.element(screen.getByText('Recognized, but not sure enough'), waitOptions).toBeVisible()
  await expect.element(screen.getByText('5,400')).toBeVisible()
  await expect.element(screen.getByText('Threshold 5,700')).toBeVisible()
})

it('takes it back on one press', async () => {
  const { screen, restores, button, tune } = await results()
  await tune(1)
  await button('Use 5,100 for the model').click()
  await screen.getByRole('button', { name: 'Undo' }).click(waitOptions)
  await expect.element(screen.getByText('The model uses 5,000 again.'), waitOptions).toBeVisible()
  expect(restores()).toMatchObject([{ params: { versionId: 3 }, body: { revision: 4 } }])
  await expect.element(button('Use 5,100 for the model')).toBeEnabled()
})

it('keeps a sentence that was taken by mistake in the suite of the model, to be refused', async () => {
  const taken = aUnitTestResult({
    ...{ expectation: 'other_sentence', expected: 'what is for lunch', is_expected: false },
    conclusion: 'sentence_taken',
  })
  const { screen, saves, restores, button } = await results(
    aUnitTestRun({ results: [taken] }),
    '?tab=confusions',
  )
  await button('Refuse it in the suite').click(waitOptions)
  await expect.element(screen.getByText('In the suite', { exact: true }), waitOptions).toBeVisible()
  expect(saves()).toEqual([
    {
      revision: 3,
      suite: [...aVoiceCommandModel().suite, { sentence: 'what is for lunch', expect: 'refuse' }],
    },
  ])
  await button('Undo').click(waitOptions)
  await expect.element(button('Refuse it in the suite'), waitOptions).toBeVisible()
  expect(restores()).toMatchObject([{ params: { versionId: 3 }, body: { revision: 4 } }])
})
