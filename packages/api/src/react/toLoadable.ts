import { failed, type Loadable, loading, ready } from '../contract/kernel/loadable.js'
import type { Pages } from './usePages.js'
import type { Read } from './useRead.js'

/** Converts a read to a state for a screen. A value stays available when a later read fails. */
export function toLoadable<Value>(read: Read<Value>): Loadable<NonNullable<Value>> {
  if (read.data !== undefined && read.data !== null) return ready(read.data)
  // An aborted read ended with its session, and one of another account is reported before the whole page.
  if (read.error && read.error.kind !== 'aborted' && read.error.kind !== 'otherAccount')
    return failed(read.error, () => void read.mutate())
  return loading
}

/** Converts a list read by pages to a state for a screen. */
export function pagesToLoadable<Item>(pages: Pages<Item>): Loadable<readonly Item[]> {
  if (pages.items) return ready(pages.items)
  return pages.error ? failed(pages.error, pages.retry) : loading
}

/**
 * A value that is ready only when all its options are ready too, because a form that renders earlier would
 * have wrong defaults.
 */
export function readyWith<Value>(
  own: Loadable<Value>,
  ...others: readonly Loadable<unknown>[]
): Loadable<Value> {
  const all = [own, ...others] as readonly Loadable<Value>[]
  return all.find(({ state }) => state === 'failed') ?? all.find(({ state }) => state === 'loading') ?? own
}
