import type { Page } from '../../contract/kernel/paging.js'

/** A whole list as a list call answers it; `total` says when there is more. */
export const aPage = <Item>(
  data: Item[],
  total = data.length,
): { data: Item[]; total: number } & Page<Item> => ({
  data,
  total,
})
