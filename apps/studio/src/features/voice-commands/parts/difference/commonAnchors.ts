/** Index of a line in both texts. */
export type Anchor = readonly [before: number, after: number]

/**
 * Lines that occur once in each of two texts, as many as keep their order in both: the parts between them are compared
 * separately, which takes little time however long the texts are.
 *
 * @see B. Cohen, "Patience Diff Advantages", 2010; the longest increasing sequence is found by patience sorting.
 */
export function commonAnchors(before: readonly string[], after: readonly string[]): Anchor[] {
  const places = uniquePlaces(after)
  const pairs = [...uniquePlaces(before)].flatMap(([line, from]): Anchor[] => {
    const to = places.get(line)
    return to === undefined ? [] : [[from, to]]
  })
  return longestIncreasing(pairs)
}

function uniquePlaces(lines: readonly string[]): Map<string, number> {
  const places = new Map<string, number>()
  const repeated = new Set<string>()
  for (const [index, line] of lines.entries()) {
    if (places.has(line)) repeated.add(line)
    places.set(line, index)
  }
  for (const line of repeated) places.delete(line)
  return places
}

interface Card {
  readonly pair: Anchor
  readonly before: Card | undefined
}

function longestIncreasing(pairs: readonly Anchor[]): Anchor[] {
  const piles: Card[] = []
  for (const pair of pairs) {
    let [low, high] = [0, piles.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((piles[middle]?.pair[1] ?? 0) < pair[1]) low = middle + 1
      else high = middle
    }
    piles[low] = { pair, before: piles[low - 1] }
  }
  const found: Anchor[] = []
  for (let card = piles.at(-1); card; card = card.before) found.push(card.pair)
  return found.reverse()
}
