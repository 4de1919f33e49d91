/** Places that owners share, such as threads that listen. */
export interface Places {
  /** Of all owners together; without it only those of one are counted. */
  readonly most?: number
  readonly perOwner: number
}

/**
 * Whether an owner may take one more place. The second half is for owners who have none: however many places a few of them
 * hold, another finds one.
 */
export function mayTake(
  { most = Number.POSITIVE_INFINITY, perOwner }: Places,
  { total, own }: { readonly total: number; readonly own: number },
): boolean {
  return own < perOwner && total < (own === 0 ? most : most / 2)
}

export interface Seats {
  /**
   * @returns gives the place back.
   * @throws what `refusal` makes, when all places are taken or too many by this owner.
   */
  readonly take: (owner: string) => () => void
}

/** @param refusal of whoever may take none now. */
export function createConcurrencyLimiter(places: Places, refusal: () => Error): Seats {
  const taken = new Map<string, number>()
  let total = 0
  return {
    take: (owner) => {
      const own = taken.get(owner) ?? 0
      if (!mayTake(places, { total, own })) throw refusal()
      total++
      taken.set(owner, own + 1)
      let isTaken = true
      return () => {
        if (!isTaken) return
        isTaken = false
        total--
        const left = (taken.get(owner) ?? 1) - 1
        if (left > 0) taken.set(owner, left)
        else taken.delete(owner)
      }
    },
  }
}
