import { nameKey } from '@saywright/api/contract'
import { readSuiteText, type SuiteTest } from '@saywright/grammar'
import { CommandFailure } from '../CommandFailure.js'
import { plainText } from './textStyle.js'

/**
 * Reads the suite of a model from its file: tests of the model's starts, with its slots.
 *
 * @throws CommandFailure with the line of anything but such a test, and of a duplicate sentence.
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
