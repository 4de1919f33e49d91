// Everything that proves the product, in one command: npm test. Ends with "N passed, N failed, N skipped".
import { mkdirSync } from 'node:fs'
import { conclude, type Part, type Result, runPart } from './lib/part.ts'
import { findChromium, findNginx, findPostgres } from './lib/requirements.ts'
import { root } from './lib/root.ts'
import { browserReport, journeyReport, nodeReport, partResults } from './lib/testReports.ts'

mkdirSync(`${root}.cache`, { recursive: true })

const chromium = findChromium()
const postgres = findPostgres()
const nginx = findNginx()
const env = {
  ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
  ...(postgres ? { POSTGRES_BIN: postgres } : {}),
  ...(nginx ? { NGINX_PATH: nginx } : {}),
}
const noChromium = chromium ? undefined : 'Install Chromium, or name one in CHROMIUM_PATH.'
const noPostgres = postgres
  ? undefined
  : 'Install PostgreSQL 15 or later, so that the server is tested on it too.'

const vitest = (projects: readonly string[], report: string, ...more: string[]): Part['command'] => [
  'vitest',
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  ...more,
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${report}`,
]

const parts: Part[] = [
  { name: 'lint', command: ['biome', 'ci', '--diagnostic-level=error', '.'] },
  { name: 'imports', command: ['node', 'scripts/check-imports.ts'] },
  { name: 'stories of screens', command: ['node', 'scripts/check-screen-stories.ts'] },
  { name: 'plays of stories', command: ['node', 'scripts/check-plays.ts'] },
  { name: 'domains', command: ['node', 'scripts/check-domains.ts'] },
  { name: 'limits', command: ['node', 'scripts/check-limits.ts'] },
  { name: 'paths', command: ['tsx', 'scripts/check-paths.ts'] },
  { name: 'product words', command: ['node', 'scripts/check-product-words.ts'] },
  { name: 'spacings', command: ['node', 'scripts/check-spacings.ts'] },
  { name: 'directions', command: ['node', 'scripts/check-directions.ts'] },
  { name: 'messages', command: ['tsx', 'scripts/check-messages.ts'] },
  { name: 'unused', command: ['knip'] },
  { name: 'commits', command: ['node', 'scripts/check-commits.ts'] },
  { name: 'licences', command: ['node', 'scripts/check-licences.ts'] },
  { name: 'settings', command: ['node', 'scripts/settings.ts', '--check'] },
  { name: 'props', command: ['node', 'scripts/props.ts', '--check'] },
  { name: 'exports', command: ['node', 'scripts/api-docs.ts', '--check'] },
  { name: 'types', command: ['node', 'scripts/types.ts'] },
  ...(noPostgres ? [{ name: 'PostgreSQL', command: ['true'], missing: noPostgres } satisfies Part] : []),
  {
    name: 'unit and services',
    // The longest of them wait for queues, databases and processes: four workers keep two processors busy.
    command: vitest(['unit', 'services'], nodeReport, '--maxWorkers=4'),
    env,
    report: nodeReport,
  },
  {
    name: 'components and stories',
    // A page waits for a third of its time, for frames and for what a test looks for.
    command: vitest(['component', 'stories'], browserReport, '--maxWorkers=3'),
    env,
    report: browserReport,
    missing: noChromium,
  },
  {
    name: 'journeys',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: journeyReport },
    report: journeyReport,
    missing: noChromium,
  },
  { name: 'ledger', command: ['node', 'scripts/ledger.ts', '--total'], missing: noChromium ?? noPostgres },
]

const only = process.argv.slice(2)
const results: Result[] = []
for (const part of parts) {
  if (only.length === 0 || only.includes(part.name)) results.push(await runPart(part))
}
process.exitCode = conclude(results, partResults.tests)
