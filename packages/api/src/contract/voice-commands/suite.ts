import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { filled } from '../kernel/rules.js'
import { integer, list, nullable, object, oneOf, optional, text, type } from '../kernel/structs.js'
import { limits } from '../limits.js'
import { expectedEntity } from '../unit-tests/expectation.js'

/** Whether the grammar of a model has to accept a sentence, or to refuse it. */
export const suiteExpectations = ['accept', 'refuse'] as const

const fields = {
  sentence: filled('pick two crates from aisle twelve'),
  expect: oneOf(suiteExpectations, { [docs]: { example: 'accept' } }),
  intent: optional(
    nullable(
      text({
        max: limits.freeTextMaxCharacters,
        [docs]: { note: 'the intent it has to have, null for none; absent: not tested', example: 'PICK' },
      }),
    ),
  ),
  entities: optional(
    list(expectedEntity, {
      max: limits.expectedEntities,
      [docs]: { note: 'the entities it has to have, in their order; absent: not tested' },
    }),
  ),
}

/** A typed test of a model: a sentence, and its expected result in the grammar. A refused sentence has no meaning. */
export const suiteTest = object(fields, {
  rule: ({ expect, intent, entities }) =>
    expect === 'refuse' && (intent !== undefined || entities !== undefined)
      ? { expect: 'mismatch' }
      : undefined,
})
export type SuiteTest = ValueOf<typeof suiteTest>

/** The suite of a model in a request: each sentence once, ignoring case and outer space. */
export const suiteForm = () => optional(list(suiteTest, { max: limits.testsPerSuite }))

/** The suite of a model in a response. */
export const suiteAnswer = () =>
  list(type(fields), { [docs]: { note: 'typed tests, run against the grammar by whoever shows them' } })

/** The result of the suite of a model, both as saved. */
export const suiteResult = type({
  passed: integer({
    min: 0,
    [docs]: { example: 40, note: 'typed tests that pass, as they and the grammar are saved' },
  }),
  total: integer({ min: 0, [docs]: { example: 41 } }),
})
export type SuiteResult = ValueOf<typeof suiteResult>
