import {
  addDomain,
  checkDomain,
  checkProfessionalEmail,
  createInvitations,
  deleteInvitation,
  getOrganization,
  type Invitation,
  interfaceLanguageOf,
  listAllProjects,
  listDomains,
  listInvitations,
  listMembers,
  listOrganizations,
  listVoiceCommandModels,
  type Member,
  makeEmailCode,
  me,
  type OrganizationDomain,
  saveMemberRole,
  saveOrganization,
  verifEmailCode,
} from '@saywright/api/contract'
import {
  aDomain,
  aMember,
  anInvitation,
  anOrganization,
  aPage,
  aPerson,
  aProject,
  aUser,
  type FakeTransport,
} from '@saywright/api/testing'
import type { Locale } from '@saywright/ui/i18n'

/** A colleague. */
export const grace = aPerson({
  id: 2,
  first_name: 'Grace',
  last_name: 'Hopper',
  email: 'grace@lumiere-instruments.com',
  name: 'HOPPER Grace',
})
/** Another organization of the person. */
export const nordwind = { id: 4, name: 'Nordwind Aviation', role: 'employee' }

/** A server that stores the changes of one organization. */
export function anOrganizationServer(role: Member['role'] = 'administrator') {
  return (transport: FakeTransport, locale: Locale): FakeTransport => {
    let invitations: Invitation[] = []
    let domains: OrganizationDomain[] = []
    let members = [aMember({ role }), aMember({ id: 6, role: 'employee', user: grace })]
    let details = {}
    const whole = () =>
      anOrganization({
        industry: 'Robotics',
        ...details,
        members,
        administrators: members.filter((member) => member.role === 'administrator').map(({ user }) => user),
        domains,
        projects: [{ id: 7, title: 'Kitchen lamp' }],
      })
    const user = aUser({
      interface_language: interfaceLanguageOf(locale),
      organizations: [{ id: 3, name: 'Lumière Instruments', role }, nordwind],
    })
    const voicePicking = aProject({
      id: 8,
      title: 'Voice picking',
      organization: { id: 4, name: nordwind.name, administrators: [grace] },
    })
    return transport
      .respond(me, user)
      .respond(listAllProjects, aPage([aProject(), voicePicking]))
      .respond(listVoiceCommandModels, aPage([]))
      .respond(listOrganizations, () => aPage([whole(), anOrganization({ id: 4, name: nordwind.name })]))
      .respond(getOrganization, whole)
      .respond(saveOrganization, ({ body }) => {
        details = body
        return undefined
      })
      .respond(listMembers, () => aPage(members))
      .respond(saveMemberRole, ({ params, body }) => {
        members = members.map((member) =>
          member.user.id === Number(params.userId) ? { ...member, role: body.role } : member,
        )
        return undefined
      })
      .respond(listInvitations, () => aPage(invitations))
      .respond(createInvitations, ({ body }) => {
        invitations = [anInvitation({ invitation_mail: body.invitation_mail ?? '' }), ...invitations]
        return undefined
      })
      .respond(deleteInvitation, () => {
        invitations = []
        return undefined
      })
      .respond(checkDomain, ({ body }) => ({ data: { domain: body.domain } }))
      .respond(checkProfessionalEmail, { data: { valid: true, professional: true } })
      .respond(makeEmailCode, undefined)
      .respond(verifEmailCode, ({ body }) => ({ verif: true, code: body.code }))
      .respond(listDomains, () => aPage(domains))
      .respond(addDomain, ({ body }) => {
        const added = aDomain({ name: body.name, verification_email: body.verification_email ?? null })
        domains = [added, ...domains]
        return { id: added.id }
      })
  }
}
