import { add, none } from './counts.ts'
import { noTests, type Result } from './result.ts'

/** Share of all tests that may need a second try: more say that a fault comes and goes. */
const maxShare = 0.001

/** A part that fails when too many tests of the others passed only on another try. */
export function secondTries(results: readonly Result[]): Result {
  const { passed, failed } = results.map(({ counts }) => counts).reduce(add, none)
  const retried = results.flatMap((result) => result.retried).length
  const most = Math.floor((passed + failed) * maxShare)
  const isHeld = retried <= most
  const text = `${retried} tests passed only on another try, ${most} may`
  return {
    ...noTests,
    name: 'second tries',
    seconds: 0,
    tail: text,
    counts: { ...none, [isHeld ? 'passed' : 'failed']: 1 },
    failures: isHeld ? [] : [{ name: 'second tries', lines: [text] }],
  }
}
