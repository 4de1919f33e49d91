import type { LoadFailure } from '@saywright/ui'

type Failed = { readonly error: { readonly kind: string }; readonly retry: () => void }

/** The props of an `ErrorState` or a table for a value that could not be read, with its retry. */
export function failureOf({ error: { kind }, retry }: Failed): { onRetry: () => void; reason: LoadFailure } {
  const reason = kind === 'timeout' ? 'timeout' : kind === 'network' ? 'unreachable' : 'server'
  return { onRetry: retry, reason }
}
