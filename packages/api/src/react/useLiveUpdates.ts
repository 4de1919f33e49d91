import { useEffect, useSyncExternalStore } from 'react'
import { useSWRConfig } from 'swr'
import { shareEvents } from '../client/sharedEvents.js'
import { me } from '../contract/account/calls.js'
import type { Task } from '../contract/tasks/task.js'
import type { ServerEvent } from '../contract/technical/events.js'
import { useClient, useTags } from './ApiProvider.js'
import { withTask } from './updateTasks.js'

/** Paths to read again after an event. */
export function pathsChangedBy(event: ServerEvent): readonly string[] {
  if (event.type === 'notification') return ['v3/notifications', 'v3/own_invitations']
  if (event.type !== 'changed') return []
  const { entity, project_id } = event.data
  if (entity === 'account') return ['v3/me', 'v3/users', 'v3/sessions', 'v3/passkeys', 'v3/onboarding']
  // Membership of an organization decides which projects are visible.
  if (entity === 'organization') return ['v3/organizations', 'v3/projects', 'v3/me', 'v3/onboarding']
  if (entity === 'files') return ['v3/files', `v3/projects/${project_id}/files`]
  return entity === 'project'
    ? [`v3/projects/${project_id}`, 'v3/projects/all', 'v3/organizations', 'v3/me', 'v3/onboarding']
    : [`v3/projects/${project_id}/${entity}`]
}

/** Distinguish sessions of one browser, and are useless to anyone else. */
const publicCharacters = 8

/**
 * Keeps mounted data up to date while a user is signed in, with one connection for all windows of the
 * browser. Mount it once, near the root. It switches immediately to another session, such as that of an
 * impersonated user. Progress of tasks is written directly into the lists that show it.
 */
export function useLiveUpdates(isLoggedIn: boolean): void {
  const client = useClient()
  const tags = useTags()
  const { mutate } = useSWRConfig()
  const token = useSyncExternalStore(client.session.subscribe, client.session.token, () => undefined)
  useEffect(() => {
    if (!isLoggedIn || token === undefined) return
    const showTask = (task: Task) => {
      const path = `v3/projects/${task.project_id}/tasks?`
      const isList = (key: unknown) => typeof key === 'string' && key.startsWith(path)
      void mutate<readonly Task[]>(isList, (tasks) => tasks && withTask(tasks, task), { revalidate: false })
    }
    return shareEvents(client, `saywright-events-${token.slice(0, publicCharacters)}`, {
      onEvent: (event) => {
        if (event.type === 'task') showTask(event.data)
        // A call for the own account finds the session dead, and reports it as any other call does.
        if (event.type === 'session-ended') client.send(me, { quiet: true }).catch(() => {})
        // This window has read its own changes again already.
        if (event.type === 'changed' && event.data.client_id === client.id) return
        void tags.invalidate(pathsChangedBy(event))
      },
    })
  }, [client, tags, mutate, isLoggedIn, token])
}
