// Everything that proves the product, in one command: npm test. Ends with "N passed, N failed, N skipped".
// With --changed what is nearest to what has changed since HEAD, with --changed=REF since another commit; names choose parts.
import { mkdirSync } from 'node:fs'
import { changedParts } from './changed/changedParts.ts'
import { conclude, type Part, runParts } from './lib/part.ts'
import { findChromium, findNginx, findPostgres } from './lib/requirements.ts'
import { root } from './lib/root.ts'
import { secondTries } from './lib/secondTries.ts'
import { browserReport, checkReport, journeyReport, nodeReport, partResults } from './lib/testReports.ts'
import { vitestCommand } from './lib/vitestCommand.ts'

mkdirSync(`${root}.cache`, { recursive: true })

const chromium = findChromium()
const postgres = findPostgres()
const nginx = findNginx()
const env = {
  // Storybook's plugin, which every run of vitest loads, still registers its loader in the old way.
  NODE_OPTIONS: [process.env.NODE_OPTIONS, '--disable-warning=DEP0205'].filter(Boolean).join(' '),
  ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
  ...(postgres ? { POSTGRES_BIN: postgres } : {}),
  ...(nginx ? { NGINX_PATH: nginx } : {}),
}
const noChromium = chromium ? undefined : 'Install Chromium, or name one in CHROMIUM_PATH.'
const noPostgres = postgres
  ? undefined
  : 'Install PostgreSQL 15 or later, so that the server is tested on it too.'

const plan = 'plan of walks'
const stories = 'components and stories'
const rules = 'checks'
const asked = process.argv.slice(2)
const commands = [
  'types',
  'lint',
  rules,
  'unused',
  'PostgreSQL',
  'unit and services',
  plan,
  stories,
  'journeys',
  'ledger',
]
/** An argument that is not a part is a rule that the checks know, or refuse. */
const askedRules = asked.filter((word) => !word.startsWith('--') && !commands.includes(word))

/** Each takes seconds and one processor, types apart. */
const checks: Part[] = [
  { name: 'types', command: ['node', 'tools/types.ts'] },
  { name: 'lint', command: ['biome', 'ci', '--diagnostic-level=error', '.'] },
  { name: rules, command: ['tsx', 'tools/check.ts', ...askedRules], report: checkReport },
  { name: 'unused', command: ['knip'] },
]

/** In the order of their worth: each keeps both processors busy by itself. */
const tests: Part[] = [
  ...(noPostgres ? [{ name: 'PostgreSQL', command: ['true'], missing: noPostgres } satisfies Part] : []),
  {
    name: 'unit and services',
    // The longest of them wait for queues, databases and processes: four workers keep two processors busy.
    command: vitestCommand(['unit', 'services'], nodeReport, '--maxWorkers=4'),
    env,
    report: nodeReport,
  },
  { name: plan, command: ['node', 'tools/plan-walks.ts'] },
  {
    name: stories,
    // A page waits for a third of its time, for frames and for what a test looks for.
    command: vitestCommand(['component', 'stories'], browserReport, '--maxWorkers=3'),
    env: { ...env, STORY_WALKS: 'changed' },
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
  { name: 'ledger', command: ['node', 'tools/ledger.ts', '--total'], missing: noChromium ?? noPostgres },
]

const changed = asked.map((word) => /^--changed(?:=(.+))?$/.exec(word)).find(Boolean)
const parts = changed
  ? await changedParts(changed[1] ?? 'HEAD', { checks, env, noChromium })
  : { checks, tests }

const names = [
  ...asked.filter((word) => !word.startsWith('--')),
  ...(asked.includes(stories) ? [plan] : []),
  ...(askedRules.length > 0 ? [rules] : []),
]
const chosen = (of: readonly Part[]) => of.filter(({ name }) => names.length === 0 || names.includes(name))

const quietly = (of: readonly Part[]) => of.map((part) => ({ ...part, isQuiet: true }))
const results = [
  ...(await runParts(quietly(chosen(parts.checks)), 2)),
  ...(await runParts(chosen(parts.tests))),
]
const isWhole = names.length === 0 && !changed
process.exitCode = conclude(isWhole ? [...results, secondTries(results)] : results, partResults.tests)
