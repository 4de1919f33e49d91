import type { Meaning } from '../meaning/meaning.js'
import type { ExpectedEntity, ExpectedMeaning } from './suiteTest.js'

/** Whether a sentence means what is expected: intents, names, values and their order are the same. */
export function isExpectedMeaning({ intent, entities }: ExpectedMeaning, found: Meaning): boolean {
  return (
    (intent === undefined || intent === found.intent) &&
    (entities === undefined || areSame(entities, found.entities))
  )
}

function areSame(expected: readonly ExpectedEntity[], found: readonly ExpectedEntity[]): boolean {
  return expected.length === found.length && expected.every((entity, place) => isSame(entity, found[place]))
}

function isSame(expected: ExpectedEntity, found: ExpectedEntity | undefined): boolean {
  return (
    found !== undefined &&
    found.name === expected.name &&
    JSON.stringify(found.value) === JSON.stringify(expected.value) &&
    areSame(expected.entities, found.entities)
  )
}

/** A meaning that was found, as one is expected: without the words. */
export function toExpectedMeaning({ intent, entities }: Meaning): Required<ExpectedMeaning> {
  return { intent, entities: entities.map(toExpectedEntity) }
}

function toExpectedEntity({ name, value, entities }: ExpectedEntity): ExpectedEntity {
  return { name, value, entities: entities.map(toExpectedEntity) }
}

/** The first entity, from the left, that is not as expected; `undefined` where the intent alone differs. */
export function firstDifference<Found extends ExpectedEntity>(
  expected: readonly ExpectedEntity[] | undefined,
  found: readonly Found[],
): Found | undefined {
  return expected && found.find((entity, place) => !expected[place] || !isSame(expected[place], entity))
}
