import { expect, test } from 'vitest'
import type { ServerEvent } from '../contract/technical/events.js'
import { aNotification } from '../testing/builders.js'
import { pathsChangedBy } from './useLiveUpdates.js'

const changed = (data: Extract<ServerEvent, { type: 'changed' }>['data']) =>
  ({ id: '1', type: 'changed', data }) as const

test.each<[string, ServerEvent, readonly string[]]>([
  [
    'a notification, which may be of an invitation',
    { id: '1', type: 'notification', data: aNotification() },
    ['v3/notifications', 'v3/own_invitations'],
  ],
  [
    'the own account, in another window',
    changed({ entity: 'account' }),
    ['v3/me', 'v3/users', 'v3/sessions', 'v3/passkeys', 'v3/onboarding'],
  ],
  [
    'an organization, which decides what is seen',
    changed({ entity: 'organization', organization_id: 3 }),
    ['v3/organizations', 'v3/projects', 'v3/me', 'v3/onboarding'],
  ],
  [
    'a project',
    changed({ entity: 'project', project_id: 7 }),
    ['v3/projects/7', 'v3/projects/all', 'v3/organizations', 'v3/me', 'v3/onboarding'],
  ],
  ['models', changed({ entity: 'voice-commands', project_id: 7 }), ['v3/projects/7/voice-commands']],
  ['files', changed({ entity: 'files', project_id: 7 }), ['v3/files', 'v3/projects/7/files']],
  ['the end of the session', { id: '1', type: 'session-ended', data: {} }, []],
])('after %s is read again what it concerns', (_, event, paths) =>
  expect(pathsChangedBy(event)).toEqual(paths),
)
