import type { Arc, Network } from './Network.js'

/**
 * Links each state to all that silence leads to, over however many others, for the engine follows one silent way after a word. Those
 * where nothing is said and nothing ends are passed over.
 */
export function linkSilence({ states, start, end }: Network): Network {
  const isStop = (state: number) =>
    state === end || (states[state] ?? []).some(({ name }) => name !== undefined)
  const linked = states.map((arcs, state) => [
    ...arcs.filter(({ name }) => name !== undefined),
    ...[...silentlyFrom(state, states)]
      .filter(([to]) => isStop(to))
      .map(([to, cost]): Arc => ({ name: undefined, to, cost })),
  ])
  return reached({ states: linked, start, end })
}

/** All other states that silence leads to from a state, with what the likeliest way costs. */
function silentlyFrom(state: number, states: Network['states']): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  const open = new Map([[state, 0]])
  while (open.size > 0) {
    const [nearest, before] = [...open].reduce((best, each) => (each[1] > best[1] ? each : best))
    open.delete(nearest)
    found.set(nearest, before)
    for (const { name, to, cost } of states[nearest] ?? []) {
      const isBetter = before + cost > (open.get(to) ?? Number.NEGATIVE_INFINITY)
      if (name === undefined && !found.has(to) && isBetter) open.set(to, before + cost)
    }
  }
  found.delete(state)
  return found
}

/** Without the states that nothing leads to, in the order in which they are reached. */
function reached({ states, start, end }: Network): Network {
  const places = new Map([[start, 0]])
  const order = [start]
  for (const state of order)
    for (const { to } of states[state] ?? []) if (!places.has(to)) places.set(to, order.push(to) - 1)
  if (!places.has(end)) places.set(end, order.push(end) - 1)
  const place = (state: number) => places.get(state) as number
  return {
    states: order.map((state) => (states[state] ?? []).map((arc) => ({ ...arc, to: place(arc.to) }))),
    start: 0,
    end: place(end),
  }
}
