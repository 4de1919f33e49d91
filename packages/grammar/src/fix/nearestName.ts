import { editDistance } from '../text/editDistance.js'

/** The candidate that looks most like `name`, when a third of its letters or fewer differ. */
export function nearestName(name: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined
  let bestDistance = Math.floor(Math.max(name.length, 3) / 3) + 1
  for (const candidate of candidates) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase())
    if (candidate !== name && distance < bestDistance) {
      best = candidate
      bestDistance = distance
    }
  }
  return best
}
