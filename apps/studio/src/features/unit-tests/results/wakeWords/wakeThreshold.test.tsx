import {
  getUnitTest,
  getUnitTestRun,
  getWakeWordModel,
  listUnitTestRuns,
  saveWakeWordModel,
} from '@saywright/api/contract'
import {
  aPage,
  aUnitTest,
  aUnitTestRunSummary,
  aWakeWordModel,
  aWakeWordTestRun,
} from '@saywright/api/testing'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { aServer } from '../../../../testing/aServer.js'
import { renderStudio } from '../../../../testing/renderStudio.js'

const waitOptions = { timeout: 30_000 }

afterEach(cleanup)

it('gives a model of wake words the threshold that a run found, and takes it back', async () => {
  const { transport } = aServer()
  let held = aWakeWordModel({ threshold: 5000 })
  transport
    .respond(getWakeWordModel, () => held)
    .respond(getUnitTest, aUnitTest({ model_id: 21, model_type: 'wake_word' }))
    .respond(getUnitTestRun, aWakeWordTestRun())
    .respond(listUnitTestRuns, aPage([aUnitTestRunSummary()]))
    .respond(saveWakeWordModel, ({ body }) => {
      held = { ...held, threshold: body.threshold ?? held.threshold, revision: held.revision + 1 }
      return held
    })
  const { revision } = held
  const { screen } = await renderStudio(transport, '/7/wake-words/21/unit-tests/41')
  await expect
    .element(screen.getByRole('button', { name: 'The model uses 5,000' }), waitOptions)
    .toBeDisabled()
  ;(screen.getByRole('slider', { name: 'Threshold', exact: true }).element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight>7/}')
  await screen.getByRole('button', { name: 'Use 5,700 for the model' }).click()
  await expect.element(screen.getByText('The model now wakes from 5,700 on.'), waitOptions).toBeVisible()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(screen.getByText('The model wakes from 5,000 on again.'), waitOptions).toBeVisible()
  expect(transport.calls(saveWakeWordModel).map(({ params, body }) => [params, body])).toEqual([
    [
      { id: 7, modelId: 21 },
      { revision, threshold: 5700 },
    ],
    [
      { id: 7, modelId: 21 },
      { revision: revision + 1, threshold: 5000 },
    ],
  ])
})

it('reads a test of wake words at the address of its model', async () => {
  const { transport } = aServer()
  transport
    .respond(getWakeWordModel, aWakeWordModel())
    .respond(getUnitTest, aUnitTest({ model_id: 21, model_type: 'wake_word' }))
    .respond(getUnitTestRun, aWakeWordTestRun())
    .respond(listUnitTestRuns, aPage([aUnitTestRunSummary()]))
  const { screen } = await renderStudio(transport, '/7/wake-words/21/unit-tests/41')
  await expect.element(screen.getByRole('tab', { name: 'Wake words used' }), waitOptions).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Back to the unit tests' }))
    .toHaveAttribute('href', '/7/wake-words/21/unit-tests')
})
