import type { PathStep } from '@saywright/grammar'

/** Where a sentence passes in a drawing: offsets in the source, by the references through which it came there. */
export type Places = ReadonlyMap<string, readonly number[]>

export const noPlaces: Places = new Map()

/**
 * The places of a sentence in the drawing of one rule, at the first place where the sentence enters that rule.
 *
 * @returns the offsets by path as the diagram writes it: `''` in the rule itself, `12/80/` in rules that are opened in it.
 */
export function placesOfPath(path: readonly PathStep[], rule: string): Places {
  const first = path.findIndex(({ kind, name }) => kind === 'rule' && name === rule)
  const entry = path[first]
  if (!entry) return noPlaces
  const places = new Map<string, number[]>()
  const entered: { readonly key: string; readonly to: number }[] = []
  for (const step of path.slice(first + 1)) {
    if (step.from >= entry.to) break
    while ((entered.at(-1)?.to ?? Number.POSITIVE_INFINITY) <= step.from) entered.pop()
    const key = entered.at(-1)?.key ?? ''
    const { offset } = step.range.start
    places.set(key, [...(places.get(key) ?? []), offset])
    if (step.kind === 'rule') entered.push({ key: `${key}${offset}/`, to: step.to })
  }
  return places
}

/** Whether the sentence passes between two offsets of the source. */
export function isPassed(places: Places, path: string, from: number, to: number): boolean {
  return (places.get(path) ?? []).some((offset) => offset >= from && offset < to)
}
