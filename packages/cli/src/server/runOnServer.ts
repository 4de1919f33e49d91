import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from '@saywright/api/client'
import {
  ApiError,
  getUnitTestRun,
  limits,
  listUnitTestRuns,
  startUnitTestRun,
  type UnitTestRun,
  type UnitTestRunSummary,
} from '@saywright/api/contract'
import { CommandFailure } from '../CommandFailure.js'
import { exitCode } from '../exitCode.js'
import type { ChosenTest } from './chooseTests.js'

/** Progress of a run: tested recordings, and all of them. */
export type Progress = Pick<UnitTestRunSummary, 'tested' | 'files'>

export interface RunOptions {
  readonly projectId: number
  /** Aborts when the runs have taken too long. */
  readonly deadline: AbortSignal
  readonly onProgress: (test: ChosenTest, progress: Progress) => void
}

const longestPauseMilliseconds = 3000

/**
 * Runs a unit test on its server and waits for its end. While the test or others of its project run, it waits its turn.
 *
 * @throws ApiError as the calls do; CommandFailure when it takes too long.
 */
export async function runOnServer(
  client: Client,
  test: ChosenTest,
  options: RunOptions,
): Promise<UnitTestRun> {
  const params = { id: options.projectId, testId: test.id }
  try {
    const { id } = await startInTurn(client, params, options.deadline)
    for (let milliseconds = 250; ; milliseconds = Math.min(milliseconds * 1.5, longestPauseMilliseconds)) {
      await pause(milliseconds, undefined, { signal: options.deadline })
      const run = await findRun(client, params, id)
      options.onProgress(test, run)
      if (run.ended_at) return await client.send(getUnitTestRun, { params: { ...params, runId: id } })
    }
  } catch (thrown) {
    if (!options.deadline.aborted) throw thrown
    throw new CommandFailure('server.late', { name: test.name }, exitCode.refused)
  }
}

async function startInTurn(client: Client, params: { id: number; testId: number }, signal: AbortSignal) {
  for (;;) {
    try {
      return await client.send(startUnitTestRun, { params, signal })
    } catch (thrown) {
      if (!isAnotherRunning(thrown)) throw thrown
      await pause(longestPauseMilliseconds, undefined, { signal })
    }
  }
}

/** The test itself runs already, or as many of its project as may. */
const isAnotherRunning = (thrown: unknown) =>
  thrown instanceof ApiError && (thrown.code === 'not_possible' || thrown.kind === 'tooMany')

/** The list gives the progress of a run; the run itself has all of its results. */
async function findRun(client: Client, params: { id: number; testId: number }, runId: number) {
  const query = { pageIndex: 0, pageSize: limits.runsKeptPerUnitTest }
  const { data } = await client.send(listUnitTestRuns, { params, query })
  const run = data.find(({ id }) => id === runId)
  if (!run) throw new CommandFailure('server.runGone', {}, exitCode.refused)
  return run
}
