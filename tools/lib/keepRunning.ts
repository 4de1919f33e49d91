import type { ChildProcess } from 'node:child_process'

type RestartPolicy = {
  /** A program that ends by itself so early could not start, and says itself why. */
  readonly startMilliseconds: number
  /** One that ran so long had no part in the failures before. */
  readonly stableMilliseconds: number
  /** Before it is started again; twice as long after each further failure. */
  readonly pauseMilliseconds: number
  /** The longest of these pauses. */
  readonly longestPauseMilliseconds: number
}

export const usualRestartPolicy: RestartPolicy = {
  startMilliseconds: 5000,
  stableMilliseconds: 60_000,
  pauseMilliseconds: 500,
  longestPauseMilliseconds: 60_000,
}

export type Kept = {
  /** The process that runs now, if one does. */
  readonly current: () => ChildProcess | undefined
  /** From now on it is not started again. */
  readonly letGo: () => void
}

/**
 * Runs a program and starts it again when it ends, after pauses that grow with failures in a row and have a longest: what was
 * in its way may be gone later.
 *
 * @param onUnable gets the status of one that could not start at all.
 */
export function keepRunning(
  name: string,
  start: () => ChildProcess,
  onUnable: (status: number) => void,
  pace: RestartPolicy,
): Kept {
  let current: ChildProcess | undefined
  let timer: NodeJS.Timeout | undefined
  let isLetGo = false
  let hasRun = false
  let failures = 0

  function run(): void {
    const began = performance.now()
    current = start()
    current.on('exit', (status, signal) => {
      current = undefined
      if (isLetGo) return
      const ran = performance.now() - began
      if (!hasRun && status !== null && ran < pace.startMilliseconds) return onUnable(status)
      hasRun = true
      failures = ran > pace.stableMilliseconds ? 1 : failures + 1
      const ended = `saywright: the ${name} service has ended (${signal ?? `status ${status}`})`
      const pause = Math.min(pace.longestPauseMilliseconds, pace.pauseMilliseconds * 2 ** (failures - 1))
      console.error(`${ended} and is started again in ${pause / 1000} s.`)
      timer = setTimeout(run, pause)
    })
  }

  run()
  return {
    current: () => current,
    letGo: () => {
      isLetGo = true
      clearTimeout(timer)
    },
  }
}
