import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Outcome, outcomeOf } from './lib/outcome.ts'

const rounds = 3

/** Takes the pictures of all stories three times and counts those that differ from the repository's: none may. */
export async function run(): Promise<Outcome> {
  const visual = fileURLToPath(new URL('../scripts/visual.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [visual, `--again=${rounds}`], {
    maxBuffer: 64 * 1024 * 1024,
  }).catch((error: { stdout: string }) => error)
  const results = [...stdout.matchAll(/^(\d+) passed, (\d+) failed, (\d+) skipped$/gm)]
  return outcomeOf(
    'pictures',
    results.map(([, passed, failed, skipped], index) => ({
      figure: `round ${index + 1}: pictures that differ`,
      value:
        skipped === '0'
          ? `${failed} of ${Number(passed) + Number(failed)}`
          : 'another Chromium, not compared',
      budget: '0',
      ok: failed === '0',
    })),
  )
}
