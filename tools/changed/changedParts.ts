import { globSync, readFileSync, writeFileSync } from 'node:fs'
import type { Part } from '../lib/part.ts'
import { remark } from '../lib/remarks.ts'
import { root } from '../lib/root.ts'
import { changedReports, walkPlan } from '../lib/testReports.ts'
import { typedProjects } from '../lib/typedProjects.ts'
import { vitestCommand } from '../lib/vitestCommand.ts'
import { moduleGraph } from '../walks/moduleGraph.ts'
import { idsOf } from '../walks/storyHashes.ts'
import { changedFiles } from './changedFiles.ts'
import { planFor, testPatterns } from './planFor.ts'
import { kindOf } from './testsOf.ts'

type Given = {
  checks: readonly Part[]
  env: NodeJS.ProcessEnv
  /** Why nothing can be drawn here. */
  noChromium: string | undefined
}

/** Parts and checks of the whole that take longest; the complete npm test has them. */
const longParts = ['unused']
const longChecks = ['licences', 'commits']

const nodePart = 'unit and services'

/** The parts that `npm test -- --changed` runs, and its report: what has changed since a commit, and what is left out. */
export async function changedParts(since: string, { checks, env, noChromium }: Given) {
  const { changed, deleted } = changedFiles(root, since)
  const files = testPatterns.flatMap((pattern) => globSync(pattern, { cwd: root })).sort()
  const graph = await moduleGraph(root, files)
  const textOf = (path: string) => readFileSync(`${root}${path}`, 'utf8')
  const { own, screens, leftOut, untested } = planFor({ changed, graph, textOf })
  const paths = [...changed.map(({ path }) => path), ...deleted]

  remark(`${paths.length} files changed since ${since}: ${listed(paths)}`)
  remark(`tests of them: ${listed(own)}; screens: ${listed(screens)}`)
  remark(`left out, of what reaches them: ${listed(leftOut)}`)
  if (untested.length > 0) remark(`reached by no test or story: ${listed(untested)}`)
  remark(`left out: ${[...longParts, ...longChecks].join(', ')}, journeys, forced colours, pictures`)

  // Of screens the states alone; their walks belong to those who change them.
  const unwalked = screens.flatMap((file) => idsOf(root, graph, file))
  writeFileSync(walkPlan, JSON.stringify({ page: unwalked, 'forced-colors': [] }))
  const run = [...own, ...screens]
  const node = run.filter((path) => ['unit', 'services'].includes(kindOf(path) ?? ''))
  const browser = run.filter((path) => ['component', 'stories'].includes(kindOf(path) ?? ''))
  const tests: Part[] = [
    {
      name: nodePart,
      command: vitestCommand(['unit', 'services'], changedReports.node, '--maxWorkers=4', ...node),
      env,
      report: changedReports.node,
    },
    {
      name: 'components and stories',
      command: vitestCommand(['component', 'stories'], changedReports.browser, '--maxWorkers=2', ...browser),
      env: { ...env, STORY_WALKS: 'changed' },
      report: changedReports.browser,
      missing: noChromium,
    },
  ]
  return {
    checks: checks
      .filter(({ name }) => !longParts.includes(name))
      .flatMap((check) =>
        narrowed(
          check,
          changed.map(({ path }) => path),
          [...paths, ...run],
        ),
      ),
    tests: tests.filter(({ name }) => (name === nodePart ? node : browser).length > 0),
  }
}

/** Lint and types of the files alone that matter, and the rules that take a second each. */
function narrowed(check: Part, changed: readonly string[], used: readonly string[]): Part[] {
  if (check.name === 'lint') {
    const linted = changed.filter((path) => /\.(tsx?|mjs|jsonc?|css)$/.test(path))
    const command: Part['command'] = [...check.command.slice(0, -1), ...linted] as [string, ...string[]]
    return linted.length > 0 ? [{ ...check, command: [...command, '--no-errors-on-unmatched'] }] : []
  }
  if (check.name === 'checks')
    return [{ ...check, command: [...check.command, `--without=${longChecks.join(',')}`] }]
  if (check.name !== 'types') return [check]
  const projects = typedProjects.filter((project) => used.some((path) => path.startsWith(`${project}/`)))
  return projects.length > 0 ? [{ ...check, command: [...check.command, ...projects] }] : []
}

/** The first of some paths, and how many there are beside them. */
function listed(paths: readonly string[], most = 12): string {
  const rest = paths.length - most
  const shown = paths.slice(0, most).join(', ') || 'none'
  return rest > 0 ? `${shown} and ${rest} more` : shown
}
