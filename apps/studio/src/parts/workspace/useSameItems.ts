import { useState } from 'react'

/** A list whose items are the same is the same list: one that is put together in each render changes nothing. */
export function useSameItems<Item>(items: readonly Item[] | undefined): readonly Item[] | undefined {
  const [known, setKnown] = useState(items)
  if (isSame(known, items)) return known
  setKnown(items)
  return items
}

function isSame<Item>(one: readonly Item[] | undefined, other: readonly Item[] | undefined): boolean {
  if (!one || !other) return one === other
  return one.length === other.length && one.every((item, index) => item === other[index])
}
