import type { LoadFailure } from '@saywright/ui'

type Failed = { readonly error: { readonly kind: string }; readonly retry: () => void }

/** What an `ErrorState` or a table says of a value that could not be read, and how it is read again. */
export function failureOf({ error: { kind }, retry }: Failed): { onRetry: () => void; reason: LoadFailure } {
  const reason = kind === 'timeout' ? 'timeout' : kind === 'network' ? 'unreachable' : 'server'
  return { onRetry: retry, reason }
}
