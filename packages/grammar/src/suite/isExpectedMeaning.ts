import type { ExpectedEntity, ExpectedMeaning } from './suiteTest.js'

/** A meaning without the words and times of its entities, whether it was typed or spoken. */
export interface FoundMeaning {
  readonly intent: string | null
  readonly entities: readonly ExpectedEntity[]
}

/** Whether a sentence has the expected meaning: intents, names, values and their order are the same. */
export function isExpectedMeaning({ intent, entities }: ExpectedMeaning, found: FoundMeaning): boolean {
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

/** An entity as plain data. */
export interface EntityData {
  name: string
  value: string | string[]
  entities: EntityData[]
}

/** A found meaning in the form of an expected one: a copy without words and times. */
export function toExpectedMeaning({ intent, entities }: FoundMeaning): {
  intent: string | null
  entities: EntityData[]
} {
  return { intent, entities: entities.map(toExpectedEntity) }
}

function toExpectedEntity({ name, value, entities }: ExpectedEntity): EntityData {
  return {
    name,
    value: typeof value === 'string' ? value : [...value],
    entities: entities.map(toExpectedEntity),
  }
}

/** The first entity, from the left, that is not as expected; `undefined` where the intent alone differs. */
export function firstDifference<Found extends ExpectedEntity>(
  expected: readonly ExpectedEntity[] | undefined,
  found: readonly Found[],
): Found | undefined {
  return expected && found.find((entity, place) => !expected[place] || !isSame(expected[place], entity))
}
