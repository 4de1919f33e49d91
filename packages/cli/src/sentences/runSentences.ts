import { dirname, join } from 'node:path'
import { type Analysis, type CompiledGrammar, match } from '@saywright/grammar'
import { CommandFailure } from '../CommandFailure.js'
import { openGrammar, refuseErrors } from '../files/openGrammar.js'
import { readText } from '../files/readText.js'
import type { Say } from '../messages/say.js'
import { expectedWords, tagsText } from '../report/matchWords.js'
import type { TestCase, TestSuite } from '../report/TestCase.js'
import type { Terminal } from '../Terminal.js'
import { type ExpectedSentence, readSentences } from './readSentences.js'

export const sentenceEndings = ['.sentences'] as const

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
    return suite([...unread, ...sentences.map((sentence) => resultOf(sentence, analysis, say))])
  } catch (thrown) {
    if (!(thrown instanceof CommandFailure)) throw thrown
    return suite([...unread, broken(grammarPath, say(thrown.key, thrown.values))])
  }
}

function resultOf(expected: ExpectedSentence, analysis: Analysis, say: Say): TestCase {
  const { line, isAccepted, text, slots, from } = expected
  const name = say(isAccepted ? 'test.accept' : 'test.refuse', { sentence: text })
  const compiled = compiledFrom(analysis, from)
  if (!compiled) return { name, line, status: 'broken', message: say('test.noRule', { rule: from ?? '' }) }
  const message = faultOf(expected, compiled, say)
  return message === undefined ? { name, line, status: 'passed' } : { name, line, status: 'failed', message }

  function faultOf({ tags }: ExpectedSentence, grammar: CompiledGrammar, words: Say): string | undefined {
    const result = match(grammar, text, { slots, nearest: isAccepted })
    if (!result.matched) {
      if (!isAccepted) return undefined
      const next = expectedWords(result, words)
      const nearest = result.nearest && words('match.nearest', { sentence: result.nearest.text })
      return [words('test.notAccepted', { next }), nearest].filter(Boolean).join(' ')
    }
    const found = tagsText(result.tags)
    if (!isAccepted) return words('test.accepted', { tags: found || words('test.noTags') })
    const isOther = tags !== undefined && plain(tags) !== plain(found)
    return isOther ? words('test.otherTags', { tags: found || words('test.noTags') }) : undefined
  }
}

function compiledFrom(analysis: Analysis, from: string | undefined): CompiledGrammar | undefined {
  return from === undefined ? analysis.compiled : analysis.compiledFrom(from.replace(/^<|>$/g, ''))
}

const plain = (tags: string) =>
  tags
    .split(/([,=])/)
    .map((part) => part.trim())
    .join('')
