import { readMeaning, writeExpectedMeaning } from './meaningForm.js'
import { quoteText, unquoteText } from './quotedText.js'
import type { SuiteTest } from './suiteTest.js'

/** A line of a text of tests that is neither empty nor a comment. */
export interface SuiteStatement {
  /** From 1. */
  readonly line: number
  /** Of the last line of it: that of `means`. */
  readonly lastLine: number
  /** Its first word, such as `accept`, and the text behind it. */
  readonly word: string
  readonly rest: string
  /** Undefined for anything but a test. */
  readonly test: SuiteTest | undefined
  /** The text behind `=>`, the tags of an accepted sentence. */
  readonly tags: string | undefined
}

/**
 * Reads a text of tests, a statement a line: `accept a sentence`, `refuse a sentence`, and below an accepted one
 * `means NAME entity=value`. `#` begins a comment. A sentence in quotes is read as a text in quotes is.
 */
export function readSuiteText(text: string): SuiteStatement[] {
  const statements: SuiteStatement[] = []
  for (const [index, written] of linesOf(text).entries()) {
    const trimmed = written.trim()
    if (trimmed === '' || trimmed.startsWith('#')) continue
    const [word = ''] = /^\S+/u.exec(trimmed) ?? []
    const rest = trimmed.slice(word.length).trimStart()
    const line = index + 1
    const meaning = word === 'means' ? readMeaning(rest) : undefined
    const last = statements.at(-1)
    // A meaning is below its sentence, and once.
    if (meaning && last?.test?.expect === 'accept' && last.line === last.lastLine)
      statements[statements.length - 1] = { ...last, lastLine: line, test: { ...last.test, ...meaning } }
    else statements.push({ line, lastLine: line, word, rest, ...testOf(word, rest) })
  }
  return statements
}

function testOf(word: string, rest: string): Pick<SuiteStatement, 'test' | 'tags'> {
  if ((word !== 'accept' && word !== 'refuse') || rest === '') return { test: undefined, tags: undefined }
  const [, inside, behind] = /^"((?:[^"\\]|\\.)*)"\s*(?:=>(.*))?$/u.exec(rest) ?? []
  if (inside !== undefined)
    return { test: { sentence: unquoteText(inside), expect: word }, tags: behind?.trim() }
  const [sentence = '', tags] = word === 'accept' ? rest.split('=>').map((part) => part.trim()) : [rest]
  return { test: { sentence, expect: word }, tags }
}

/**
 * Writes tests as `readSuiteText` reads them.
 *
 * @param over a text in whose place it comes: its comments stay, and so do the lines of tests that are the same.
 */
export function writeSuiteText(tests: readonly SuiteTest[], over = ''): string {
  const old = linesOf(over)
  const known = new Map<string, Place>()
  let end = 0
  for (const { line, lastLine, test, tags } of readSuiteText(over)) {
    if (!test || tags !== undefined) continue
    const own = old.slice(line - 1, lastLine)
    known.set(test.sentence, { before: old.slice(end, line - 1), own, plain: plainLines(test) })
    end = lastLine
  }
  const rest = old.slice(end)
  const lines = tests.flatMap((test) => {
    const plain = plainLines(test)
    const place = known.get(test.sentence)
    known.delete(test.sentence)
    return [...(place?.before ?? []), ...(place?.plain.join() === plain.join() ? place.own : plain)]
  })
  // Comments of tests that are gone.
  const left = [...known.values()].flatMap(({ before }) => before.filter((line) => line.trim() !== ''))
  return ended([...lines, ...left, ...rest])
}

const linesOf = (text: string) => text.split(/\r\n?|\n/)

/** A test in a text: the comments before it, its lines, and their default form when the user wrote none of their own. */
interface Place {
  readonly before: readonly string[]
  readonly own: readonly string[]
  readonly plain: readonly string[]
}

function plainLines(test: SuiteTest): string[] {
  const { sentence, expect } = test
  const meaning = writeExpectedMeaning(test)
  return [`${expect} ${writeSentence(sentence)}`, ...(meaning ? [`  means ${meaning}`] : [])]
}

const writeSentence = (sentence: string) =>
  sentence === '' || sentence !== sentence.trim() || /^"|=>|[\r\n]/u.test(sentence)
    ? quoteText(sentence)
    : sentence

/** Lines as a text that ends with a line end, or is empty. */
function ended(lines: readonly string[]): string {
  const text = lines.slice(0, lines.findLastIndex((line) => line !== '') + 1).join('\n')
  return text === '' ? '' : `${text}\n`
}
