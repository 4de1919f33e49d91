const z = 1.959964

/**
 * The shares that are likely where some of a few were counted: Wilson's interval of 95 %.
 *
 * @param found how many of `all`, which is at least 1.
 * @returns from 0 to 1, the lower end first.
 * @see Wilson 1927, Probable inference, the law of succession, and statistical inference.
 */
export function likelyShares(found: number, all: number): readonly [from: number, to: number] {
  const share = found / all
  const middle = share + z ** 2 / (2 * all)
  const margin = z * Math.sqrt((share * (1 - share) + z ** 2 / (4 * all)) / all)
  const whole = 1 + z ** 2 / all
  return [Math.max(0, (middle - margin) / whole), Math.min(1, (middle + margin) / whole)]
}

/** The upper end of {@link likelyShares}. */
export const highestLikelyShare = (found: number, all: number): number => likelyShares(found, all)[1]
