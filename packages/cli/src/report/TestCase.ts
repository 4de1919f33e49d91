/** The result of one test. */
export interface TestCase {
  readonly name: string
  /** `broken`: it could not be tested. */
  readonly status: 'passed' | 'failed' | 'broken'
  /** Why it did not pass. */
  readonly message?: string
  /** Line of its file, from 1. */
  readonly line?: number
}

/** Cases that belong together, such as those of one file. */
export interface TestSuite {
  readonly name: string
  /** Its file, if any. */
  readonly file?: string
  readonly cases: readonly TestCase[]
  readonly seconds: number
}

export function countOf(suites: readonly TestSuite[], status?: TestCase['status']): number {
  const cases = suites.flatMap((suite) => suite.cases)
  return status ? cases.filter((each) => each.status === status).length : cases.length
}
