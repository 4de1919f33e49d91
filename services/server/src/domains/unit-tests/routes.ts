import type { ServerRoute } from '../shared/call.js'
import { getUnitTestRunRoute, listUnitTestRunsRoute } from './listRuns.js'
import { getUnitTestRoute, listUnitTestsRoute } from './listUnitTests.js'
import { makeTestAudioRoute } from './makeTestAudio.js'
import { createUnitTestRoute, deleteUnitTestRoute, saveUnitTestRoute } from './saveUnitTest.js'
import { startUnitTestRunRoute } from './startRun.js'
import { listTestVoicesRoute } from './testVoices.js'

export const unitTestsRoutes: readonly ServerRoute[] = [
  listUnitTestsRoute,
  createUnitTestRoute,
  getUnitTestRoute,
  saveUnitTestRoute,
  deleteUnitTestRoute,
  listTestVoicesRoute,
  makeTestAudioRoute,
  startUnitTestRunRoute,
  listUnitTestRunsRoute,
  getUnitTestRunRoute,
]
