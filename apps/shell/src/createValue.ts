import { useSyncExternalStore } from 'react'

/** A value that lives outside React, so that a failed call can change it. */
export type Value<T> = {
  get: () => T
  set: (value: T) => void
  subscribe: (listener: () => void) => () => void
}

export function createValue<T>(initial: T): Value<T> {
  const listeners = new Set<() => void>()
  let current = initial
  return {
    get: () => current,
    set: (value) => {
      current = value
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function useValue<T>({ get, subscribe }: Value<T>): T {
  return useSyncExternalStore(subscribe, get)
}
