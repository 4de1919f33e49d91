import { stripVTControlCharacters } from 'node:util'
import { root } from './root.ts'

/** A test, or a part that counts as one, and the first lines of why it failed. */
export type Failure = { name: string; lines: string[] }

type Assertion = { fullName: string; status: string; failureMessages: string[] }
type TestFile = { name: string; message: string; status: string; assertionResults: Assertion[] }
export type VitestTests = { testResults: TestFile[] }

type Try = { errors: { message?: string }[] }
type Journey = { status: string; results: Try[]; annotations?: { type: string; description?: string }[] }
type Spec = { title: string; tests: Journey[] }
type Suite = { title: string; specs?: Spec[]; suites?: Suite[] }
export type JourneyTests = { suites: Suite[] }

const maxLines = 5

type Tested = { name: string; isFailed: boolean; isRetried: boolean; isSkipped: boolean; messages: string[] }

/** Tests of a vitest or Playwright report that failed at every try. */
export function failuresIn(report: VitestTests | JourneyTests): Failure[] {
  return testsIn(report)
    .filter(({ isFailed }) => isFailed)
    .map(({ name, messages }) => ({ name, lines: linesOf(messages[0] ?? '') }))
}

/** Tests of a report that failed and then passed, each with the first line of why it failed. */
export function retriedIn(report: VitestTests | JourneyTests): string[] {
  return testsIn(report)
    .filter(({ isRetried }) => isRetried)
    .map(({ name, messages }) => [name, ...linesOf(messages[0] ?? '').slice(0, 1)].join(': '))
}

/** Tests of a report that did not run, each with the reason where it has one. */
export function skippedIn(report: VitestTests | JourneyTests): string[] {
  return testsIn(report)
    .filter(({ isSkipped }) => isSkipped)
    .map(({ name }) => name)
}

function testsIn(report: VitestTests | JourneyTests): Tested[] {
  return 'testResults' in report ? report.testResults.flatMap(testsOfFile) : journeysIn(report.suites, [])
}

function testsOfFile({ name, message, status, assertionResults }: TestFile): Tested[] {
  const path = name.replace(root, '')
  const tests = assertionResults.map(({ fullName, status, failureMessages }) => ({
    name: `${path} › ${fullName}`,
    isFailed: status === 'failed',
    // A passed test still has the failures of its first try.
    isRetried: status === 'passed' && failureMessages.length > 0,
    isSkipped: status === 'skipped' || status === 'pending' || status === 'todo',
    messages: failureMessages,
  }))
  const isFileAlone = status === 'failed' && !tests.some(({ isFailed }) => isFailed)
  return isFileAlone
    ? [...tests, { name: path, isFailed: true, isRetried: false, isSkipped: false, messages: [message] }]
    : tests
}

function journeysIn(suites: readonly Suite[], around: readonly string[]): Tested[] {
  return suites.flatMap(({ title, specs = [], suites: inner = [] }) => {
    const names = [...around, title]
    const own = specs.flatMap(({ title: name, tests }) =>
      tests.map(({ status, results, annotations = [] }) => ({
        name: [
          [...names, name].join(' › '),
          ...annotations.flatMap(({ type, description }) =>
            type === 'skip' && description ? description : [],
          ),
        ].join(': '),
        isFailed: status === 'unexpected',
        isRetried: status === 'flaky',
        isSkipped: status === 'skipped',
        messages: results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)),
      })),
    )
    return [...own, ...journeysIn(inner, names)]
  })
}

/** The message of an error, without its stack. */
function linesOf(message: string): string[] {
  const end = message.search(/\n {4}at /)
  return tellingLines(end < 0 ? message : message.slice(0, end)).slice(0, maxLines)
}

/** The lines of an output that are useful without the rest. */
export function tellingLines(output: string): string[] {
  return stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && !/^ +at |^Click to debug the error/.test(line))
}
