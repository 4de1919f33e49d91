import { useMessages } from '../../i18n/useMessages.js'
import { loadFailureMessages } from './loadFailureMessages.js'
import { useIsOnline } from './useIsOnline.js'

/** Reason why data could not be loaded. */
export type LoadFailure = 'unreachable' | 'timeout' | 'server'

/**
 * One sentence about how to recover from a failed load; while the browser is offline, the sentence about that.
 * @returns `undefined` without a reason.
 */
export function useLoadFailure(reason: LoadFailure | undefined): string | undefined {
  const t = useMessages(loadFailureMessages)
  const isOnline = useIsOnline()
  return reason && t(isOnline ? reason : 'offline')
}
