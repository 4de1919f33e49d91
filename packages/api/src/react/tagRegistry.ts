type Revalidate = () => unknown

/** The mounted reads by the path that they read. */
export interface TagRegistry {
  /**
   * Registers a mounted read.
   * @returns a function that removes it.
   */
  readonly add: (path: string, key: string, revalidate: Revalidate) => () => void
  /**
   * Reads everything at or below one of the paths again, each key once. A path that ends with `?` is the list
   * at that path with any query, and nothing below it.
   */
  readonly invalidate: (paths: readonly string[]) => Promise<void>
  /**
   * Registers a listener for outdated keys, including those of unmounted reads, which must not be treated as
   * fresh later.
   */
  readonly onInvalidate: (listener: (isStale: (key: unknown) => boolean) => void) => () => void
}

function lies(path: string, below: string): boolean {
  if (below.endsWith('?')) return path === below.slice(0, -1) || path.startsWith(below)
  return path === below || path.startsWith(`${below}/`) || path.startsWith(`${below}?`)
}

/**
 * Creates a registry of mounted reads. The filter of SWR skips infinite lists, whose keys have a prefix, so
 * each read registers what it reads and how to read it again.
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
