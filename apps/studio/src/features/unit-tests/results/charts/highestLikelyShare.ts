const z = 1.959964

/**
 * The highest share that is likely where some of a few were counted: the upper end of Wilson's interval of 95 %.
 *
 * @param found how many of `all`, which is at least 1.
 * @returns from 0 to 1.
 * @see Wilson 1927, Probable inference, the law of succession, and statistical inference.
 */
export function highestLikelyShare(found: number, all: number): number {
  const share = found / all
  const middle = share + z ** 2 / (2 * all)
  const margin = z * Math.sqrt((share * (1 - share) + z ** 2 / (4 * all)) / all)
  return Math.min(1, (middle + margin) / (1 + z ** 2 / all))
}
