import type { Notification } from '@saywright/api/contract'
import { aNotification } from '@saywright/api/testing'

/** Three unread and two read, each about another kind of thing. */
export const someNotifications: readonly Notification[] = [
  aNotification({
    id: 45,
    message: 'The evaluation of <b>Warehouse voice picking</b> ends in 18 days.',
    created_at: '2026-11-21T08:30:00.000Z',
  }),
  aNotification({
    id: 44,
    message: '<b>KOWALSKA Zofia</b> joined <b>Lumière Instruments</b>.',
    redirection_entity: 'organization_users',
    redirection_id: 3,
    created_at: '2026-11-19T14:02:00.000Z',
  }),
  aNotification({
    id: 43,
    message: 'New files for <b>Dental chair assistant</b>: voice-synthesis-fra-FR-embedded-pro and 3 more.',
    redirection_entity: 'project_assets',
    redirection_id: 8,
    created_at: '2026-11-18T16:40:00.000Z',
  }),
  aNotification({
    id: 42,
    message: 'Your request for <b>Voice authentication</b> is waiting for validation.',
    redirection_entity: 'dashboard',
    redirection_id: null,
    read_status: true,
    created_at: '2026-11-18T09:15:00.000Z',
  }),
  aNotification({
    id: 41,
    message: 'Complete your profile to request an evaluation.',
    redirection_entity: 'profile',
    redirection_id: 1,
    read_status: true,
    created_at: '2026-11-02T10:00:00.000Z',
  }),
]
