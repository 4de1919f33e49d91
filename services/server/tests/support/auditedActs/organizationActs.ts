import {
  acceptInvitation,
  acceptOwnInvitation,
  addDomain,
  attachProjectMember,
  createDeal,
  createInvitations,
  createOrganization,
  createProject,
  declineOwnInvitation,
  deleteOrganization,
  deleteProjectToken,
  detachMember,
  detachProjectMember,
  handOverOrganization,
  leaveOrganization,
  listOwnInvitations,
  nameOrganization,
  openSample,
  saveDeal,
  saveLogo,
  saveMemberRole,
  saveOrganization,
  saveProjectRole,
  startTrial,
} from '@saywright/api/contract'
import { saveVerifiedAddress } from '../../../src/domains/email-checks/verifiedAddress.js'
import { aRequest } from '../deals.js'
import { anAddress, newcomer } from '../invitations.js'
import { invitationCodeOf, untilMail } from '../mails.js'
import { aMember, anOrganization } from '../organizations.js'
import { aPerson } from '../people.js'
import { gif } from '../pictures.js'
import { type Act, type ActPlace, exampleBody } from './act.js'
import { aTokenOf } from './aTokenOf.js'

const asGuest = (invitation_mail: string) => ({ invitation_mail, role: { 'en-US': 'guest' as const } })

const inviteTo = ({ fixture }: ActPlace, email: string) =>
  fixture.people.administrator.client.send(createInvitations, {
    params: { id: fixture.organizationId },
    body: asGuest(email),
  })

/** A person with an account, and their invitation. */
async function anInvited(place: ActPlace) {
  const { client, email } = await aPerson(place.server)
  await inviteTo(place, email)
  const { data } = await client.send(listOwnInvitations)
  return { client, params: { id: data[0]!.id } }
}

/** An organization that was created with a sample, and has a generated name. */
async function anUnnamed({ server }: ActPlace) {
  const { client } = await aPerson(server)
  const { project_id } = await client.send(openSample, { body: {} })
  const { organization_id: id } = await server.store.database
    .selectFrom('project')
    .select('organization_id')
    .where('id', '=', project_id)
    .executeTakeFirstOrThrow()
  return { client, id }
}

