import { describe, expect, it } from 'vitest'
import { root } from './root.ts'
import { failuresIn, retriedIn, skippedIn, tellingLines } from './testedReport.ts'

const file = (
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[],
  status = 'passed',
  message = '',
) => ({ testResults: [{ name: `${root}apps/lamp.test.ts`, message, status, assertionResults }] })

const test = (status: string, ...failureMessages: string[]) => ({
  fullName: 'the lamp is lit',
  status,
  failureMessages,
})

const journey = (status: string, ...messages: string[]) => {
  const results = messages.map((message) => ({ errors: [{ message }] }))
  const specs = [{ title: 'enters', tests: [{ status, results }] }]
  return {
    suites: [{ title: 'a.spec.ts', suites: [{ title: 'in fr', specs }] }],
  }
}

describe('of a report of vitest', () => {
  it('reports a failure with its message, without the stack', () => {
    const said =
      'Error: \n\u001B[34mClick to debug the error directly in Storybook: http://lamp\u001B[39m\n\nout\n    at lamp.ts:1\nmore'
    expect(failuresIn(file([test('failed', said, 'again'), test('passed')], 'failed'))).toEqual([
      { name: 'apps/lamp.test.ts › the lamp is lit', lines: ['Error:', 'out'] },
    ])
  })
  it('a file that could not be read has failed as a whole', () => {
    expect(failuresIn(file([], 'failed', 'No such module'))).toEqual([
      { name: 'apps/lamp.test.ts', lines: ['No such module'] },
    ])
  })
  it('reports what passed only after a failure', () => {
    const report = file([
      test('passed', 'Error: out\n    at lamp.ts:1'),
      test('passed'),
      test('failed', 'out'),
    ])
    expect(retriedIn(report)).toEqual(['apps/lamp.test.ts › the lamp is lit: Error: out'])
  })
})

describe('of a report of journeys', () => {
  it('reports a failure with the message of its first try', () => {
    const failure = { name: 'a.spec.ts › in fr › enters', lines: ['Error: dark', 'Received: lamp'] }
    expect(failuresIn(journey('unexpected', 'Error: dark\n\nReceived: lamp', 'other'))).toEqual([failure])
    expect(retriedIn(journey('unexpected', 'Error: dark'))).toEqual([])
  })
  it('reports what passed only after a failure', () => {
    expect(retriedIn(journey('flaky', 'Error: dark'))).toEqual(['a.spec.ts › in fr › enters: Error: dark'])
    expect(failuresIn(journey('flaky', 'Error: dark'))).toEqual([])
    expect(retriedIn(journey('expected'))).toEqual([])
  })
  it('reports what did not run with its reason', () => {
    const annotations = [{ type: 'skip', description: 'no apt' }]
    const specs = [{ title: 'enters', tests: [{ status: 'skipped', results: [], annotations }] }]
    expect(skippedIn({ suites: [{ title: 'a.spec.ts', specs }] })).toEqual(['a.spec.ts › enters: no apt'])
  })
})

it('of an output, what is empty or only a place in a file says nothing', () => {
  expect(tellingLines('lamp\n\n    at lamp.ts:1\n  dark \n')).toEqual(['lamp', '  dark'])
})
