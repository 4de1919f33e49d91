import type { PathStep } from '@saywright/grammar'

/** A step of a sentence in a drawing: its offset in the source, and the words of the sentence that it covers. */
export type PassedPlace = { readonly offset: number; readonly from: number; readonly to: number }

/** Where a sentence passes in a drawing, by the references through which it came there. */
export type Places = ReadonlyMap<string, readonly PassedPlace[]>

export const noPlaces: Places = new Map()

/**
 * The places of a sentence in the drawing of one rule, at the first place where the sentence enters that rule.
 *
 * @returns the steps by path as the diagram writes it: `''` in the rule itself, `12/80/` in rules that are opened in it.
 */
export function placesOfPath(path: readonly PathStep[], rule: string): Places {
  const first = path.findIndex(({ kind, name }) => kind === 'rule' && name === rule)
  const entry = path[first]
  if (!entry) return noPlaces
  const places = new Map<string, PassedPlace[]>()
  const entered: { readonly key: string; readonly to: number }[] = []
  for (const step of path.slice(first + 1)) {
    if (step.from >= entry.to) break
    while ((entered.at(-1)?.to ?? Number.POSITIVE_INFINITY) <= step.from) entered.pop()
    const key = entered.at(-1)?.key ?? ''
    const { offset } = step.range.start
    const { from, to } = step
    places.set(key, [...(places.get(key) ?? []), { offset, from, to }])
    if (step.kind === 'rule') entered.push({ key: `${key}${offset}/`, to: step.to })
  }
  return places
}

/** Whether the sentence passes between two offsets of the source. */
export function isPassed(places: Places, path: string, from: number, to: number): boolean {
  return (places.get(path) ?? []).some(({ offset }) => offset >= from && offset < to)
}

/** The words that the sentence says between two offsets of the source; undefined where it does not pass. */
export function wordsSaid(
  places: Places,
  path: string,
  start: number,
  end: number,
): { readonly from: number; readonly to: number } | undefined {
  const passed = (places.get(path) ?? []).filter(({ offset }) => offset >= start && offset < end)
  if (passed.length === 0) return undefined
  return { from: Math.min(...passed.map(({ from }) => from)), to: Math.max(...passed.map(({ to }) => to)) }
}