export const organizationActs = {
  acceptInvitation: async (place) => {
    const { server } = place
    const email = anAddress()
    await inviteTo(place, email)
    const code = invitationCodeOf(await untilMail(server.folder, email))
    return () => server.client().send(acceptInvitation, { params: { code }, body: newcomer })
  },
  acceptOwnInvitation: async (place) => {
    const { client, params } = await anInvited(place)
    return () => client.send(acceptOwnInvitation, { params })
  },
  addDomain: async ({ server }) => {
    const { id, ada } = await anOrganization(server)
    const name = `halden-${id}.com`
    const verification_email = `post@${name}`
    await server.context.transaction((transaction) =>
      saveVerifiedAddress(transaction, ada.id, verification_email, false),
    )
    return () => ada.client.send(addDomain, { params: { id }, body: { name, verification_email } })
  },
  attachProjectMember: async ({ server, fixture }) => {
    const { id: userId } = await aMember(server, fixture.organizationId, 'guest')
    const { client } = fixture.people.administrator
    return () => client.send(attachProjectMember, { params: { id: fixture.projectId, userId } })
  },
  createDeal: async ({ server }) => {
    const { projectId, ada } = await anOrganization(server)
    return () => ada.client.send(createDeal, { params: { id: projectId }, body: aRequest() })
  },
  createInvitations: async ({ fixture }) => {
    const { client } = fixture.people.administrator
    const params = { id: fixture.organizationId }
    return () => client.send(createInvitations, { params, body: asGuest(anAddress()) })
  },
  createOrganization: async ({ server }) => {
    const { client, id } = await aPerson(server)
    const body = { ...exampleBody(createOrganization), name: `Halden ${id}` }
    return () => client.send(createOrganization, { body })
  },
  createProject: async ({ server }) => {
    const { client, id } = await aPerson(server)
    const body = { title: 'Kitchen lamp', organization_name: `Halden of ${id}` }
    return () => client.send(createProject, { body })
  },
  declineOwnInvitation: async (place) => {
    const { client, params } = await anInvited(place)
    return () => client.send(declineOwnInvitation, { params })
  },
  deleteOrganization: async ({ server }) => {
    const { id, ada } = await anOrganization(server)
    return () => ada.client.send(deleteOrganization, { params: { id } })
  },
  deleteProjectToken: async ({ fixture }) => {
    const { client } = fixture.people.administrator
    const { id: tokenId } = await aTokenOf(client, fixture.projectId)
    return () => client.send(deleteProjectToken, { params: { id: fixture.projectId, tokenId } })
  },
  detachMember: async ({ server, fixture }) => {
    const { organizationId: orgId } = fixture
    const { id: userId } = await aMember(server, orgId, 'employee')
    return () => fixture.people.administrator.client.send(detachMember, { params: { orgId, userId } })
  },
  detachProjectMember: async ({ server, fixture }) => {
    const { client } = fixture.people.administrator
    const { id: userId } = await aMember(server, fixture.organizationId, 'guest')
    const params = { id: fixture.projectId, userId }
    await client.send(attachProjectMember, { params })
    return () => client.send(detachProjectMember, { params })
  },
  handOverOrganization: async ({ server }) => {
    const { id, ada } = await anOrganization(server)
    const { id: user_id } = await aMember(server, id, 'employee')
    return () => ada.client.send(handOverOrganization, { params: { id }, body: { user_id } })
  },
  leaveOrganization: async ({ server, fixture }) => {
    const { organizationId: orgId } = fixture
    const { client } = await aMember(server, orgId, 'employee')
    return () => client.send(leaveOrganization, { params: { orgId } })
  },
  nameOrganization: async (place) => {
    const { client, id } = await anUnnamed(place)
    return () => client.send(nameOrganization, { params: { id }, body: { name: `Named ${id}` } })
  },
  openSample: async ({ server }) => {
    const { client } = await aPerson(server)
    return () => client.send(openSample, { body: {} })
  },
  saveDeal: async ({ fixture }) => {
    const { projectId: id, dealId } = fixture
    const { client } = fixture.people.administrator
    const body = aRequest({ tech_voice_synthesis: true, languages_voice_synthesis: ['French - France'] })
    return () => client.send(saveDeal, { params: { id, dealId }, body })
  },
  saveLogo: async ({ fixture }) => {
    const { client } = fixture.people.administrator
    const params = { id: fixture.organizationId }
    return () => client.send(saveLogo, { params, body: { file: new Blob([gif]) } })
  },
  saveMemberRole: async ({ server, fixture }) => {
    const { organizationId: orgId } = fixture
    const { id: userId } = await aMember(server, orgId, 'employee')
    const { client } = fixture.people.administrator
    return () => client.send(saveMemberRole, { params: { orgId, userId }, body: { role: 'guest' } })
  },
  saveOrganization: async ({ server }) => {
    const { id, name, ada } = await anOrganization(server)
    const body = { ...exampleBody(saveOrganization), name }
    return () => ada.client.send(saveOrganization, { params: { id }, body })
  },
  saveProjectRole: async ({ server }) => {
    const { id: orgId, projectId, ada } = await anOrganization(server)
    const { id: userId } = await aMember(server, orgId, 'employee')
    const params = { id: projectId, userId }
    return () => ada.client.send(saveProjectRole, { params, body: { role: 'owner' } })
  },
  startTrial: async ({ server }) => {
    const { projectId, ada } = await anOrganization(server)
    // In demo mode a project is delivered to when it is made.
    await server.store.database.deleteFrom('delivery').where('project_id', '=', projectId).execute()
    return () => ada.client.send(startTrial, { params: { id: projectId } })
  },
} satisfies Readonly<Record<string, Act>>
