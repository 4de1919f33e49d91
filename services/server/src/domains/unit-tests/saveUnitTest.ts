import { createUnitTest, deleteUnitTest, nameKey, saveUnitTest } from '@saywright/api/contract'
import { ApiFailure, goneSignal } from '@saywright/http'
import { writeProjectAudit } from '../../audit/writeProjectAudit.js'
import { timestamp } from '../../store/timestamp.js'
import { acquireLock } from '../../transaction/acquireLock.js'
import type { Transaction } from '../../transaction/transaction.js'
import { bind } from '../shared/call.js'
import { nameTaken } from '../shared/nameTaken.js'
import { publishChange } from '../shared/projects/publishChange.js'
import { requireDistinctSlots, requireSlotRoom } from '../voice-commands/checkModel.js'
import { findModel } from '../voice-commands/findModel.js'
import { grammarOf } from '../voice-commands/grammarOf.js'
import { presentVersion } from '../voice-commands/thresholdMeasured.js'
import { requireTestableFiles } from './checkTest.js'
import { insertUnitTest } from './insertUnitTest.js'
import { slotsInPlace } from './slotsInPlace.js'
import { readTestFiles, replaceFiles, testFiles } from './testFiles.js'
import { versionOfRun } from './testThreshold.js'
import { findTest, summaryResponses } from './unitTestResponses.js'

export const createUnitTestRoute = bind(createUnitTest, async (call, reply) => {
  const { context, params, body, session, locale } = call
  const { model_id, name, description, confidence_threshold, audio_files, expectations = [], slots } = body
  const files = testFiles(audio_files, expectations)
  const model = await findModel(context, params.id, model_id)
  requireSlotRoom(slots, context.limits.slotsMaxCharacters)
  requireDistinctSlots(slots)
  const grammar = await grammarOf(context.database, model, slotsInPlace(model.slots_json, slots))
  await context.grammars.prepare({ accountId: session.accountId, signal: goneSignal(reply) }, grammar, locale)
  const threshold = confidence_threshold ?? model.settings_json.THRESHOLD
  const thresholdScoringVersion =
    threshold === model.settings_json.THRESHOLD
      ? model.threshold_scoring_version
      : ((await presentVersion(context, model.language)) ?? null)
  return context.transaction(async (transaction) => {
    await requireRoom(transaction, model.id)
    await requireTestableFiles(transaction, params.id, files)
    const row = await insertUnitTest(transaction, {
      ...{ modelId: model.id, name, description, slots },
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

/** @throws ApiFailure `too_many_unit_tests`. */
async function requireRoom(transaction: Transaction, modelId: number): Promise<void> {
  await acquireLock(transaction, [`unit tests of ${modelId}`])
  const { count } = await transaction.database
    .selectFrom('unit_test')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('model_id', '=', modelId)
    .executeTakeFirstOrThrow()
  if (count >= transaction.limits.unitTestsPerModel) throw new ApiFailure('too_many_unit_tests')
}

export const saveUnitTestRoute = bind(saveUnitTest, async ({ context, params, body }) => {
  const { name, description, confidence_threshold, threshold_run, audio_files, expectations, slots } = body
  if (slots) {
    requireSlotRoom(slots, context.limits.slotsMaxCharacters)
    requireDistinctSlots(slots)
  }
  const before = await findTest(context.database, params.id, params.testId)
  const isOther = confidence_threshold !== undefined && confidence_threshold !== before.threshold
  const version =
    threshold_run !== undefined
      ? await versionOfRun(context.database, before.id, threshold_run)
      : isOther
        ? ((await presentVersion(context, before.language)) ?? null)
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
