export type Span = { readonly top: number; readonly bottom: number }

/** A part of the page that should stay visible, with its weight. */
export type Obstacle = Span & { readonly weight: number }

export type Room = {
  /** Default position, in px of the window, like all values here. */
  readonly home: Span
  readonly obstacles: readonly Obstacle[]
  /** Range of allowed positions. */
  readonly window: Span
}

const gap = 8

/**
 * Finds a position that covers no obstacle: the default one, or the nearest above or below an obstacle.
 * @returns the top in px of the window. When no position is free, the one that covers the least weight.
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
