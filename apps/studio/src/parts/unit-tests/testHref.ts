import { kindOf, typeOfTest, type UnitTestSummary } from '@saywright/api/contract'
import { studioPaths } from '@saywright/shell/paths'

/** The model of a unit test: its number, and its kind unless it is of voice commands. */
export type TestedIn = Pick<UnitTestSummary, 'model_id' | 'model_type'>

/** The address of a model with unit tests, as its pages are made of. */
export const placeOfTested = (projectId: number, tested: TestedIn) => ({
  projectId,
  models: kindOf(typeOfTest(tested)).segment,
  modelId: tested.model_id,
})

/** Where the results of a unit test are. */
export const testHref = (projectId: number, test: TestedIn & { readonly id: number }): string =>
  studioPaths.unitTest({ ...placeOfTested(projectId, test), testId: test.id })
