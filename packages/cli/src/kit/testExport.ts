import { refusalWords } from '@saywright/api/catalogue'
import { wordsOfSentence } from '@saywright/grammar'
import type { Commands, PackedTest, Recognition } from '@saywright/kit'
import type { Call } from '../Command.js'
import type { TestCase, TestSuite } from '../report/TestCase.js'
import type { Terminal } from '../Terminal.js'
import { withExport } from './openExport.js'

type Spoken = Pick<Call, 'say' | 'locale'>

interface TestOptions {
  /** Names of models; those of all unless some are named. */
  readonly models: readonly string[]
  readonly isAnyArchitecture: boolean | undefined
}

/** The unit tests of an export, a suite each: a case for every recording that was packed. */
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
      for (const test of model.tests) suites.push(await suiteOf(model, test, spoken))
    }
    return suites
  })

async function suiteOf(commands: Commands, test: PackedTest, spoken: Spoken): Promise<TestSuite> {
  const begun = performance.now()
  const cases: TestCase[] = []
  for (const { name, expected, bytes } of test.recordings) {
    const title = `${name}: ${expected}`
    if (!bytes) {
      cases.push({ name: title, status: 'broken', message: spoken.say('test.notPacked') })
      continue
    }
    const { threshold, slots } = test
    const result = await commands.recognize(bytes, { threshold, slots })
    cases.push({ name: title, ...conclusionOf(result, expected, spoken) })
  }
  return { name: `${commands.name}: ${test.name}`, cases, seconds: (performance.now() - begun) / 1000 }
}

const normal = (sentence: string) => wordsOfSentence(sentence).join(' ')

function conclusionOf(
  result: Recognition,
  expected: string,
  { say, locale }: Spoken,
): Omit<TestCase, 'name'> {
  const { rejected, refusal = 'no_sentence', text, confidence, threshold } = result
  if (rejected || text === null || confidence === null) {
    const heard = text !== null && confidence !== null ? { sentence: text, confidence } : {}
    return { status: 'failed', message: refusalWords({ refusal, threshold, ...heard }, locale).sentence }
  }
  if (normal(text) === normal(expected)) return { status: 'passed' }
  return { status: 'failed', message: say('server.wrong', { heard: text, confidence }) }
}
