import { expect, it } from 'vitest'
import { judge } from './judge.ts'

const foundBy = 'apps/console/src/lamps/LampsScreen.stories.tsx'
const found = `${foundBy} › Remove Dialog`
const other = 'apps/console/src/houses/HousesScreen.stories.tsx › Ready'
const judged = (names: readonly string[], more: { output?: string; processorSeconds?: number } = {}) =>
  judge(
    { kind: 'screen', foundBy },
    {
      results: [{ failures: names.map((name) => ({ name, lines: [] })) }],
      output: 'ℹ left out, of what reaches them: nothing\n',
      processorSeconds: 60,
      ...more,
    },
  )

it('accepts a fault that is found by the file that is to find it', () => {
  expect(judged([found])).toEqual([])
})

it.each([
  ['nothing failed', judged([])],
  ['something else failed too', judged([found, other])],
  ['it is silent of what it leaves out', judged([found], { output: 'all is well' })],
  ['it costs too much', judged([found], { processorSeconds: 181 })],
])('refuses it where %s', (_, complaints) => expect(complaints).toHaveLength(1))

it('takes no run for an answer in which a file could not begin', () => {
  expect(judged([foundBy])).toEqual([`The fault in a screen was not found by ${foundBy}.`])
})

it('reports a browser that did not start, instead of a fault that was not found', () => {
  const output = 'Error: Failed to connect to the browser session "1" [stories] within the timeout.\n'
  expect(judged(['components and stories'], { output })).toEqual([
    'No browser started within its time: run it again on a quieter machine.',
  ])
})

it('lets what is built from a component fail with it', () => {
  const answered = { results: [{ failures: [found, other].map((name) => ({ name, lines: [] })) }] }
  const output = 'ℹ left out, of what reaches them: nothing\n'
  expect(judge({ kind: 'component', foundBy }, { ...answered, output, processorSeconds: 1 })).toEqual([])
})
