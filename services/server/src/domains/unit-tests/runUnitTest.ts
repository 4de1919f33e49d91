import type { Expectation } from '@saywright/api/contract'
import type { Context } from '../../context.js'
import { timestamp } from '../../store/timestamp.js'
import type { TaskRun } from '../../tasks/tasks.js'
import { endingWithRight, requireTaskRight } from '../project/taskRight.js'
import { publishChange } from '../shared/projects/publishChange.js'
import { saveFirstRecognition } from '../voice-commands/firstRecognition.js'
import { prepareHearing } from './prepareHearing.js'
import type { RecordingResult } from './recordingResult.js'

export interface UnitTestPayload {
  readonly runId: number
}

/**
 * Tests the pending recordings of a run, one after the other. Each result is stored at once, so a killed run continues with
 * the recording that it was at.
 */
export const runUnitTest = (context: Context, task: TaskRun): Promise<void> =>
  endingWithRight(context, task, () => testRecordings(context, task))

async function testRecordings(context: Context, task: TaskRun): Promise<void> {
  const { database, transaction } = context
  const { id: taskId, projectId, payload, signal, progress } = task
  const { runId } = payload as UnitTestPayload
  const run = await database
    .selectFrom('unit_test_run')
    .selectAll()
    .where('id', '=', runId)
    .executeTakeFirst()
  // Its model is gone, and its test with it.
  if (!run || projectId === null)
    return void (await transaction((transaction) => transaction.cancelTask(taskId)))
  const rows = await database
    .selectFrom('unit_test_result')
    .select(['id', 'audio_file_id', 'audio_name', 'tested_at'])
    .select(['expectation', 'expected', 'expected_meaning_json'])
    .where('run_id', '=', runId)
    .orderBy('id')
    .execute()
  const waiting = rows.filter(({ tested_at }) => tested_at === null)
  const right = {
    accountId: run.account_id,
    projectId,
    type: run.wake_words_json ? 'wake_word' : 'voice_commands',
    language: run.language,
  } as const
  const hear = await prepareHearing(context, run, signal)
  for (const [place, row] of waiting.entries()) {
    await progress((rows.length - waiting.length + place) / rows.length, row.audio_name)
    await requireTaskRight(context, right)
    const heard = await hear(row)
    signal.throwIfAborted()
    await keepResult(context, { projectId, runId, id: row.id, expectation: row.expectation }, heard)
  }
  await transaction(async (transaction) => {
    await transaction.database
      .updateTable('unit_test_run')
      .set({ ended_at: timestamp(transaction) })
      .where('id', '=', runId)
      .execute()
    await publishChange(transaction, projectId, 'unit-tests')
  })
}

interface TestedRecording {
  readonly projectId: number
  readonly runId: number
  /** Of its result. */
  readonly id: number
  readonly expectation: Expectation
}

async function keepResult(
  { transaction }: Pick<Context, 'transaction'>,
  { projectId, runId, id, expectation }: TestedRecording,
  { words_json, entities_json, scoring_version, ...heard }: RecordingResult,
): Promise<void> {
  await transaction(async (transaction) => {
    await transaction.database
      .updateTable('unit_test_result')
      .set({
        ...heard,
        words_json: words_json ? JSON.stringify(words_json) : null,
        entities_json: entities_json ? JSON.stringify(entities_json) : null,
        tested_at: timestamp(transaction),
      })
      .where('id', '=', id)
      .where('tested_at', 'is', null)
      .execute()
    // A run that continues after the scoring changed keeps the earlier version: it is then measured again.
    if (scoring_version !== undefined)
      await transaction.database
        .updateTable('unit_test_run')
        .set({ scoring_version })
        .where('id', '=', runId)
        .where('scoring_version', 'is', null)
        .execute()
    if (heard.result !== null && expectation === 'sentence')
      await saveFirstRecognition(transaction, projectId)
    await publishChange(transaction, projectId, 'unit-tests')
  })
}
