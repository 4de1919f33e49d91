/** In px. */
export type Bounds = { readonly least: number; readonly most: number }

/** By one press of an arrow. */
export const heightStep = 24

/** The names of the parts, and some lines. */
const least = 120
/** So much is left of the text above. */
const leastAbove = 160

/** Minimum and maximum height of a panel in its container. */
export function boundsIn(available: number): Bounds {
  return { least, most: Math.max(least, Math.round(available) - leastAbove) }
}

export function heightWithin(height: number, { least, most }: Bounds): number {
  return Math.round(Math.min(Math.max(height, least), most))
}
