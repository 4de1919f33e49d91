import type { TaskKind } from '../shared/taskKind.js'
import { runTestAudio } from './makeTestAudio.js'
import { runUnitTest } from './runUnitTest.js'

// Each waits for the voice service most of the time, which serves the accounts in turn.
export const unitTestsTaskKinds: readonly TaskKind[] = [
  { name: 'test-audio', settings: { concurrency: 2, attempts: 5, retrySeconds: 2 }, run: runTestAudio },
  { name: 'unit-test', settings: { concurrency: 4, attempts: 5, retrySeconds: 2 }, run: runUnitTest },
]
