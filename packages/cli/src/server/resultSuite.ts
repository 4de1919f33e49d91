import { refusalWords, refusedResult } from '@saywright/api/catalogue'
import { isRightConclusion, type UnitTestResult, type UnitTestRun } from '@saywright/api/contract'
import { writeMeaning } from '@saywright/grammar'
import type { Call } from '../Command.js'
import type { TestCase, TestSuite } from '../report/TestCase.js'

/** The language in which a run is reported. */
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

/** The fields of a recording that its case is made from. */
export type CaseResult = Pick<
  UnitTestResult,
  | 'audio_name'
  | 'expectation'
  | 'expected'
  | 'expected_meaning'
  | 'result'
  | 'confidence'
  | 'intent'
  | 'entities'
  | 'refusal'
  | 'failure'
  | 'conclusion'
>

/** The result of a recording, as a case. */
export function resultCase(result: CaseResult, threshold: number, spoken: Spoken): TestCase {
  const name = `${result.audio_name}: ${expectedText(result, spoken)}`
  const { conclusion } = result
  if (isRightConclusion(conclusion)) return { name, status: 'passed' }
  const isTested = conclusion !== 'failed' && conclusion !== 'waiting'
  return { name, status: isTested ? 'failed' : 'broken', message: messageOf(result, threshold, spoken) }
}

/** The sentence that has to be recognized, or that it has to be refused. */
function expectedText({ expectation, expected }: CaseResult, { say }: Spoken): string {
  if (expectation === 'sentence') return expected
  return expected ? say('test.refuse', { sentence: expected }) : say(`server.refuse.${expectation}`)
}

function messageOf(result: CaseResult, threshold: number, { say, locale }: Spoken): string {
  const { conclusion, confidence, failure, expected_meaning, intent, entities } = result
  const heard = { heard: result.result ?? '', confidence: confidence ?? 0 }
  switch (conclusion) {
    case 'wrong':
    case 'sentence_taken':
    case 'noise_taken':
      return say(`server.${conclusion}`, heard)
    case 'meaning_differs': {
      const nothing = say('test.noTags')
      const meant = writeMeaning({ intent, entities }) || nothing
      const expected = (expected_meaning && writeMeaning(expected_meaning)) || nothing
      return say('server.meaning_differs', { meant, expected })
    }
    case 'rejected': {
      const refused = refusedResult(result, threshold)
      return refused ? refusalWords(refused, locale).sentence : say('server.nothing')
    }
    default:
      return say(failure ? `server.${failure}` : 'server.waiting')
  }
}
