import { writeMeaning } from '@saywright/grammar'
import type { Commands, SuiteResult } from '@saywright/kit'
import type { Say } from '../messages/say.js'
import { notAccepted } from '../report/matchWords.js'
import type { TestCase, TestSuite } from '../report/TestCase.js'

/** The typed tests of a model of an export, a case each; `undefined` where it has none. */
export function suiteOfExport(commands: Commands, say: Say): TestSuite | undefined {
  if (commands.suite.length === 0) return undefined
  const begun = performance.now()
  const cases = commands.test().map((result) => caseOf(result, say))
  const name = say('test.suite', { model: commands.name })
  return { name, cases, seconds: (performance.now() - begun) / 1000 }
}

function caseOf(result: SuiteResult, say: Say): TestCase {
  const { sentence, expect } = result.test
  const name = say(`test.${expect}`, { sentence })
  if (result.conclusion === 'passed') return { name, status: 'passed' }
  return { name, status: 'failed', message: messageOf(result, say) }
}

function messageOf({ conclusion, meaning, ...leaving }: SuiteResult, say: Say): string {
  if (conclusion === 'refused') {
    const { expected = [], emptySlots = [], couldEnd = false, nearest } = leaving
    return notAccepted({ expected, emptySlots, couldEnd, nearest }, say)
  }
  const tags = (meaning && writeMeaning(meaning)) || say('test.noTags')
  return say(conclusion === 'accepted' ? 'test.accepted' : 'test.otherTags', { tags })
}
