import { limits, nameKey, type SuiteTest } from '@saywright/api/contract'
import { type Meaning, toExpectedMeaning } from '@saywright/grammar'
import type { Suite } from '../document/grammarDocument.js'
import type { SuiteKind } from './SuiteKind.js'

/** A test of a kind. @param meaning current meaning of the sentence, which a test of a meaning expects. */
export function testOf(sentence: string, kind: SuiteKind, meaning: Meaning | undefined): SuiteTest {
  const test = { sentence: sentence.trim(), expect: kind === 'refuse' ? kind : 'accept' } as const
  // The values of a call are copied to a mutable form.
  return kind === 'meaning' && meaning
    ? (structuredClone({ ...test, ...toExpectedMeaning(meaning) }) as SuiteTest)
    : test
}

/** Where a sentence is in a suite, without regard to case and outer space; -1 when it does not. */
export function indexOfSentence(suite: Suite, sentence: string): number {
  const key = nameKey(sentence)
  return suite.findIndex((test) => nameKey(test.sentence) === key)
}

/** With a test, in the place of the one of its sentence where there is one. */
export function withTest(suite: Suite, test: SuiteTest): Suite {
  const index = indexOfSentence(suite, test.sentence)
  return index === -1 ? [...suite, test] : suite.with(index, test)
}

export function withoutTest(suite: Suite, sentence: string): Suite {
  const index = indexOfSentence(suite, sentence)
  return index === -1 ? suite : suite.toSpliced(index, 1)
}

/** Why a sentence cannot be added. */
export type SentenceFault = 'taken' | 'full' | 'tooLong'

export function faultOfSentence(suite: Suite, sentence: string): SentenceFault | undefined {
  if (sentence.trim().length > limits.freeTextMaxCharacters) return 'tooLong'
  if (indexOfSentence(suite, sentence) !== -1) return 'taken'
  return suite.length >= limits.testsPerSuite ? 'full' : undefined
}

/** Up to here a suite is run on the page, where its grammar is small too. */
const maxHere = 50

/** Whether a suite is run beside the page in any case. */
export function isLongSuite(suite: Suite): boolean {
  return suite.length > maxHere
}
