import { languageOf } from '@saywright/api/catalogue'
import { limits, type ThresholdMeasured } from '@saywright/api/contract'
import { incorrectForm } from '@saywright/http'
import type { Selectable } from 'kysely'
import type { Context } from '../../context.js'
import type { VoiceCommandModelTable } from '../../store/tables/project.js'
import { voiceHealth } from './voiceHealth.js'

type Model = Selectable<VoiceCommandModelTable>

/** The version of the scores with which the threshold of a model was found, and the test. */
export type Measured = Pick<Model, 'threshold_scoring_version' | 'threshold_test_id'>

/** The current version of the scores of a language; `undefined` while the voice service does not report it. */
export async function presentVersion(context: Context, language: string): Promise<number | undefined> {
  const lang = languageOf(language)?.bcp47
  const engines = await voiceHealth(context)
  return engines.find((engine) => engine.lang === lang && engine.scoring_version !== undefined)
    ?.scoring_version
}

/** Whether a version of the scores is the current one, as far as the voice service reports it. */
export async function isPresentVersion(
  context: Context,
  language: string,
  version: number | null,
): Promise<boolean> {
  const present = await presentVersion(context, language)
  return present === undefined || present === version
}

/** A threshold that a user chooses without a test: for the current version of the scores. */
export async function measuredByHand(context: Context, language: string): Promise<Measured> {
  return {
    threshold_scoring_version: (await presentVersion(context, language)) ?? null,
    threshold_test_id: null,
  }
}

/** @throws ApiFailure `incorrect_form` when the model has no such run. */
export async function measuredByRun(
  { database }: Context,
  modelId: number,
  runId: number,
): Promise<Measured> {
  const run = await database
    .selectFrom('unit_test_run')
    .innerJoin('unit_test', 'unit_test.id', 'unit_test_run.unit_test_id')
    .where('unit_test_run.id', '=', runId)
    .where('unit_test.model_id', '=', modelId)
    .select(['unit_test.id', 'unit_test_run.scoring_version'])
    .executeTakeFirst()
  if (!run) throw incorrectForm({ threshold_run: 'invalid' })
  return { threshold_scoring_version: run.scoring_version, threshold_test_id: run.id }
}

/** How the threshold of a model was found, and whether its version of the scores is still current. */
export async function thresholdMeasured(context: Context, model: Model): Promise<ThresholdMeasured> {
  const { threshold_scoring_version: scoring_version, threshold_test_id: test_id } = model
  const isUntouched =
    scoring_version === null &&
    test_id === null &&
    model.settings_json.THRESHOLD === limits.confidenceThreshold
  if (isUntouched) return { scoring_version, test_id, is_current: true }
  const is_current = await isPresentVersion(context, model.language, scoring_version)
  return { scoring_version, test_id, is_current }
}
