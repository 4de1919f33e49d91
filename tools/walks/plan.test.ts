import { expect, it } from 'vitest'
import { passedWalks } from './passedWalks.ts'
import { linesAfter, planOf, planText } from './plan.ts'

const ids = Array.from({ length: 200 }, (_, index) => `ui-lamp--state-${index}`)
const hashes = new Map(ids.map((id) => [id, { page: 'aa' }]))
const lines = linesAfter(new Map(), hashes, 'page', ids)
const commits = Array.from({ length: 10 }, (_, digit) => `0000000${digit}${'c'.repeat(32)}`)
const plan = (more: object = {}) =>
  planOf({ walk: 'page', hashes, lines, commit: commits[0]!, isTenthDue: true, ...more })

it('walks what has no line, or that of something else', () => {
  const stale = new Map([...lines].map(([name, hash], index) => [name, index < 3 ? 'bb' : hash]))
  stale.delete('ui-lamp--state-7 page')
  expect(plan({ lines: stale }).changed).toEqual([...ids.slice(0, 3), ids[7]])
})

it('counts no story that the walk cannot draw', () => {
  const others = new Map<string, { page?: string }>([...hashes, ['shell-menu--open', {}]])
  expect(plan({ hashes: others })).toEqual(plan())
})

it('walks about a tenth of the rest, the same for the same commit', () => {
  const { changed, tenth, leftOut } = plan()
  expect([changed.length, tenth.length + leftOut.length]).toEqual([0, 200])
  expect(tenth.length).toBeGreaterThan(8)
  expect(tenth.length).toBeLessThan(35)
  expect(plan().tenth).toEqual(tenth)
})

it('walks every story once over ten commits of different tenths', () => {
  const walked = commits.flatMap((commit) => plan({ commit }).tenth)
  expect(walked.toSorted()).toEqual(ids.toSorted())
})

it('has a tenth without a repository', () => {
  expect(plan({ commit: '' })).toEqual(plan())
})

it('leaves the tenth out when time is short, and reports it', () => {
  const late = plan({ isTenthDue: false })
  expect(late.tenth).toEqual([])
  expect(planText('page', late, false)).toBe(
    'page: 0 stories changed, 0 of the tenth, for an hour is over, 200 left out',
  )
})

it('keeps a line for a story that passed, and for one that still exists', () => {
  const before = new Map([
    ['ui-lamp--state-1 page', 'bb'],
    ['ui-gone--on page', 'bb'],
  ])
  expect([...linesAfter(before, hashes, 'page', ['ui-lamp--state-0', 'ui-unknown--on'])]).toEqual([
    ['ui-lamp--state-1 page', 'bb'],
    ['ui-lamp--state-0 page', 'aa'],
  ])
})

it('takes from a report the stories that passed, by walk', () => {
  const test = (storyId: string, status = 'passed') => ({ status, meta: { storyId } })
  const report = {
    testResults: [
      { name: '/a/Lamp.stories.tsx', assertionResults: [test('lamp--on'), test('lamp--off', 'failed')] },
      {
        name: '/a/.storybook/forcedColors/forcedColors.test.tsx',
        assertionResults: [test('door--open'), { status: 'passed', meta: {} }],
      },
    ],
  }
  expect(passedWalks(report, 'page')).toEqual(['lamp--on'])
  expect(passedWalks(report, 'forced-colors')).toEqual(['door--open'])
})
