type Revalidate = () => unknown

/** The reads that are on the screen now, by the path they read. */
export interface TagRegistry {
  /** @returns a function that forgets the read. */
  readonly add: (path: string, key: string, revalidate: Revalidate) => () => void
  /**
   * Reads again whatever lies at or below one of the paths, each key once. A path that ends with `?` means the list
   * there, whatever it is asked, and nothing below it.
   */
  readonly invalidate: (paths: readonly string[]) => Promise<void>
  /** Told which keys are out of date, also of reads that left the screen: their next reader must not take them as fresh. */
  readonly onInvalidate: (listener: (isStale: (key: unknown) => boolean) => void) => () => void
}

function lies(path: string, below: string): boolean {
  if (below.endsWith('?')) return path === below.slice(0, -1) || path.startsWith(below)
  return path === below || path.startsWith(`${below}/`) || path.startsWith(`${below}?`)
}

/**
 * SWR's own filter passes over infinite lists, whose keys begin with a mark of their own; so every read says here
 * what it reads and how to read it again.
 */
export function createTagRegistry(): TagRegistry {
  const reads = new Set<{ path: string; key: string; revalidate: Revalidate }>()
  const listeners = new Set<(isStale: (key: unknown) => boolean) => void>()
  return {
    add: (path, key, revalidate) => {
      const read = { path, key, revalidate }
      reads.add(read)
      return () => reads.delete(read)
    },
    onInvalidate: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    invalidate: async (paths) => {
      const due = new Map<string, Revalidate>()
      for (const { path, key, revalidate } of reads) {
        if (paths.some((below) => lies(path, below))) due.set(key, revalidate)
      }
      const isLeft = (key: unknown) =>
        typeof key === 'string' && !due.has(key) && paths.some((below) => lies(key, below))
      for (const listener of listeners) listener(isLeft)
      await Promise.allSettled([...due.values()].map((revalidate) => revalidate()))
    },
  }
}
