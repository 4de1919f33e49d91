import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { add, type Counts, countsOf, none } from './counts.ts'
import { type Run, run } from './processes.ts'
import { summaryOf } from './summary.ts'
import { type Failure, failuresIn, retriedIn, tellingLines } from './testedReport.ts'

export type Part = {
  name: string
  command: readonly [string, ...string[]]
  env?: NodeJS.ProcessEnv
  /** A report of single tests that the command writes; without one the part counts as one test. */
  report?: string
  /** Why it cannot run here. */
  missing?: string | undefined
  /** Its output is shown only when it fails. */
  isQuiet?: boolean
}

export type Result = {
  name: string
  seconds: number
  counts: Counts
  tail: string
  failures: Failure[]
  /** Tests that passed only on another try. */
  retried: string[]
}

/** Runs one part of the tests and says how it went. */
export async function runPart({ name, command, env, report, missing, isQuiet }: Part): Promise<Result> {
  if (missing) {
    console.log(`\n— ${name}: ${missing}`)
    return {
      name,
      seconds: 0,
      tail: missing,
      counts: process.env.CI ? { ...none, failed: 1 } : { ...none, skipped: 1 },
      failures: process.env.CI ? [{ name, lines: [missing] }] : [],
      retried: [],
    }
  }
  console.log(`\n— ${name}`)
  if (report) rmSync(report, { force: true })
  const [program, ...args] = command
  const result = await run(program, args, { ...(env ? { env } : {}), show: !isQuiet })
  if (isQuiet) console.log(result.status === 0 ? `✓ ${name}` : result.output)
  return {
    name,
    seconds: result.seconds,
    tail: lastLines(result.output, 60),
    ...testsOf(name, result, report),
  }
}

/** What a command has tested: by its report, or as one test. A command that fails in silence has failed once. */
function testsOf(
  name: string,
  { status, output }: Run,
  report: string | undefined,
): Pick<Result, 'counts' | 'failures' | 'retried'> {
  const told = report && existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
  const counts = told ? countsOf(told) : status === 0 && !report ? { ...none, passed: 1 } : none
  const failures = told ? failuresIn(told) : []
  const retried = told ? retriedIn(told) : []
  if (status === 0 || counts.failed > 0) return { counts, failures, retried }
  const own = failures.length > 0 ? [] : [{ name, lines: tellingLines(output).slice(-14) }]
  return { counts: add(counts, { ...none, failed: 1 }), failures: [...failures, ...own], retried }
}

function lastLines(output: string, most: number): string {
  return output.trimEnd().split('\n').slice(-most).join('\n')
}

/**
 * Prints the ends of the failed parts and a summary of all, and keeps the results for a summary of several commands. Returns the
 * exit status.
 */
export function conclude(results: readonly Result[], path: string): number {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify(results))
  const failed = results.filter(({ counts }) => counts.failed > 0)
  for (const { name, tail } of failed) console.log(`\n✗ ${name}\n${tail}`)
  console.log(summaryOf(results).join('\n'))
  return failed.length > 0 ? 1 : 0
}
