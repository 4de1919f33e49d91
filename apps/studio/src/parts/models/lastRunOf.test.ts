import { aUnitTestRunSummary, aUnitTestSummary } from '@saywright/api/testing'
import { expect, it } from 'vitest'
import { lastRunOf } from './lastRunOf.js'

const tested = (id: number, model_id: number, ended_at: string | null) =>
  aUnitTestSummary({ id, model_id, last_run: aUnitTestRunSummary({ id, ended_at }) })

it('the last test of a model is its newest run that ended', () => {
  const tests = [
    tested(1, 11, '2026-11-20T10:00:00.000Z'),
    tested(2, 11, '2026-11-21T10:00:00.000Z'),
    tested(3, 11, null),
    tested(4, 12, '2026-11-22T10:00:00.000Z'),
    aUnitTestSummary({ id: 5, model_id: 11, last_run: null }),
  ]
  expect(lastRunOf({ type: 'voice_commands', id: 11 }, tests)).toMatchObject({ id: 2, test: { id: 2 } })
  expect(lastRunOf({ type: 'voice_commands', id: 13 }, tests)).toBeUndefined()
  // A model of wake words with the number of one of voice commands.
  expect(lastRunOf({ type: 'wake_word', id: 11 }, tests)).toBeUndefined()
})
