import type { Say } from '../messages/say.js'
import { countOf, type TestCase, type TestSuite } from './TestCase.js'

/** Results as a table of suites and the list of failures, for a summary of a build or a comment. */
export function markdown(suites: readonly TestSuite[], say: Say): string {
  const passed = countOf(suites, 'passed')
  const all = countOf(suites)
  const bad = suites.flatMap((suite) =>
    suite.cases.filter(({ status }) => status !== 'passed').map((each) => ({ suite, each })),
  )
  return [
    `## ${say(passed === all ? 'report.allPassed' : 'report.somePassed', { passed, count: all })}`,
    '',
    `| ${say('report.suite')} | ${say('report.passed')} | ${say('report.failed')} | ${say('report.broken')} | ${say('report.seconds')} |`,
    '| --- | ---: | ---: | ---: | ---: |',
    ...suites.map((suite) => row(suite)),
    ...(bad.length > 0 ? ['', `### ${say('report.notPassed')}`, ''] : []),
    ...bad.map(
      ({ suite, each }) =>
        `- **${inline(each.name)}** (${placeOf(suite, each)}): ${inline(each.message ?? '')}`,
    ),
    '',
  ].join('\n')
}

function row(suite: TestSuite): string {
  const counts = (['passed', 'failed', 'broken'] as const).map((status) => countOf([suite], status))
  return `| ${[inline(suite.name), ...counts, suite.seconds.toFixed(1)].join(' | ')} |`
}

const placeOf = ({ file, name }: TestSuite, { line }: TestCase) =>
  inline(file === undefined ? name : line === undefined ? file : `${file}:${line}`)

/** A text on one line in which nothing is read as Markdown or HTML. */
const inline = (text: string) => text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|#&]/g, (sign) => `\\${sign}`)
