type Revalidate = () => unknown

/** The reads that are on the screen now, by the path they read. */
export interface TagRegistry {
  /** @returns a function that forgets the read. */
  readonly add: (path: string, key: string, revalidate: Revalidate) => () => void
  /** Reads again whatever lies at or below one of the paths, each key once. */
  readonly invalidate: (paths: readonly string[]) => Promise<void>
}

function lies(path: string, below: string): boolean {
  return path === below || path.startsWith(`${below}/`) || path.startsWith(`${below}?`)
}

/**
 * SWR's own filter passes over infinite lists, whose keys begin with a mark of their own; so every read says here
 * what it reads and how to read it again.
 */
export function createTagRegistry(): TagRegistry {
  const reads = new Set<{ path: string; key: string; revalidate: Revalidate }>()
  return {
    add: (path, key, revalidate) => {
      const read = { path, key, revalidate }
      reads.add(read)
      return () => reads.delete(read)
    },
    invalidate: async (paths) => {
      const due = new Map<string, Revalidate>()
      for (const { path, key, revalidate } of reads) {
        if (paths.some((below) => lies(path, below))) due.set(key, revalidate)
      }
      await Promise.allSettled([...due.values()].map((revalidate) => revalidate()))
    },
  }
}
