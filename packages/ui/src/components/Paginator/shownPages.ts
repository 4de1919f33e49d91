/**
 * The pages to draw as buttons: the first, the last, the current one and its neighbours. A gap of one page is filled
 * rather than hidden, and the number of places stays the same on every page, so that nothing moves under the pointer.
 *
 * @param page the current page, from 1 to `pageCount`.
 * @param pageCount number of pages, 1 or more.
 * @returns page numbers in ascending order, with `'gap'` where pages are left out; at most seven places.
 */
export function shownPages(page: number, pageCount: number): (number | 'gap')[] {
  if (pageCount <= 7) return pagesFrom(1, pageCount)
  if (page <= 4) return [...pagesFrom(1, 5), 'gap', pageCount]
  if (page >= pageCount - 3) return [1, 'gap', ...pagesFrom(pageCount - 4, pageCount)]
  return [1, 'gap', page - 1, page, page + 1, 'gap', pageCount]
}

function pagesFrom(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
