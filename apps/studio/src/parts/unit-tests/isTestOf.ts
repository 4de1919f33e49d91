import { type ModelType, typeOfTest } from '@saywright/api/contract'
import type { TestedIn } from './testHref.js'

/** Whether a unit test is of a model: models of two kinds may have the same number. */
export const isTestOf =
  (model: { readonly type: ModelType; readonly id: number }) =>
  (test: TestedIn): boolean =>
    test.model_id === model.id && typeOfTest(test) === model.type
