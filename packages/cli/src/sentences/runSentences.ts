import { dirname, join } from 'node:path'
import { type Analysis, type CompiledGrammar, runSuiteTest, writeMeaning } from '@saywright/grammar'
import { CommandFailure } from '../CommandFailure.js'
import { suiteEnding } from '../files/modelFiles.js'
import { openGrammar, refuseErrors } from '../files/openGrammar.js'
import { readText } from '../files/readText.js'
import type { Say } from '../messages/say.js'
import { leavingOf, notAccepted, tagsText } from '../report/matchWords.js'
import type { TestCase, TestSuite } from '../report/TestCase.js'
import type { Terminal } from '../Terminal.js'
import { type ExpectedSentence, readSentences } from './readSentences.js'
import { valuesBeside } from './valuesBeside.js'

export const sentenceEndings = [suiteEnding] as const

/** Tests the sentences of one file against its grammar. */
export async function runSentences(path: string, terminal: Terminal, say: Say): Promise<TestSuite> {
  const began = performance.now()
  const { grammar, sentences, faults } = readSentences(await readText(path, terminal))
  const suite = (cases: readonly TestCase[]) => ({
    ...{ name: path, file: path, cases },
    seconds: (performance.now() - began) / 1000,
  })
  const broken = (name: string, message: string, line = 1): TestCase => ({
    name,
    status: 'broken',
    message,
    line,
  })
  const unread = faults.map((line) => broken(say('test.line', { line }), say('test.badLine'), line))
  const grammarPath = grammar ? join(dirname(path), grammar) : path.replace(/\.sentences$/, '.bnf')
  try {
    const analysis = await openGrammar(grammarPath, terminal)
    refuseErrors(grammarPath, analysis.problems)
    const beside = await valuesBeside(grammarPath, analysis.compiled, terminal)
    const withValues = (sentence: ExpectedSentence) => ({
      ...sentence,
      slots: { ...beside, ...sentence.slots },
    })
    return suite([...unread, ...sentences.map((sentence) => resultOf(withValues(sentence), analysis, say))])
  } catch (thrown) {
    if (!(thrown instanceof CommandFailure)) throw thrown
    return suite([...unread, broken(grammarPath, say(thrown.key, thrown.values))])
  }
}

function resultOf(expected: ExpectedSentence, analysis: Analysis, say: Say): TestCase {
  const { line, test, from } = expected
  const name = say(`test.${test.expect}`, { sentence: test.sentence })
  const compiled = compiledFrom(analysis, from)
  if (!compiled) return { name, line, status: 'broken', message: say('test.noRule', { rule: from ?? '' }) }
  const message = faultOf(expected, compiled, say)
  return message === undefined ? { name, line, status: 'passed' } : { name, line, status: 'failed', message }
}

function faultOf({ test, tags, slots }: ExpectedSentence, grammar: CompiledGrammar, say: Say) {
  const { conclusion, result } = runSuiteTest(grammar, test, { slots })
  if (!result.matched) {
    if (conclusion === 'passed') return undefined
    return notAccepted(leavingOf(result), say)
  }
  const found = tagsText(result.tags)
  if (conclusion === 'accepted') return say('test.accepted', { tags: found || say('test.noTags') })
  if (conclusion === 'other_meaning') {
    const meaning = writeMeaning(result.meaning)
    return say('test.otherTags', { tags: meaning || say('test.noTags') })
  }
  const isOther = tags !== undefined && plain(tags) !== plain(found)
  return isOther ? say('test.otherTags', { tags: found || say('test.noTags') }) : undefined
}

function compiledFrom(analysis: Analysis, from: string | undefined): CompiledGrammar | undefined {
  return from === undefined ? analysis.compiled : analysis.compiledFrom(from.replace(/^<|>$/g, ''))
}

const plain = (tags: string) =>
  tags
    .split(/([,=])/)
    .map((part) => part.trim())
    .join('')
