/** The storage of a browser for this site, as far as available: nothing here throws. */
export interface SafeStorage {
  readonly getItem: (key: string) => string | null
  /** @returns whether the browser has stored it; otherwise it is there until the page ends. */
  readonly setItem: (key: string, value: string) => boolean
  readonly removeItem: (key: string) => void
  readonly clear: () => void
  readonly length: number
  readonly key: (index: number) => string | null
}

/**
 * A storage over one of the browser, which may refuse everything (cookies blocked, a private window, a policy) or be full.
 * Refused values are held in memory until the page ends.
 *
 * @param open gives the storage; reading `window.localStorage` itself may throw.
 * @param onRefused called when the browser has not stored something.
 */
export function safeStorage(open: () => Storage, onRefused: () => void = () => {}): SafeStorage {
  const kept = new Map<string, string>()
  const attempt = <Value>(use: (storage: Storage) => Value, otherwise: Value): Value => {
    try {
      return use(open())
    } catch {
      return otherwise
    }
  }
  const stored = () =>
    attempt<(string | null)[]>(
      (storage) => Array.from({ length: storage.length }, (_, at) => storage.key(at)),
      [],
    )
  const keys = () => [...new Set([...kept.keys(), ...stored()])]
  return {
    getItem: (key) => kept.get(key) ?? attempt((storage) => storage.getItem(key), null),
    setItem: (key, value) => {
      const isStored = attempt((storage) => {
        storage.setItem(key, value)
        return true
      }, false)
      if (isStored) kept.delete(key)
      else {
        kept.set(key, value)
        // An older value must not come back after a reload.
        attempt((storage) => storage.removeItem(key), undefined)
        onRefused()
      }
      return isStored
    },
    removeItem: (key) => {
      kept.delete(key)
      attempt((storage) => storage.removeItem(key), undefined)
    },
    clear: () => {
      kept.clear()
      attempt((storage) => storage.clear(), undefined)
    },
    get length() {
      return keys().length
    },
    key: (index) => keys()[index] ?? null,
  }
}
