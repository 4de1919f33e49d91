import type { Client } from '@saywright/api/client'
import { me } from '@saywright/api/contract'

const channelName = 'saywright-session'

/**
 * Notices another login in this browser at once, before this window sends something: the window that logs in notifies it,
 * and it checks again when it gets the focus. The response to the next call says whether it was the same account.
 *
 * @param onOwn called when the session is of the account of this window, also again.
 * @returns a function that stops watching.
 */
export function watchAccount(client: Client, page: Window, onOwn: () => void): () => void {
  const { session } = client
  const check = () => {
    if (page.document.visibilityState === 'hidden' || session.token() === undefined) return
    // The client itself reports another account.
    if (client.isOwnSession()) onOwn()
    else client.send(me, { quiet: true, isFailureShown: true }).then(onOwn, () => {})
  }
  const channel = openChannel()
  const stop = session.subscribe(() => channel?.postMessage('changed'))
  channel?.addEventListener('message', check)
  page.addEventListener('focus', check)
  page.document.addEventListener('visibilitychange', check)
  return () => {
    stop()
    channel?.close()
    page.removeEventListener('focus', check)
    page.document.removeEventListener('visibilitychange', check)
  }
}

/** A browser that keeps nothing for this site may refuse it a channel too. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(channelName)
  } catch {
    return undefined
  }
}
