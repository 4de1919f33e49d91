import { type DynamicSlot, nameKey } from '@saywright/api/contract'
import { timestamp } from '../../store/timestamp.js'
import type { Transaction } from '../../transaction/transaction.js'
import { nameTaken } from '../shared/nameTaken.js'
import { columnsOfModel, type ModelOfTest } from './testedModel.js'
import { replaceFiles, type TestFile } from './testFiles.js'

export interface NewUnitTest {
  readonly model: ModelOfTest
  readonly name: string
  readonly description: string
  readonly threshold: number
  /** Version of the scores with which it was chosen; absent for a default. */
  readonly thresholdScoringVersion: number | null
  readonly slots: readonly DynamicSlot[]
  readonly files: readonly TestFile[]
}

/**
 * Adds a test to a model.
 *
 * @throws ApiFailure `already_exists` when the model has a test of this name.
 */
export async function insertUnitTest(transaction: Transaction, test: NewUnitTest) {
  const row = await transaction.database
    .insertInto('unit_test')
    .values({
      ...columnsOfModel(test.model),
      name: test.name.trim(),
      name_key: nameKey(test.name),
      description: test.description,
      threshold: test.threshold,
      threshold_scoring_version: test.thresholdScoringVersion,
      slots_json: JSON.stringify(test.slots),
      created_at: timestamp(transaction),
      updated_at: timestamp(transaction),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch((error) => {
      throw nameTaken(error)
    })
  await replaceFiles(transaction, row.id, test.files)
  return row
}
