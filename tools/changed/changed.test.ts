import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type Files, plantedIn } from '../walks/testing/plantedIn.ts'
import { changedFiles, linesOf } from './changedFiles.ts'
import { changedNames } from './changedNames.ts'
import { planFor } from './planFor.ts'

const calls = `import { endpoint } from './endpoint.js'
export const listLamps = endpoint({
  path: 'lamps',
})
const shared = 1
export const saveLamp = endpoint({
  path: 'lamps/{id}',
})
`

it('finds what was committed since, what is edited, what is new and what is gone', () => {
  const files = {
    'a.ts': 'one\ntwo\nthree\n',
    'b.ts': 'one\n',
    'c.ts': 'one\n',
    '.gitignore': 'ignored.ts\n',
  }
  const folder = plantedIn(files)
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
  const commit = () => {
    git('add', '--all')
    git('-c', 'user.name=T', '-c', 'user.email=t@example.com', 'commit', '--quiet', '--message', 'test: all')
  }
  git('init', '--quiet')
  commit()
  const first = git('rev-parse', 'HEAD')
  writeFileSync(`${folder}b.ts`, 'one\ntwo\n')
  commit()
  writeFileSync(`${folder}a.ts`, 'one\n2\nthree\n')
  writeFileSync(`${folder}new.ts`, 'one\n')
  writeFileSync(`${folder}ignored.ts`, 'one\n')
  rmSync(`${folder}c.ts`)
  const edited = { path: 'a.ts', lines: [2] }
  const added = { path: 'new.ts', lines: 'all' }
  expect(changedFiles(folder, 'HEAD')).toEqual({ changed: [edited, added], deleted: ['c.ts'] })
  const committed = { path: 'b.ts', lines: [2] }
  expect(changedFiles(folder, first).changed).toEqual([edited, committed, added])
})

it('counts the lines around those that are only gone', () => {
  expect(linesOf('+++ b/a.ts\n@@ -3,2 +2,0 @@\n')).toEqual([{ path: 'a.ts', lines: [2, 3] }])
})

it.each([
  ['a line of an export', [3], ['listLamps']],
  ['lines of two exports', [3, 7], ['listLamps', 'saveLamp']],
  ['an import', [1], ['listLamps', 'saveLamp']],
  ['a helper', [5], ['listLamps', 'saveLamp']],
  ['a new file', 'all' as const, ['listLamps', 'saveLamp']],
])('%s changes the exports that it may change', (_, lines, names) => {
  expect(changedNames(calls, lines)).toEqual(names)
})

const ui = 'packages/ui/src/Lamp'
const lamps = 'apps/console/src/lamps'
const server = 'services/server/src/domains/lamps'
const files: Files = {
  [`${ui}/Lamp.tsx`]: 'export function Lamp() {}',
  [`${ui}/Lamp.stories.tsx`]: '',
  [`${ui}/Lamp.test.tsx`]: '',
  [`${ui}/Other.stories.tsx`]: 'Lamp',
  [`${lamps}/LampsScreen.tsx`]: 'export function LampsScreen() {}',
  [`${lamps}/LampsScreen.stories.tsx`]: '',
  [`${lamps}/LampsRoute.test.tsx`]: 'LampsScreen',
  'apps/console/src/houses/HousesScreen.stories.tsx': 'Lamp Lamp',
  [`${server}/saveLamp.ts`]: 'export const saveLampRoute = 1',
  [`${server}/lamps.test.ts`]: 'saveLamp saveLamp',
  'services/server/tests/all.test.ts': '',
  'packages/api/src/contract/lamps/calls.ts': calls,
}
const imports: Readonly<Record<string, readonly string[]>> = {
  [`${ui}/Lamp.tsx`]: [],
  [`${ui}/Lamp.stories.tsx`]: [`${ui}/Lamp.tsx`],
  [`${ui}/Lamp.test.tsx`]: [`${ui}/Lamp.tsx`],
  [`${ui}/Other.stories.tsx`]: [`${ui}/Lamp.tsx`],
  [`${lamps}/LampsScreen.tsx`]: [`${ui}/Lamp.tsx`, 'react'],
  [`${lamps}/LampsScreen.stories.tsx`]: [`${lamps}/LampsScreen.tsx`],
  [`${lamps}/LampsRoute.test.tsx`]: [`${lamps}/LampsScreen.tsx`],
  houses: [`${ui}/Lamp.tsx`],
  more: ['houses'],
  'apps/console/src/houses/HousesScreen.stories.tsx': ['more'],
  'packages/api/src/contract/lamps/calls.ts': [],
  [`${server}/saveLamp.ts`]: ['packages/api/src/contract/lamps/calls.ts'],
  server: [`${server}/saveLamp.ts`],
  [`${server}/lamps.test.ts`]: ['server'],
  'services/server/tests/all.test.ts': ['server'],
}
const graph = new Map(
  Object.entries(imports).map(([path, of]) => [path, { imports: new Map(of.map((name) => [name, name])) }]),
)
const plan = (path: string, lines: readonly number[] = [1]) =>
  planFor({ changed: [{ path, lines }], graph, textOf: (of) => files[of] ?? '' })

it('chooses for a component its own stories and tests, and the nearest screen', () => {
  expect(plan(`${ui}/Lamp.tsx`)).toEqual({
    own: [`${ui}/Lamp.stories.tsx`, `${ui}/Lamp.test.tsx`],
    screens: [`${lamps}/LampsScreen.stories.tsx`],
    leftOut: [
      'apps/console/src/houses/HousesScreen.stories.tsx',
      `${lamps}/LampsRoute.test.tsx`,
      `${ui}/Other.stories.tsx`,
    ],
    untested: [],
  })
})

it('chooses for a screen its stories and the test of its route', () => {
  const { own, screens } = plan(`${lamps}/LampsScreen.tsx`)
  expect(own).toEqual([`${lamps}/LampsRoute.test.tsx`, `${lamps}/LampsScreen.stories.tsx`])
  expect(screens).toEqual([])
})

it.each([
  ['its handler', `${server}/saveLamp.ts`, [1]],
  ['its value in the contract', 'packages/api/src/contract/lamps/calls.ts', [7]],
])('chooses for a call the tests that name it, by %s', (_, path, lines) => {
  const { own, leftOut } = plan(path, lines)
  expect(own).toEqual([`${server}/lamps.test.ts`])
  expect(leftOut).toEqual(['services/server/tests/all.test.ts'])
})

it('chooses the nearest test where none names what has changed', () => {
  expect(plan('server').own).toEqual([`${server}/lamps.test.ts`, 'services/server/tests/all.test.ts'])
  expect(plan('packages/api/src/contract/lamps/calls.ts', [3]).own).toEqual([`${server}/lamps.test.ts`])
})

it('chooses a changed test itself, and says what no test reaches', () => {
  expect(plan(`${ui}/Other.stories.tsx`).own).toEqual([`${ui}/Other.stories.tsx`])
  expect(plan('README.md').untested).toEqual(['README.md'])
})
