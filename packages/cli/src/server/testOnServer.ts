import type { Call } from '../Command.js'
import { CommandFailure } from '../CommandFailure.js'
import type { TestSuite } from '../report/TestCase.js'
import { wholeNumber } from '../wholeNumber.js'
import { chooseTests } from './chooseTests.js'
import { connect, serverFailure } from './connect.js'
import { progressLine } from './progressLine.js'
import { runUnitTests } from './runUnitTests.js'

interface TestInput {
  readonly server: string
  readonly project?: string | undefined
  readonly model?: readonly string[] | undefined
  readonly minutes?: string | undefined
}

const usualMinutes = 30
const maxMinutes = 24 * 60

/**
 * Runs the unit tests of a project, or of some of its models, on their server.
 *
 * @throws CommandFailure for incompatible options, and when the server refuses or fails.
 */
export async function testOnServer(
  { server, project, model = [], minutes }: TestInput,
  operands: readonly string[],
  { terminal, locale, say }: Pick<Call, 'terminal' | 'locale' | 'say'>,
): Promise<TestSuite[]> {
  const [file] = operands
  if (file !== undefined) throw new CommandFailure('notTogether', { one: '--server', other: file })
  const projectId = wholeNumber('project', project, { least: 1, most: Number.MAX_SAFE_INTEGER })
  if (projectId === undefined) throw new CommandFailure('server.noProject')
  const most = wholeNumber('minutes', minutes, { least: 1, most: maxMinutes }) ?? usualMinutes
  const client = connect(server, terminal, locale)
  try {
    const tests = await chooseTests(client, projectId, model)
    const progress = progressLine(tests.length, terminal, say)
    const deadline = AbortSignal.timeout(most * 60_000)
    return await runUnitTests(
      client,
      tests,
      { projectId, deadline, onProgress: progress.tell },
      { say, locale },
    ).finally(progress.clear)
  } catch (thrown) {
    throw thrown instanceof CommandFailure ? thrown : serverFailure(thrown, server)
  }
}
