import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Outcome, outcomeOf } from './lib/outcome.ts'

const rounds = 3

/** Draws all stories three times and counts the pictures that differ from the approved ones: none may. */
export async function run(): Promise<Outcome> {
  const visual = fileURLToPath(new URL('../tools/visual.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [visual, `--again=${rounds}`], {
    maxBuffer: 64 * 1024 * 1024,
  }).catch((error: { stdout: string }) => error)
  const results = [...stdout.matchAll(/^(\d+) passed, (\d+) failed, 0 skipped$/gm)]
  return outcomeOf(
    'pictures',
    results.map(([, passed, failed], index) => ({
      figure: `round ${index + 1}: pictures that differ`,
      value: `${failed} of ${Number(passed) + Number(failed)}`,
      budget: '0',
      ok: failed === '0',
    })),
  )
}
