import { deviceStorage } from '@saywright/shell'
import { useCallback, useSyncExternalStore } from 'react'

/** Actions of a user in the sample, reported by the screens. The server knows that its test passed. */
export const tourHandlers = ['read', 'tried', 'heard'] as const
export type TourEvent = (typeof tourHandlers)[number]

/** How far the tour of a sample has come on this device. */
export type TourProgress = {
  readonly done: readonly TourEvent[]
  /** Whether it was left for later. */
  readonly isLeft: boolean
  /** Whether it is over permanently. */
  readonly isEnded: boolean
}

type Store = Pick<Storage, 'getItem' | 'setItem'>

const blank: TourProgress = { done: [], isLeft: false, isEnded: false }
const keyOf = (projectId: number) => `saywright_sample_tour_${projectId}`

/** The progress of each sample, stored past the end of the page. Events count from the moment when its tour begins. */
export function createTourProgress(storage: () => Store) {
  // The parsed value is cached until other text is stored.
  const known = new Map<number, { readonly kept: string | null; readonly progress: TourProgress }>()
  const begun = new Set<number>()
  const listeners = new Set<() => void>()

  function read(projectId: number): TourProgress {
    const kept = storage().getItem(keyOf(projectId))
    const last = known.get(projectId)
    if (last?.kept === kept) return last.progress
    const progress = parse(kept)
    known.set(projectId, { kept, progress })
    return progress
  }
  function change(projectId: number, changes: Partial<TourProgress>): void {
    const next = { ...read(projectId), ...changes }
    try {
      storage().setItem(keyOf(projectId), JSON.stringify(next))
    } catch {
      // With a full storage the tour continues until the page ends.
      known.set(projectId, { kept: storage().getItem(keyOf(projectId)), progress: next })
    }
    for (const listener of listeners) listener()
  }
  return {
    read,
    change,
    begin: (projectId: number) => void begun.add(projectId),
    note: (projectId: number, deed: TourEvent) => {
      const { done } = read(projectId)
      if (begun.has(projectId) && !done.includes(deed)) change(projectId, { done: [...done, deed] })
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** A value of another version of the product, or an edited one, counts as missing. */
function parse(kept: string | null): TourProgress {
  try {
    const { done, isLeft, isEnded } = JSON.parse(kept ?? '')
    return {
      done: tourHandlers.filter((deed) => Array.isArray(done) && done.includes(deed)),
      isLeft: isLeft === true,
      isEnded: isEnded === true,
    }
  } catch {
    return blank
  }
}

const ofThisDevice = createTourProgress(() => deviceStorage)

export function useTourProgress(projectId: number) {
  const progress = useSyncExternalStore(ofThisDevice.subscribe, () => ofThisDevice.read(projectId))
  return [progress, ofThisDevice] as const
}

/** Reports an action of the user to the tour of a project, if there is one. */
export function useTrackTourStep(projectId: number): (deed: TourEvent) => void {
  return useCallback((deed) => ofThisDevice.note(projectId, deed), [projectId])
}
