import {
  acceptInvitation,
  createInvitations,
  getInvitation,
  listInvitations,
  type MemberRole,
} from '@saywright/api/contract'
import { invitationCodeOf, untilMail } from './mails.js'
import type { TestOrganization } from './organizations.js'
import type { TestServer } from './testServer.js'

let count = 0

export const anAddress = () => `Invited${++count}-${Date.now()}@example.com`

export const newcomer = { first_name: ' Grace ', last_name: 'Hopper', password: 'Another7!horse' }

/** Invites someone, and reads the invitations as administrators see them, newest first. */
export async function invite(
  { id, ada }: TestOrganization,
  email: string,
  role: MemberRole = 'guest',
  projects?: number[],
) {
  const params = { id }
  const body = { invitation_mail: email, role: { 'en-US': role }, projects }
  await ada.client.send(createInvitations, { params, body })
  return ada.client.send(listInvitations, { params, query: {} })
}

/** The actions of a person with the link of a mail. */
export const holding = (server: () => TestServer) => ({
  codeFor: async (email: string, mails = 1) =>
    invitationCodeOf(await untilMail(server().folder, email, mails)),
  accept: (code: string, body: object = newcomer) =>
    server().client().send(acceptInvitation, { params: { code }, body }),
  look: (code: string) => server().client().send(getInvitation, { params: { code } }),
})
