import { existsSync, readFileSync, rmSync } from 'node:fs'
import { add, type Counts, countsOf, none } from './counts.ts'
import { type Run, run } from './processes.ts'

export type Part = {
  name: string
  command: readonly [string, ...string[]]
  env?: NodeJS.ProcessEnv
  /** A report of single tests that the command writes; without one the part counts as one test. */
  report?: string
  /** Why it cannot run here. */
  missing?: string | undefined
}

export type Result = { name: string; seconds: number; counts: Counts; tail: string }

/** Runs one part of the tests and says how it went. */
export async function runPart({ name, command, env, report, missing }: Part): Promise<Result> {
  if (missing) {
    console.log(`\n— ${name}: ${missing}`)
    return {
      name,
      seconds: 0,
      tail: missing,
      counts: process.env.CI ? { ...none, failed: 1 } : { ...none, skipped: 1 },
    }
  }
  console.log(`\n— ${name}`)
  if (report) rmSync(report, { force: true })
  const [program, ...args] = command
  const result = await run(program, args, env ? { env } : {})
  return { name, seconds: result.seconds, tail: tailOf(result.output), counts: countsAfter(result, report) }
}

function countsAfter({ status }: Run, report: string | undefined): Counts {
  const counts = report && existsSync(report) ? countsOf(JSON.parse(readFileSync(report, 'utf8'))) : none
  const isSilentFailure = status !== 0 && counts.failed === 0
  if (report) return isSilentFailure ? add(counts, { ...none, failed: 1 }) : counts
  return status === 0 ? { ...none, passed: 1 } : { ...none, failed: 1 }
}

function tailOf(output: string): string {
  return output.trimEnd().split('\n').slice(-60).join('\n')
}

/** Prints how long each part took, the ends of the failed ones last, and the closing line. Returns the exit status. */
export function conclude(results: readonly Result[]): number {
  const total = results.map(({ counts }) => counts).reduce(add, none)
  for (const { name, tail } of results.filter(({ counts }) => counts.failed > 0)) {
    console.log(`\n✗ ${name}\n${tail}`)
  }
  console.log('')
  for (const { name, seconds, counts } of results) {
    const mark = counts.failed > 0 ? '✗' : counts.passed > 0 ? '✓' : '—'
    console.log(
      `${mark} ${name.padEnd(28)} ${seconds.toFixed(1).padStart(7)} s  ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`,
    )
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
  return total.failed > 0 ? 1 : 0
}
