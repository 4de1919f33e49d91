import {
  createUnitTest,
  deleteUnitTest,
  nameKey,
  type RecordingExpectation,
  saveUnitTest,
  typeOfTest,
} from '@saywright/api/contract'
import { ApiFailure, goneSignal, incorrectForm } from '@saywright/http'
import { writeProjectAudit } from '../../audit/writeProjectAudit.js'
import type { Context } from '../../context.js'
import { timestamp } from '../../store/timestamp.js'
import { acquireLock } from '../../transaction/acquireLock.js'
import type { Transaction } from '../../transaction/transaction.js'
import { bind } from '../shared/call.js'
import { nameTaken } from '../shared/nameTaken.js'
import { publishChange } from '../shared/projects/publishChange.js'
import { presentVersion } from '../voice-commands/thresholdMeasured.js'
import { requireTestableFiles } from './checkTest.js'
import { insertUnitTest } from './insertUnitTest.js'
import { requireTestSlots, runConditions } from './runConditions.js'
import {
  findTestedModel,
  type ModelOfTest,
  modelColumnOf,
  modelOfTest,
  type TestedModel,
} from './testedModel.js'
import { readTestFiles, replaceFiles, testFiles } from './testFiles.js'
import { versionOfRun } from './testThreshold.js'
import { findTest, summaryResponses } from './unitTestResponses.js'

export const createUnitTestRoute = bind(createUnitTest, async (call, reply) => {
  const { context, params, body, session, locale } = call
  const { name, description, confidence_threshold, audio_files, expectations = [], slots } = body
  const files = testFiles(audio_files, expectations)
  const ofTest: ModelOfTest = { type: typeOfTest(body), id: body.model_id }
  const model = await findTestedModel(context, params.id, ofTest)
  requireTestSlots(context, model.type, slots)
  requireMeaningsKnown(model.type, expectations)
  const asker = { accountId: session.accountId, signal: goneSignal(reply) }
  await runConditions(context, asker, { model, slots, locale })
  const threshold = confidence_threshold ?? model.threshold
  const thresholdScoringVersion =
    threshold === model.threshold ? knownScoring(model) : await presentScoring(context, model)
  return context.transaction(async (transaction) => {
    await requireRoom(transaction, ofTest)
    await requireTestableFiles(transaction, params.id, files)
    const row = await insertUnitTest(transaction, {
      ...{ model: ofTest, name, description, slots },
      ...{ threshold, thresholdScoringVersion },
      files,
    })
    await writeProjectAudit(transaction, call, {
      action: 'unit_test.created',
      object: { kind: 'unit_test', id: row.id },
      name: row.name,
    })
    await publishChange(transaction, params.id, 'unit-tests')
    const [summary] = await summaryResponses(transaction.database, [{ ...row, files: files.length }])
    return summary!
  })
})

/** Wake words mean nothing but themselves. @throws ApiFailure `incorrect_form`. */
function requireMeaningsKnown(
  type: TestedModel['type'],
  expectations: readonly RecordingExpectation[] = [],
): void {
  const place = type === 'wake_word' ? expectations.findIndex(({ meaning }) => meaning) : -1
  if (place !== -1) throw incorrectForm({ [`expectations.${place}.meaning`]: 'invalid' })
}

/** With which version of the scores the threshold of a model was chosen, as far as it is known. */
const knownScoring = (model: TestedModel): number | null =>
  model.type === 'voice_commands' ? model.commands.threshold_scoring_version : null

/** The present version of the scores of a model, as far as the voice service reports it. */
const presentScoring = async (
  context: Context,
  { type, language }: Pick<TestedModel, 'type' | 'language'>,
): Promise<number | null> =>
  type === 'voice_commands' ? ((await presentVersion(context, language)) ?? null) : null

/** @throws ApiFailure `too_many_unit_tests`. */
async function requireRoom(transaction: Transaction, { type, id }: ModelOfTest): Promise<void> {
  await acquireLock(transaction, [`unit tests of ${type} ${id}`])
  const { count } = await transaction.database
    .selectFrom('unit_test')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where(modelColumnOf(type), '=', id)
    .executeTakeFirstOrThrow()
  if (count >= transaction.limits.unitTestsPerModel) throw new ApiFailure('too_many_unit_tests')
}

export const saveUnitTestRoute = bind(saveUnitTest, async ({ context, params, body }) => {
  const { name, description, confidence_threshold, threshold_run, audio_files, expectations, slots } = body
  const before = await findTest(context.database, params.id, params.testId)
  const { type } = modelOfTest(before)
  if (slots) requireTestSlots(context, type, slots)
  requireMeaningsKnown(type, expectations)
  const isOther = confidence_threshold !== undefined && confidence_threshold !== before.threshold
  const version =
    threshold_run !== undefined
      ? await versionOfRun(context.database, before.id, threshold_run)
      : isOther
        ? await presentScoring(context, { type, language: before.language })
        : undefined
  await context.transaction(async (transaction) => {
    const { id } = await findTest(transaction.database, params.id, params.testId)
    if (audio_files || expectations) {
      const kept = await readTestFiles(transaction, id)
      const audioIds = audio_files ?? kept.map(({ audioId }) => audioId)
      const files = testFiles(audioIds, expectations ?? [], expectations ? [] : kept)
      await requireTestableFiles(transaction, params.id, files)
      await replaceFiles(transaction, id, files)
    }
    await transaction.database
      .updateTable('unit_test')
      .set({
        ...(name !== undefined && { name: name.trim(), name_key: nameKey(name) }),
        ...(description !== undefined && { description }),
        ...(confidence_threshold !== undefined && { threshold: confidence_threshold }),
        ...(version !== undefined && { threshold_scoring_version: version }),
        ...(slots && { slots_json: JSON.stringify(slots) }),
        updated_at: timestamp(transaction),
      })
      .where('id', '=', id)
      .execute()
      .catch((error) => {
        throw nameTaken(error)
      })
    await publishChange(transaction, params.id, 'unit-tests')
  })
  return undefined
})

export const deleteUnitTestRoute = bind(deleteUnitTest, async (call) => {
  const { context, params } = call
  await context.transaction(async (transaction) => {
    const { id, name } = await findTest(transaction.database, params.id, params.testId)
    const runs = await transaction.database
      .selectFrom('unit_test_run')
      .select('task_id')
      .where('unit_test_id', '=', id)
      .where('ended_at', 'is', null)
      .execute()
    for (const { task_id } of runs) if (task_id !== null) await transaction.cancelTask(task_id)
    await transaction.database.deleteFrom('unit_test').where('id', '=', id).execute()
    const object = { kind: 'unit_test', id }
    await writeProjectAudit(transaction, call, { action: 'unit_test.deleted', object, name })
    await publishChange(transaction, params.id, 'unit-tests')
    if (runs.length > 0) await publishChange(transaction, params.id, 'tasks')
  })
  return undefined
})
