import { countOf, type TestCase, type TestSuite } from './TestCase.js'

/**
 * Results as JUnit XML, which continuous integration reads.
 *
 * @see https://github.com/testmoapp/junitxml for the form, which no standard fixes.
 */
export function junitXml(suites: readonly TestSuite[]): string {
  const seconds = suites.reduce((total, suite) => total + suite.seconds, 0)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${attributes({ name: 'saywright', ...totals(suites), time: seconds.toFixed(3) })}>`,
    ...suites.flatMap(suiteLines),
    '</testsuites>',
    '',
  ].join('\n')
}

function suiteLines(suite: TestSuite): string[] {
  const { name, file, seconds } = suite
  const cases = withUniqueNames(suite.cases)
  return [
    `  <testsuite ${attributes({ name, file, ...totals([suite]), time: seconds.toFixed(3) })}>`,
    ...cases.map((each) => caseLine(each, suite)),
    '  </testsuite>',
  ]
}

function caseLine({ name, status, message = '', line }: TestCase, { name: suite, file }: TestSuite): string {
  const classname = classnameOf(suite)
  const head = `    <testcase ${attributes({ classname, name, file, line })}`
  if (status === 'passed') return `${head}/>`
  const element = status === 'failed' ? 'failure' : 'error'
  const [first = ''] = message.split('\n')
  return `${head}><${element} ${attributes({ message: first })}>${escaped(message)}</${element}></testcase>`
}

/** A test is known by its class and its name: of two with the same, readers keep one. */
function withUniqueNames(cases: readonly TestCase[]): TestCase[] {
  const counts = new Map<string, number>()
  return cases.map((each) => {
    const count = (counts.get(each.name) ?? 0) + 1
    counts.set(each.name, count)
    return count === 1 ? each : { ...each, name: `${each.name} (${count})` }
  })
}

/** Dots part the packages of a class. A path becomes one, without the ending of its file. */
function classnameOf(suite: string): string {
  return suite
    .replace(/\.sentences$/, '')
    .replace(/^[./\\]+/, '')
    .replace(/[/\\]+/g, '.')
}

const totals = (suites: readonly TestSuite[]) => ({
  tests: countOf(suites),
  failures: countOf(suites, 'failed'),
  errors: countOf(suites, 'broken'),
})

const attributes = (values: Readonly<Record<string, string | number | undefined>>) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}="${escaped(String(value))}"`)
    .join(' ')

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for XML 1.0; characters that it forbids become a question mark. */
const escaped = (text: string) =>
  text
    .replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '?')
