/** Maps each item, a few at once, and returns the results in the order of the items. */
export async function fewAtOnce<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
  maxConcurrent = 4,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = items.entries()
  const work = async () => {
    for (const [index, item] of waiting) results[index] = await act(item)
  }
  await Promise.all(Array.from({ length: maxConcurrent }, work))
  return results
}
