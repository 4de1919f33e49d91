/** The Wilson interval of 95 % of a share, in [0, 1]. */
export function wilson(count: number, total: number): readonly [number, number] {
  const z = 1.96
  const share = count / total
  const middle = share + z ** 2 / (2 * total)
  const half = z * Math.sqrt((share * (1 - share)) / total + z ** 2 / (4 * total ** 2))
  const whole = 1 + z ** 2 / total
  return [Math.max(0, (middle - half) / whole), Math.min(1, (middle + half) / whole)]
}

/** The minimum, or the maximum, of a share. */
export type Floor = { readonly least: number } | { readonly most: number }

/** Whether a share misses its floor by more than chance explains: all of its interval is on the wrong side. */
export function isMissed(count: number, total: number, floor: Floor): boolean {
  const [low, high] = wilson(count, total)
  return 'least' in floor ? high < floor.least : low > floor.most
}
