// The steps that CI adds to npm test: the packed packages, the budgets, and the pictures of all stories.
import { conclude, type Part, runPart, runParts } from './lib/part.ts'
import { findChromium } from './lib/requirements.ts'
import { partResults } from './lib/testReports.ts'

const chromium = findChromium()
const env = chromium ? { CHROMIUM_PATH: chromium } : {}
const missing = chromium ? undefined : 'Install Chromium, or name one in CHROMIUM_PATH.'

const parts: Part[] = [
  { name: 'packages build', command: ['pnpm', '--filter', './packages/*', 'run', 'build'] },
  { name: 'packages published', command: ['node', 'tools/lib/packagesPublished.ts'] },
  { name: 'packages consumed', command: ['node', 'tools/lib/packagesConsumed.ts'], env, missing },
  { name: 'change notes', command: ['changeset', 'status'], isQuiet: true },
  { name: 'release', command: ['node', 'tools/release.ts', '--dry-run'] },
  { name: 'bill of materials', command: ['node', 'tools/sbom.ts'] },
  { name: 'built words', command: ['node', 'tools/check-built-words.ts'] },
  { name: 'hearing', command: ['tsx', 'bench/hearingTenth.ts'] },
  { name: 'benches', command: ['node', 'bench/run.ts', '--compare'], env, missing },
  { name: 'pictures', command: ['node', 'tools/visual.ts'], env, missing },
]

const only = process.argv.slice(2)
const results = await runParts(parts.filter(({ name }) => only.length === 0 || only.includes(name)))
if (process.env.CHROMATIC_PROJECT_TOKEN) {
  results.push(await runPart({ name: 'chromatic', command: ['node', 'tools/chromatic.ts'] }))
} else {
  console.log('\n— chromatic: skipped, CHROMATIC_PROJECT_TOKEN is not set.')
}
process.exitCode = conclude(results, partResults.extras)
