import { isRightConclusion } from '@saywright/api/contract'
import { escapeMarkup } from './markup.js'
import { conclusionIn, failureText, type Report, type ReportMessages } from './report.js'

/**
 * A run as JUnit XML, which continuous integration reads: a recording is a test case, an unexpected result a failure, a
 * recording that could not be tested an error, and one that was never reached is skipped.
 *
 * @see https://github.com/testmoapp/junitxml for the form, which no standard fixes.
 */
export function junitXml(report: Report, t: ReportMessages): string {
  const { product, model, test, run } = report
  const conclusions = run.results.map((result) => conclusionIn(run, result))
  const count = (...kinds: readonly string[]) => conclusions.filter((kind) => kinds.includes(kind)).length
  const right = conclusions.filter(isRightConclusion).length
  const failures = conclusions.length - right - count('failed', 'waiting')
  const totals =
    `tests="${conclusions.length}" failures="${failures}" errors="${count('failed')}"` +
    ` skipped="${count('waiting')}"`
  const name = attribute('name', test.name)
  const properties = [
    ['model', model],
    ['language', run.language],
    ['threshold', String(run.confidence_threshold)],
    ['run', String(run.number)],
    ['product', product],
  ].map(
    ([key = '', value = '']) => `      <property ${attribute('name', key)} ${attribute('value', value)}/>`,
  )
  const cases = run.results.map((result, index) => {
    const head = `    <testcase ${attribute('classname', `${model}.${test.name}`)} ${attribute('name', result.audio_name)}`
    const conclusion = conclusions[index] ?? 'waiting'
    if (isRightConclusion(conclusion)) return `${head}/>`
    if (conclusion === 'waiting') return `${head}>\n      <skipped/>\n    </testcase>`
    const element = conclusion === 'failed' ? 'error' : 'failure'
    const message = result.failure
      ? t(`results.failures.${result.failure}`)
      : failureText(result, conclusion, t)
    return `${head}>\n      <${element} ${attribute('type', conclusion)} ${attribute('message', message)}/>\n    </testcase>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${totals}>`,
    `  <testsuite ${name} ${totals} ${attribute('timestamp', run.started_at)}>`,
    '    <properties>',
    ...properties,
    '    </properties>',
    ...cases,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n')
}

const attribute = (name: string, value: string) => `${name}="${escapeMarkup(value)}"`
