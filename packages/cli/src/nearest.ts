import { distance } from 'fastest-levenshtein'

/** The known word that the user may have meant: at most a third of its letters differ. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const folded = fold(word)
  let best: string | undefined
  let least = Number.POSITIVE_INFINITY
  for (const one of known) {
    const changes = distance(folded, fold(one))
    if (changes >= least || changes > Math.max(1, Math.floor(one.length / 3))) continue
    best = one
    least = changes
  }
  return best
}

const fold = (word: string) => word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
