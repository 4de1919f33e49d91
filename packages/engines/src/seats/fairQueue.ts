/** Items that wait, served caller by caller in turn. */
export interface FairQueue<Item> {
  readonly size: number
  sizeOf(caller: string): number
  add(caller: string, item: Item): void
  /** Takes out an item that waits no longer. */
  remove(caller: string, item: Item): void
  /** Takes the first item of the caller who has waited longest for a turn, among those who may have one. */
  take(mayHaveTurn: (caller: string) => boolean): { readonly caller: string; readonly item: Item } | undefined
  /** Puts a caller who had a turn, whether or not it was taken from here, behind all others who wait. */
  endTurn(caller: string): void
}

export function createFairQueue<Item>(): FairQueue<Item> {
  // In the order of the next turns.
  const items = new Map<string, Item[]>()
  let size = 0
  return {
    get size() {
      return size
    },
    sizeOf: (caller) => items.get(caller)?.length ?? 0,
    add(caller, item) {
      size++
      items.set(caller, [...(items.get(caller) ?? []), item])
    },
    remove(caller, item) {
      const own = items.get(caller) ?? []
      const others = own.filter((other) => other !== item)
      size -= own.length - others.length
      if (others.length > 0) items.set(caller, others)
      else items.delete(caller)
    },
    take(mayHaveTurn) {
      for (const [caller, [item, ...others]] of items) {
        if (item === undefined || !mayHaveTurn(caller)) continue
        if (others.length > 0) items.set(caller, others)
        else items.delete(caller)
        size--
        return { caller, item }
      }
      return undefined
    },
    endTurn(caller) {
      const own = items.get(caller)
      if (!own) return
      items.delete(caller)
      items.set(caller, own)
    },
  }
}
