import {
  getUnitTest,
  getUnitTestRun,
  getVoiceCommandModel,
  listUnitTestRuns,
  startUnitTestRun,
} from '@saywright/api/contract'
import {
  aPage,
  aUnitTest,
  aUnitTestRun,
  aUnitTestRunSummary,
  aVoiceCommandModel,
} from '@saywright/api/testing'
import { afterEach, expect, it } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { aServer } from '../../../../testing/aServer.js'
import { renderStudio } from '../../../../testing/renderStudio.js'

const waitOptions = { timeout: 30_000 }

afterEach(cleanup)

/** The settings of a model whose threshold is from an earlier scoring, found by a test or not. */
async function settings(test_id: number | null) {
  const threshold_measured = { scoring_version: 1, test_id, is_current: false }
  const { transport } = aServer()
  transport
    .respond(getVoiceCommandModel, aVoiceCommandModel({ threshold_measured }))
    .respond(getUnitTest, aUnitTest())
    .respond(getUnitTestRun, aUnitTestRun())
    .respond(listUnitTestRuns, aPage([aUnitTestRunSummary()]))
    .respond(startUnitTestRun, aUnitTestRunSummary({ status: 'pending' }))
  const { screen, router } = await renderStudio(transport, '/7/voice-commands/11')
  await screen.getByRole('button', { name: 'Recognizer' }).click(waitOptions)
  const runs = () => transport.calls(startUnitTestRun).map(({ params }) => params)
  const isAt = (path: string) => expect.poll(() => router.state.location.pathname, waitOptions).toBe(path)
  return { screen, runs, isAt }
}

it('runs the test again that found a threshold, and opens it', async () => {
  const { screen, runs, isAt } = await settings(41)
  await screen.getByRole('button', { name: 'Run the test again' }).click(waitOptions)
  await isAt('/7/voice-commands/11/unit-tests/41')
  expect(runs()).toEqual([{ id: 7, testId: 41 }])
})

it('leads to the unit tests where no test is known', async () => {
  const { screen, runs, isAt } = await settings(null)
  await screen.getByRole('button', { name: 'Open the unit tests' }).click(waitOptions)
  await isAt('/7/voice-commands/11/unit-tests')
  expect(runs()).toEqual([])
})
