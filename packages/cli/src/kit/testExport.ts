import { concludeResult, type RecognizedEntity } from '@saywright/api/contract'
import { isExpectedMeaning, toExpectedMeaning } from '@saywright/grammar'
import type { Commands, Entity, PackedRecording, PackedTest, Recognition } from '@saywright/kit'
import type { TestCase, TestSuite } from '../report/TestCase.js'
import { type CaseResult, resultCase, type Spoken } from '../server/resultSuite.js'
import type { Terminal } from '../Terminal.js'
import { withExport } from './openExport.js'
import { suiteOfExport } from './suiteOfExport.js'

interface TestOptions {
  /** Names of models; those of all unless some are named. */
  readonly models: readonly string[]
  readonly isAnyArchitecture: boolean | undefined
}

/** The typed tests of each model of an export, and its unit tests, a suite each: a case for every recording that was packed. */
export const testExport = (
  path: string,
  { models, isAnyArchitecture }: TestOptions,
  terminal: Terminal,
  spoken: Spoken,
): Promise<TestSuite[]> =>
  withExport(path, isAnyArchitecture, terminal, async ({ kit, commands }) => {
    const all = kit.models.filter(({ hasCommands }) => hasCommands).map(({ name }) => name)
    const suites: TestSuite[] = []
    for (const name of models.length > 0 ? models : all) {
      const model = await commands(name)
      const typed = suiteOfExport(model, spoken.say)
      if (typed) suites.push(typed)
      for (const test of model.tests) suites.push(await suiteOf(model, test, spoken))
    }
    return suites
  })

async function suiteOf(commands: Commands, test: PackedTest, spoken: Spoken): Promise<TestSuite> {
  const begun = performance.now()
  const cases: TestCase[] = []
  const { threshold, slots } = test
  for (const recording of test.recordings) {
    const result = recording.bytes && (await commands.recognize(recording.bytes, { threshold, slots }))
    const isExpected =
      typeof result?.text === 'string' && commands.isSame(result.text, recording.expected, slots)
    cases.push(
      result
        ? resultCase(resultOf(recording, result, isExpected), threshold, spoken)
        : {
            name: `${recording.name}: ${recording.expected}`,
            status: 'broken',
            message: spoken.say('test.notPacked'),
          },
    )
  }
  return { name: `${commands.name}: ${test.name}`, cases, seconds: (performance.now() - begun) / 1000 }
}

/** The result of a recording, in the form of a server. */
function resultOf(
  { name, expected, expectation, meaning }: PackedRecording,
  { text, confidence, intent, entities, refusal, threshold }: Recognition,
  isExpected: boolean,
): CaseResult {
  const isMeant = !meaning || isExpectedMeaning(meaning, { intent, entities })
  const conclusion = concludeResult(
    {
      ...{ expectation, confidence, is_meant: isMeant, tested_at: new Date().toISOString() },
      is_expected: isExpected,
    },
    threshold,
  )
  return {
    ...{ audio_name: name, expectation, expected, result: text, confidence, intent, conclusion },
    expected_meaning: meaning ? toExpectedMeaning(meaning) : null,
    entities: entities.map(asEntity),
    ...{ refusal: refusal ?? null, failure: null },
  }
}

const asEntity = (entity: Entity): RecognizedEntity => ({
  ...entity,
  value: typeof entity.value === 'string' ? entity.value : [...entity.value],
  entities: entity.entities.map(asEntity),
})
