import type { Invitation, OwnInvitation } from '../../contract/invitations/invitation.js'

export const anInvitation = (changes: Partial<Invitation> = {}): Invitation => ({
  id: 12,
  invitation_mail: 'grace@example.com',
  role: { 'en-US': 'guest', 'fr-FR': 'invité' },
  invitations_project: [{ id: 14, project: { id: 7, title: 'Kitchen lamp' } }],
  organization: { id: 3, name: 'Lumière Instruments' },
  is_expired: false,
  created_at: '2026-11-22T08:30:00.000Z',
  expires_at: '2026-11-23T08:30:00.000Z',
  ...changes,
})

export const anOwnInvitation = (changes: Partial<OwnInvitation> = {}): OwnInvitation => ({
  id: 12,
  organization: { id: 3, name: 'Lumière Instruments' },
  role: { 'en-US': 'guest', 'fr-FR': 'invité' },
  inviter: 'LOVELACE Ada',
  projects: [{ id: 7, title: 'Kitchen lamp' }],
  expires_at: '2026-11-24T16:00:00.000Z',
  ...changes,
})
