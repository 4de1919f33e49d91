import { useEffect } from 'react'
import { shareEvents } from '../client/sharedEvents.js'
import type { ServerEvent } from '../contract/events.js'
import { useClient, useTags } from './ApiProvider.js'

/** What must be read again after an event. */
export function pathsChangedBy(event: ServerEvent): readonly string[] {
  switch (event.type) {
    case 'task':
      return [`v3/projects/${event.data.project_id}/tasks`]
    case 'notification':
      return ['v3/notifications']
    case 'changed':
      return event.data.entity === 'project' || event.data.entity === 'organization'
        ? [`v3/projects/${event.data.project_id}`, 'v3/organizations', 'v3/me']
        : [`v3/projects/${event.data.project_id}/${event.data.entity}`]
    case 'session-ended':
      return []
  }
}

/**
 * Keeps what is on the screen fresh while someone is logged in, with one connection for all windows of the browser.
 * Mount it once, near the top.
 */
export function useLiveUpdates(isLoggedIn: boolean): void {
  const client = useClient()
  const tags = useTags()
  useEffect(() => {
    if (!isLoggedIn) return
    return shareEvents(client, 'saywright-events', {
      onEvent: (event) => {
        if (event.type === 'session-ended') client.session.clear()
        void tags.invalidate(pathsChangedBy(event))
      },
    })
  }, [client, tags, isLoggedIn])
}
