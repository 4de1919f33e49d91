import { refusalWords, refusedResult } from '@saywright/api/catalogue'
import type { UnitTestResult, UnitTestRun } from '@saywright/api/contract'
import type { Call } from '../Command.js'
import type { TestCase, TestSuite } from '../report/TestCase.js'

/** The language in which a run is told. */
export type Spoken = Pick<Call, 'say' | 'locale'>

/** A finished run of a unit test: a suite in which every recording is a case. */
export function resultSuite(name: string, run: UnitTestRun, spoken: Spoken): TestSuite {
  const { say } = spoken
  const { started_at, ended_at, status } = run
  const cases = run.results.map((result) => resultCase(result, run.confidence_threshold, spoken))
  const isWhole = status === 'completed'
  const stopped: TestCase = {
    name,
    status: 'broken',
    message: say(`server.run.${isWhole ? 'failed' : status}`),
  }
  return {
    name,
    cases: isWhole ? cases : [...cases, stopped],
    seconds: ended_at ? (Date.parse(ended_at) - Date.parse(started_at)) / 1000 : 0,
  }
}

function resultCase(result: UnitTestResult, threshold: number, { say, locale }: Spoken): TestCase {
  const { audio_name, expected, conclusion, confidence, failure } = result
  const name = `${audio_name}: ${expected}`
  const heard = result.result ?? ''
  switch (conclusion) {
    case 'passed':
      return { name, status: 'passed' }
    case 'wrong':
      return {
        name,
        status: 'failed',
        message: say('server.wrong', { heard, confidence: confidence ?? 0 }),
      }
    case 'rejected': {
      const refused = refusedResult(result, threshold)
      const message = refused ? refusalWords(refused, locale).sentence : say('server.nothing')
      return { name, status: 'failed', message }
    }
    default:
      return { name, status: 'broken', message: say(failure ? `server.${failure}` : 'server.waiting') }
  }
}
