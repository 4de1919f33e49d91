import { type DynamicSlot, nameKey } from '@saywright/api/contract'
import { timestamp } from '../../store/timestamp.js'
import type { Unit } from '../../unit/unit.js'
import { nameTaken } from '../shared/nameTaken.js'
import { replaceFiles } from './checkTest.js'

export interface NewUnitTest {
  readonly modelId: number
  readonly name: string
  readonly description: string
  readonly threshold: number
  /** Of the scores with which it was chosen; absent where nobody chose it. */
  readonly thresholdScoringVersion: number | null
  readonly slots: readonly DynamicSlot[]
  readonly audioIds: readonly number[]
}

/**
 * Adds a test to a model.
 *
 * @throws ApiFailure `already_exists` when the model has a test of this name.
 */
export async function insertUnitTest(unit: Unit, test: NewUnitTest) {
  const row = await unit.database
    .insertInto('unit_test')
    .values({
      model_id: test.modelId,
      name: test.name.trim(),
      name_key: nameKey(test.name),
      description: test.description,
      threshold: test.threshold,
      threshold_scoring_version: test.thresholdScoringVersion,
      slots_json: JSON.stringify(test.slots),
      created_at: timestamp(unit),
      updated_at: timestamp(unit),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch((error) => {
      throw nameTaken(error)
    })
  await replaceFiles(unit, row.id, test.audioIds)
  return row
}
