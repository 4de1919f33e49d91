import { limits, type UnitTest } from '@saywright/api/contract'
import { incorrectForm } from '@saywright/http'
import type { Selectable } from 'kysely'
import type { Context } from '../../context.js'
import type { Reader } from '../../store/database.js'
import type { UnitTestTable } from '../../store/tables/unitTest.js'
import { isPresentVersion } from '../voice-commands/thresholdMeasured.js'

/** The version of scoring of a run by which the threshold of its test is chosen. @throws ApiFailure `incorrect_form` when the test has no such run. */
export async function versionOfRun(database: Reader, testId: number, runId: number): Promise<number | null> {
  const run = await database
    .selectFrom('unit_test_run')
    .where('id', '=', runId)
    .where('unit_test_id', '=', testId)
    .select('scoring_version')
    .executeTakeFirst()
  if (!run) throw incorrectForm({ threshold_run: 'invalid' })
  return run.scoring_version
}

/**
 * The version of the scores with which the threshold of a test was chosen, and whether it is current. The default holds for
 * every version.
 */
export async function testThresholdMeasured(
  context: Context,
  language: string,
  test: Pick<Selectable<UnitTestTable>, 'model_id' | 'threshold' | 'threshold_scoring_version'>,
): Promise<NonNullable<UnitTest['threshold_measured']>> {
  const { threshold, threshold_scoring_version: scoring_version } = test
  const isUntouched = scoring_version === null && threshold === limits.confidenceThreshold
  // The voice service reports the version of recognition alone.
  const isOfWakeWords = test.model_id === null
  return {
    scoring_version,
    is_current: isUntouched || isOfWakeWords || (await isPresentVersion(context, language, scoring_version)),
  }
}
