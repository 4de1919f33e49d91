const dayMilliseconds = 24 * 60 * 60 * 1000

/** Whole days until a moment, of which the last one begun counts; 0 once it has passed. @param now in ms. */
export function daysLeft(until: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(until) - now) / dayMilliseconds))
}
