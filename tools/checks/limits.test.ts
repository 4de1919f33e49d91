import { expect, it } from 'vitest'
import { limitFaults, limitNames, selfComparedLimits } from './limits.ts'

const names = limitNames('export const nameMaxCharacters = 100\nexport const codeTries = 5\n')
const reader = { path: 'apps/a.tsx', text: 'const { codeTries } = context.limits\nlimits.nameMaxCharacters' }

it('finds nothing where product code reads every limit', () => {
  expect(limitFaults(names, [reader])).toEqual([])
})

it.each([
  ['a test', { path: 'apps/a.test.ts', text: 'limits.codeTries' }],
  ['a story', { path: 'apps/a.stories.tsx', text: 'limits.codeTries' }],
  ['a constant of the same name', { path: 'apps/b.ts', text: 'const codeTries = 5' }],
  ['the beginning of a longer name', { path: 'apps/b.ts', text: 'limits.codeTriesOfAll' }],
])('finds a limit that is read by %s alone', (_, source) => {
  const half = { ...reader, text: 'limits.nameMaxCharacters' }
  expect(limitFaults(names, [half, source])).toEqual([expect.stringContaining('limits.codeTries')])
})

it('finds an assertion that a limit is what it is', () => {
  const text = 'tries(limits.codeTries)\nexpect(tries).toBe(limits.codeTries + 1)\nexpect(tries).toBe(6)'
  expect(selfComparedLimits([{ path: 'a.test.ts', text }])).toEqual([expect.stringContaining('a.test.ts:2')])
})
