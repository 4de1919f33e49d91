export type Span = { readonly top: number; readonly bottom: number }

/** What should stay in sight, and how much it matters beside others. */
export type Obstacle = Span & { readonly weight: number }

export type Room = {
  /** Where it stands when nothing is in the way, in px of the window, as all of these. */
  readonly home: Span
  readonly obstacles: readonly Obstacle[]
  /** Between these it may stand. */
  readonly window: Span
}

const gap = 8

/**
 * Where something of a height covers nothing that matters: its home, or the nearest place above or below an obstacle.
 *
 * @returns the top in px of the window. Where no place is free, that of the place which covers the least weight.
 */
export function clearTop({ home, obstacles, window }: Room): number {
  const height = home.bottom - home.top
  const places = obstacles.flatMap(({ top, bottom }) => [top - gap - height, bottom + gap])
  let best = { top: home.top, covered: coveredAt(home.top, height, obstacles) }
  for (const top of places.toSorted((a, b) => Math.abs(a - home.top) - Math.abs(b - home.top))) {
    if (best.covered === 0) break
    if (top < window.top || top + height > window.bottom) continue
    const covered = coveredAt(top, height, obstacles)
    if (covered < best.covered) best = { top, covered }
  }
  return best.top
}

function coveredAt(top: number, height: number, obstacles: readonly Obstacle[]): number {
  return obstacles.reduce(
    (sum, { weight, ...span }) => (span.top < top + height && span.bottom > top ? sum + weight : sum),
    0,
  )
}
