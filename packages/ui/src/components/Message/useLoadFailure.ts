import { useMessages } from '../../i18n/useMessages.js'
import { loadFailureMessages } from './loadFailureMessages.js'
import { useIsOnline } from './useIsOnline.js'

/** Why something could not be loaded. */
export type LoadFailure = 'unreachable' | 'timeout' | 'server'

/** What to do about it, in a sentence; undefined without a reason. Without a connection it says that, whatever the reason. */
export function useLoadFailure(reason: LoadFailure | undefined): string | undefined {
  const t = useMessages(loadFailureMessages)
  const isOnline = useIsOnline()
  return reason && t(isOnline ? reason : 'offline')
}
