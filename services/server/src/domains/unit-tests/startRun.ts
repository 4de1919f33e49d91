import { startUnitTestRun } from '@saywright/api/contract'
import { ApiFailure, goneSignal, incorrectForm } from '@saywright/http'
import { timestamp } from '../../store/timestamp.js'
import { acquireLock } from '../../transaction/acquireLock.js'
import type { Transaction } from '../../transaction/transaction.js'
import { requireModelCovered } from '../project/requireModelCovered.js'
import { bind } from '../shared/call.js'
import { publishChange } from '../shared/projects/publishChange.js'
import { runConditions } from './runConditions.js'
import type { UnitTestPayload } from './runUnitTest.js'
import { findTestedModel, modelOfTest } from './testedModel.js'
import { filesOfTest, findTest, runRows, runSummaryResponse } from './unitTestResponses.js'

const retryAfterSeconds = 30

export const startUnitTestRunRoute = bind(
  startUnitTestRun,
  async ({ context, params, session, locale }, reply) => {
    const test = await findTest(context.database, params.id, params.testId)
    const model = await findTestedModel(context, params.id, modelOfTest(test))
    await requireModelCovered(context, params.id, model.type, model.language)
    const { accountId } = session
    const asker = { accountId, signal: goneSignal(reply) }
    const conditions = await runConditions(context, asker, { model, slots: test.slots_json, locale })
    return context.transaction(async (transaction) => {
      await requireTurn(transaction, params.id, test.id)
      const files = await filesOfTest(transaction.database, test.id)
      if (files.length === 0) throw incorrectForm({ audio_files: 'atLeastOneRequired' })
      if (
        files.some(({ expectation, transcription }) => expectation === 'sentence' && !transcription?.trim())
      )
        throw incorrectForm({ audio_files: 'required' })
      const run = await transaction.database
        .insertInto('unit_test_run')
        .values({
          unit_test_id: test.id,
          task_id: null,
          account_id: accountId,
          number: await nextNumber(transaction, test.id),
          threshold: test.threshold,
          ...conditions,
          started_at: timestamp(transaction),
          ended_at: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await transaction.database
        .insertInto('unit_test_result')
        .values(
          files.map(({ id, name, transcription, expectation, meaning_json, duration_seconds }) => ({
            run_id: run.id,
            audio_file_id: id,
            audio_name: name,
            duration_ms: duration_seconds === null ? null : Math.round(duration_seconds * 1000),
            expectation,
            expected: transcription ?? '',
            expected_meaning_json: meaning_json && JSON.stringify(meaning_json),
            is_expected: false,
          })),
        )
        .execute()
      const payload: UnitTestPayload = { runId: run.id }
      const task_id = await transaction.enqueueTask({
        runner: 'unit-test',
        type: 'unit_test',
        projectId: params.id,
        name: test.name,
        subject: { model_id: model.id, model_type: model.type, test_id: test.id, run_id: run.id },
        payload,
      })
      await transaction.database
        .updateTable('unit_test_run')
        .set({ task_id })
        .where('id', '=', run.id)
        .execute()
      await forgetOldRuns(transaction, test.id)
      await publishChange(transaction, params.id, 'unit-tests')
      await publishChange(transaction, params.id, 'tasks')
      return runSummaryResponse(
        await runRows(transaction.database).where('unit_test_run.id', '=', run.id).executeTakeFirstOrThrow(),
      )
    })
  },
)

/**
 * A test has one run at a time, and a project a few: others wait for those at most.
 *
 * @throws ApiFailure `not_possible` while the test runs, `too_many` while others of the project do.
 */
async function requireTurn(transaction: Transaction, projectId: number, testId: number): Promise<void> {
  await acquireLock(transaction, [`unit test runs of ${projectId}`])
  const under = await transaction.database
    .selectFrom('task')
    .leftJoin('unit_test_run', 'unit_test_run.task_id', 'task.id')
    .select('unit_test_run.unit_test_id')
    .where('task.project_id', '=', projectId)
    .where('task.runner', '=', 'unit-test')
    .where('task.status', 'in', ['pending', 'running'])
    .execute()
  if (under.some(({ unit_test_id }) => unit_test_id === testId)) throw new ApiFailure('not_possible')
  if (under.length >= transaction.limits.runsAtOncePerProject)
    throw new ApiFailure('too_many', { retryAfterSeconds })
}

async function nextNumber({ database }: Transaction, testId: number): Promise<number> {
  const { last } = await database
    .selectFrom('unit_test_run')
    .select((select) => select.fn.max('number').as('last'))
    .where('unit_test_id', '=', testId)
    .executeTakeFirstOrThrow()
  return Number(last ?? 0) + 1
}

/** Keeps the newest runs of a test. */
async function forgetOldRuns({ database, limits }: Transaction, testId: number): Promise<void> {
  const kept = await database
    .selectFrom('unit_test_run')
    .select('id')
    .where('unit_test_id', '=', testId)
    .orderBy('id', 'desc')
    .limit(limits.runsKeptPerUnitTest)
    .execute()
  await database
    .deleteFrom('unit_test_run')
    .where('unit_test_id', '=', testId)
    .where(
      'id',
      'not in',
      kept.map(({ id }) => id),
    )
    .execute()
}
