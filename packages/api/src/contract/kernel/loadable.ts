import type { ApiError } from './errors.js'

/** A value from the server as a screen sees it, in exactly three states. */
export type Loadable<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: ApiError; readonly retry: () => void }
  | { readonly state: 'ready'; readonly value: Value }

export const loading: Loadable<never> = { state: 'loading' }

export function ready<Value>(value: Value): Loadable<Value> {
  return { state: 'ready', value }
}

export function failed(error: ApiError, retry: () => void): Loadable<never> {
  return { state: 'failed', error, retry }
}

/** Changes the value once it is there; the two other states pass unchanged. */
export function mapReady<From, To>(loadable: Loadable<From>, change: (value: From) => To): Loadable<To> {
  return loadable.state === 'ready' ? ready(change(loadable.value)) : loadable
}

/** Both values, once both are there. A failure wins over loading, so that it can be retried at once. */
export function bothReady<A, B>(a: Loadable<A>, b: Loadable<B>): Loadable<readonly [A, B]> {
  if (a.state === 'failed') return a
  if (b.state === 'failed') return b
  return a.state === 'ready' && b.state === 'ready' ? ready([a.value, b.value] as const) : loading
}
