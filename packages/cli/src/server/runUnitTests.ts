import type { Client } from '@saywright/api/client'
import { limits, toApiError } from '@saywright/api/contract'
import { CommandFailure } from '../CommandFailure.js'
import type { TestSuite } from '../report/TestCase.js'
import type { ChosenTest } from './chooseTests.js'
import { resultSuite, type Spoken } from './resultSuite.js'
import { type RunOptions, runOnServer } from './runOnServer.js'

/**
 * Runs unit tests of a project, as many at once as a project may. A refusal of the server for one of them, such as a grammar
 * with errors, is the result of that test; without the server there are no results.
 *
 * @returns the suites in the order of the tests.
 */
export async function runUnitTests(
  client: Client,
  tests: readonly ChosenTest[],
  options: RunOptions,
  spoken: Spoken,
): Promise<TestSuite[]> {
  const suites: TestSuite[] = []
  const waiting = [...tests.entries()]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, test] = next
      suites[index] = await suiteOf(client, test, options, spoken)
    }
  }
  await Promise.all(Array.from({ length: limits.runsAtOncePerProject }, work))
  return suites
}

async function suiteOf(
  client: Client,
  test: ChosenTest,
  options: RunOptions,
  spoken: Spoken,
): Promise<TestSuite> {
  try {
    return resultSuite(test.name, await runOnServer(client, test, options), spoken)
  } catch (thrown) {
    if (thrown instanceof CommandFailure) throw thrown
    const { status, code, serverMessage } = toApiError(thrown)
    if (status !== 422 || code === 'scope_missing' || !serverMessage) throw thrown
    return {
      name: test.name,
      cases: [{ name: test.name, status: 'broken', message: serverMessage }],
      seconds: 0,
    }
  }
}
