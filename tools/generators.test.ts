import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { getStorySortParameter } from 'storybook/internal/csf-tools'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { importFault } from './lib/checkImport.ts'
import { specifiersOf } from './lib/imports.ts'
import { root } from './lib/root.ts'
import { titleFaults } from './lib/storyTitles.ts'

const run = promisify(execFile)

const copied = [
  'tools',
  'packages/api',
  'packages/ui',
  'services/server',
  'apps/studio/src/parts/workspace',
  'apps/studio/src/testing/either.ts',
  'tsconfig.base.json',
  'biome.json',
]
const linked = ['', 'packages/api/', 'packages/ui/', 'services/server/'].map(
  (folder) => `${folder}node_modules`,
)

let copy = ''

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'generators-'))
  const filter = (source: string) => !/\/(node_modules|dist)$/.test(source)
  await Promise.all(copied.map((path) => cp(join(root, path), join(copy, path), { recursive: true, filter })))
  await Promise.all(linked.map((path) => symlink(join(root, path), join(copy, path))))
})
afterAll(() => rm(copy, { recursive: true, force: true }))

const generate = (name: string, ...values: string[]) =>
  run(process.execPath, [join(copy, `tools/${name}.ts`), ...values], { cwd: copy })

const tool = (name: string, ...values: string[]) =>
  run(join(root, 'node_modules/.bin', name), values, { cwd: copy }).catch(({ stdout, stderr }) => {
    throw new Error(`${stdout}${stderr}`)
  })

// The links lead to the repository, where the call is not.
const entries = ['contract', 'catalogue', 'client', 'react', 'testing'].map(
  (entry) => [`@saywright/api/${entry}`, `./packages/api/src/${entry}/index.ts`] as const,
)

/** The command of CONTRIBUTING. */
const format = (files: readonly string[]) =>
  tool('biome', 'check', '--write', '--error-on-warnings', '--vcs-enabled=false', ...files)

/** Checks the types of some files within the copy. */
async function checkTypes(files: readonly string[]) {
  const project = {
    extends: './tsconfig.base.json',
    compilerOptions: {
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: ['vite/client', 'node'],
      paths: Object.fromEntries(entries.map(([entry, file]) => [entry, [file]])),
    },
    files,
  }
  await writeFile(join(copy, 'tsconfig.json'), JSON.stringify(project))
  await tool('tsc', '-p', 'tsconfig.json')
}

type Report = { testResults: { assertionResults: { title: string; status: string }[] }[] }

/** Runs tests of the server within the copy, and says how each ended. */
async function outcomesOf(files: readonly string[]): Promise<Record<string, string>> {
  const alias = Object.fromEntries(entries.map(([entry, file]) => [entry, join(copy, file)]))
  const config = { resolve: { alias }, test: { isolate: false, maxWorkers: 1 } }
  await writeFile(join(copy, 'vitest.config.mjs'), `export default ${JSON.stringify(config)}`)
  const vitest = join(root, 'node_modules/.bin/vitest')
  const report = join(copy, 'outcomes.json')
  // Where a test fails, so does the process.
  await run(vitest, ['run', '--reporter=json', `--outputFile=${report}`, ...files], { cwd: copy }).catch(
    () => {},
  )
  const { testResults } = JSON.parse(await readFile(report, 'utf8')) as Report
  const results = testResults.flatMap(({ assertionResults }) => assertionResults)
  return Object.fromEntries(results.map(({ title, status }) => [title, status]))
}

/** Imports of a file that its floor may not have. */
const importFaults = (path: string, source: string) =>
  specifiersOf(source).flatMap(({ text }) => importFault(path, text) ?? [])

/** Files that a generator reports as written, beside files that it changed. */
const written = (stdout: string) => stdout.split('\n').filter((line) => /^\S+\.(tsx?|mdx)$/.test(line))

it('a component, a screen, a workspace and calls are written whole: formatted, typed, and with what proves them', async () => {
  const printed = [
    await generate('new-component', 'Data', 'Gauge'),
    await generate('new-screen', 'console', 'projects', 'OldProjects'),
    await generate('new-screen', 'workspace', 'ParkingSpots'),
    await generate('new-call', 'project', 'archiveProject', 'POST', 'v3/projects/{id}/archive'),
    await generate('new-call', 'project', 'getArchive', 'GET', 'v3/projects/{id}/archive/{archiveId}'),
  ].flatMap(({ stdout }) => written(stdout))
  const files = [...new Set(printed)].filter((path) => !path.endsWith('.mdx'))
  await format(files)

  const read = (path: string) => readFile(join(copy, path), 'utf8')
  // A fault of the handler, which its test is to find.
  const handler = 'services/server/src/domains/project/getArchive.ts'
  await writeFile(join(copy, handler), (await read(handler)).replace('success: true', 'success: false'))
  const tests = files.filter((path) => /^services\/server\/.*\.test\.ts$/.test(path))
  const [outcomes] = await Promise.all([outcomesOf(tests), checkTypes(files)])
  expect(outcomes).toEqual({
    'archiveProject is not for someone who is not logged in': 'passed',
    'archiveProject responds to whom it is for': 'passed',
    'getArchive is not for someone who is not logged in': 'passed',
    'getArchive responds to whom it is for': 'failed',
  })
  expect(await read('packages/api/src/react/project.ts')).toMatch(/useGetArchive[\s\S]*useRead\(getArchive/)
  expect(await read('services/server/src/domains/project/routes.ts')).toContain('  archiveProjectRoute,\n')
  const gauge = 'packages/ui/src/components/Gauge/Gauge.stories.tsx'
  const { order } = getStorySortParameter(readFileSync(`${root}.storybook/preview.tsx`, 'utf8'))
  expect(titleFaults(gauge, await read(gauge), order)).toEqual([])
  const stories = await read('apps/console/src/features/projects/old-projects/OldProjectsScreen.stories.tsx')
  expect(stories.match(/export const \w+: Story/g)).toHaveLength(4)
  expect(stories.match(/play: async/g)).toHaveLength(4)
  const workspace = files.filter((path) => path.startsWith('apps/studio/src/features/parking-spots/'))
  const sources = await Promise.all(workspace.map(async (path) => [path, await read(path)] as const))
  expect(sources.flatMap(([path, source]) => importFaults(path, source))).toEqual([])
  const [[told = '', shown = ''] = []] = sources.filter(([path]) => path.endsWith('.stories.tsx'))
  expect(titleFaults(told, shown, order)).toEqual([])
  expect(shown.match(/export const (\w+): Story/g)).toHaveLength(5)
  expect(shown.match(/play: async/g)).toHaveLength(5)
}, 120_000)

it.each([
  ['voice', 'listVoices', 'GET', 'v1/voices', 'voice has no hooks: no browser reaches'],
  [
    'tasks',
    'archiveProject',
    'POST',
    'v3/projects/{id}/archive',
    'v3/projects/{id}/archive belongs to project',
  ],
])(
  'a call of %s is refused with the reason, and nothing is written',
  async (domain, name, method, path, reason) => {
    const refused = await generate('new-call', domain, name, method, path).catch((error) => error)
    expect(refused).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(reason) })
  },
)
