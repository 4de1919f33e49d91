import { nameKey } from '@saywright/api/contract'
import { readSuiteText, type SuiteTest } from '@saywright/grammar'
import { CommandFailure } from '../CommandFailure.js'
import { plainText } from './textStyle.js'

/**
 * The suite of a model as its file says it: what is kept with a model is tests of its starts, with its slots.
 *
 * @throws CommandFailure with the line of what is no such test, and of a sentence that stands there twice.
 */
export function readSuite(path: string, text: string): SuiteTest[] {
  const seen = new Set<string>()
  return readSuiteText(plainText(text)).map(({ line, word, test, tags }) => {
    const place = `${path}:${line}`
    if (!test || tags !== undefined)
      throw new CommandFailure('project.noTest', { place, word: test ? '=>' : word })
    const key = nameKey(test.sentence)
    if (seen.has(key)) throw new CommandFailure('project.sentenceTwice', { place, sentence: test.sentence })
    seen.add(key)
    return test
  })
}
