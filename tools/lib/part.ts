import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { add, countsOf, none } from './counts.ts'
import { type Run, run } from './processes.ts'
import { remarksIn, skipsIn } from './remarks.ts'
import { noTests, type Result } from './result.ts'
import { storiesIn } from './storyCost.ts'
import { summaryOf } from './summary.ts'
import { failuresIn, retriedIn, skippedIn, tellingLines } from './testedReport.ts'

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

/** Runs parts in their order, as many at once as is said. */
export async function runParts(parts: readonly Part[], maxConcurrent = 1): Promise<Result[]> {
  const results: Result[] = []
  const queue = [...parts.entries()]
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results[next[0]] = await runPart(next[1])
  }
  await Promise.all(Array.from({ length: maxConcurrent }, worker))
  return results
}

/** Runs one part of the tests and says how it went. */
export async function runPart({ name, command, env, report, missing, isQuiet }: Part): Promise<Result> {
  if (missing) {
    console.log(`\n— ${name}: ${missing}`)
    return {
      name,
      seconds: 0,
      tail: missing,
      ...noTests,
      ...(process.env.CI
        ? { counts: { ...none, failed: 1 }, failures: [{ name, lines: [missing] }] }
        : { counts: { ...none, skipped: 1 }, skipped: [`${name}: ${missing}`] }),
    }
  }
  console.log(`\n— ${name}`)
  if (report) rmSync(report, { force: true })
  const [program, ...args] = command
  const result = await run(program, args, { ...(env ? { env } : {}), show: !isQuiet })
  if (isQuiet) console.log(result.status === 0 ? `✓ ${name}` : `✗ ${name}\n${result.output}`)
  return {
    name,
    seconds: result.seconds,
    tail: lastLines(result.output, 60),
    ...testsOf(name, result, report),
  }
}

/** The tests of a command: by its report, or as one test. A command that fails silently has failed once. */
function testsOf(
  name: string,
  { status, output, errors }: Run,
  report: string | undefined,
): Omit<Result, 'name' | 'seconds' | 'tail'> {
  const written = report && existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
  const skipped = skipsIn(output)
  const ran = written ? countsOf(written) : status === 0 && !report ? { ...none, passed: 1 } : none
  const counts = add(ran, { ...none, skipped: skipped.length })
  const tests = {
    ...noTests,
    counts,
    remarks: remarksIn(output),
    skipped,
    // A check that is one test says in its output whether it holds.
    logs: report ? tellingLines(errors) : [],
    ...(written
      ? {
          failures: failuresIn(written),
          retried: retriedIn(written),
          skipped: [...skippedIn(written), ...skipped],
          stories: storiesIn(written),
        }
      : {}),
  }
  if (status === 0 || counts.failed > 0) return tests
  const own = tests.failures.length > 0 ? [] : [{ name, lines: tellingLines(output).slice(-14) }]
  return { ...tests, counts: add(counts, { ...none, failed: 1 }), failures: [...tests.failures, ...own] }
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
