import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderThemed } from '../../testing/renderThemed.js'
import { Columns } from './Columns.js'

async function tracks(width: number, count: React.ComponentProps<typeof Columns>['count']) {
  await page.viewport(width, 800)
  const screen = await renderThemed(
    <Columns as="ul" role="list" aria-label="Models" count={count}>
      <li>one</li>
      <li>two</li>
    </Columns>,
  )
  const list = screen.getByRole('list').element()
  return getComputedStyle(list).gridTemplateColumns.split(' ').map(Number.parseFloat)
}

it.each([
  [390, 1],
  [834, 2],
  [1366, 3],
  [1600, 3],
])('at %i px has %i columns', async (width, expected) => {
  expect(await tracks(width, { phone: 1, tablet: 2, laptop: 3 })).toHaveLength(expected)
})

it.each([
  [834, undefined],
  [1366, 280],
  [1600, 320],
])('at %i px the side column is %s wide', async (width, expected) => {
  expect((await tracks(width, 'aside'))[1]).toBe(expected)
})
