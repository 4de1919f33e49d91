import type { ExpectedEntity, ModelTemplateId, SuiteTest, TestAudioForm } from '@saywright/api/contract'

/** Sentences of the suite that are spoken, and so tested by voice. Each is expected as the suite expects it. */
export interface TemplateUnitTest {
  readonly name: string
  readonly description: string
  readonly audio: Omit<TestAudioForm, 'model_id'>
}

/** A template of a new model of voice commands, in one language. */
export interface TemplateSource {
  readonly id: ModelTemplateId
  readonly grammar: string
  readonly suite: readonly SuiteTest[]
  readonly unitTests: readonly TemplateUnitTest[]
}

/**
 * A sentence to accept.
 *
 * @param entities by their names, in the order in which they are said.
 */
export const accepted = (
  sentence: string,
  intent: string,
  entities: Readonly<Record<string, string>> = {},
): SuiteTest => ({ sentence, expect: 'accept', intent, entities: Object.entries(entities).map(entityOf) })

const entityOf = ([name, value]: readonly [string, string]): ExpectedEntity => ({ name, value, entities: [] })

/** A sentence that is refused. */
export const refused = (sentence: string): SuiteTest => ({ sentence, expect: 'refuse' })
