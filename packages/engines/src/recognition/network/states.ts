import type { Arc } from './Network.js'

/** The states of a network while it is written. */
export interface States {
  readonly all: readonly (readonly Arc[])[]
  /** The state with these ways on: one that has them already, or a new one. */
  with(arcs: readonly Arc[]): number
  /** A new state, whose ways on are known later: a loop leads back to it. */
  open(): number
  /** Gives an open state its ways on. */
  close(state: number, arcs: readonly Arc[]): void
}

export function createStates(): States {
  const all: (readonly Arc[])[] = []
  const known = new Map<string, number>()
  return {
    all,
    with(arcs) {
      const key = keyOf(arcs)
      const found = known.get(key) ?? all.push(arcs) - 1
      known.set(key, found)
      return found
    },
    open: () => all.push([]) - 1,
    close(state, arcs) {
      all[state] = arcs
    },
  }
}

const keyOf = (arcs: readonly Arc[]) =>
  arcs
    .map(({ name = '', to, cost }) => `${name} ${to} ${cost}`)
    .sort()
    .join('\n')
