import type { TaskKind } from '../shared/taskKind.js'
import { templateRunner } from '../voice-commands/templates/templateTask.js'
import { runTestAudio } from './makeTestAudio.js'
import { runUnitTest } from './runUnitTest.js'
import { runTemplateTests } from './templateTests.js'

// Each waits for the voice service most of the time, which serves the accounts in turn.
export const unitTestsTaskKinds: readonly TaskKind[] = [
  { name: 'test-audio', settings: { concurrency: 2, attempts: 5, retrySeconds: 2 }, run: runTestAudio },
  { name: templateRunner, settings: { concurrency: 2, attempts: 5, retrySeconds: 2 }, run: runTemplateTests },
  { name: 'unit-test', settings: { concurrency: 4, attempts: 5, retrySeconds: 2 }, run: runUnitTest },
]
