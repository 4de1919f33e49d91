import { expect, it } from 'vitest'
import { shownPages } from './shownPages.js'

it.each([
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 8, [1, 2, 3, 4, 5, 'gap', 8]],
  [4, 22, [1, 2, 3, 4, 5, 'gap', 22]],
  [5, 22, [1, 'gap', 4, 5, 6, 'gap', 22]],
  [18, 22, [1, 'gap', 17, 18, 19, 'gap', 22]],
  [19, 22, [1, 'gap', 18, 19, 20, 21, 22]],
  [22, 22, [1, 'gap', 18, 19, 20, 21, 22]],
])('page %i of %i shows %j', (page, count, pages) => {
  expect(shownPages(page, count)).toEqual(pages)
})

it('leaves out no page next to the current one and never a single page', () => {
  for (let page = 1; page <= 40; page++) {
    const pages = shownPages(page, 40)
    expect(pages).toContain(page)
    for (const [index, shown] of pages.entries()) {
      if (shown !== 'gap') continue
      const [before, after] = [pages[index - 1] as number, pages[index + 1] as number]
      expect(after - before).toBeGreaterThan(2)
    }
  }
})
