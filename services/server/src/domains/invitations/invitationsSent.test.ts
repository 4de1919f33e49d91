import {
  createInvitations,
  deleteInvitation,
  getOrganization,
  listInvitations,
  resendInvitation,
} from '@saywright/api/contract'
import { expect, it } from 'vitest'
import { anAddress, holding, invite } from '../../../tests/support/invitations.js'
import { mailsTo, untilMail } from '../../../tests/support/mails.js'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import { aMember, anOrganization } from '../../../tests/support/organizations.js'
import { aPerson, apiFailureOf } from '../../../tests/support/people.js'
import { startTestServer } from '../../../tests/support/testServer.js'

onDatabases((server) => {
  const { codeFor, accept, look } = holding(server)

  it('goes to several addresses at once, all or none, each once', async () => {
    const organization = await anOrganization(server())
    const { id, ada } = organization
    const [first, second, third] = [anAddress(), anAddress(), anAddress()]
    const role = { 'en-US': 'employee', 'fr-FR': 'employé' } as const
    const send = (invitation_mails: string[]) =>
      ada.client.send(createInvitations, { params: { id }, body: { invitation_mails, role } })
    await send([first, second, first.toUpperCase()])
    const mixed = await apiFailureOf(send([third, second]))
    expect([mixed.status, mixed.code, mixed.errors]).toEqual([
      409,
      'already_invited',
      { 'invitation_mails.1': 'alreadyExists' },
    ])
    const member = await apiFailureOf(send([third, ada.email]))
    expect(member.errors).toEqual({ 'invitation_mails.1': 'alreadyExists' })
    await untilMail(server().folder, second)
    expect(await mailsTo(server().folder, third)).toEqual([])
    const list = (query: object) => ada.client.send(listInvitations, { params: { id }, query })
    expect((await list({})).data.map(({ invitation_mail }) => invitation_mail)).toEqual(
      [first.toUpperCase(), second].toReversed(),
    )
    expect((await list({})).total).toBe(2)
    expect((await list({ search: { keywords: second } })).total).toBe(1)
  })

  it('names an organization from before the rule for names without a link', async () => {
    const organization = await anOrganization(server())
    const known = await aPerson(server())
    await server()
      .store.database.updateTable('organization')
      .set({ name: 'Free phones\r\n\r\nhttps://evil.example/win' })
      .where('id', '=', organization.id)
      .execute()
    const address = anAddress()
    await invite(organization, address)
    await invite(organization, known.email)
    for (const [to, count] of [
      [address, 1],
      [known.email, 2],
    ] as const) {
      const { subject, text = '', html } = await untilMail(server().folder, to, count)
      expect(subject).toBe('LOVELACE Ada invites you to join Free phones evil.example/win')
      expect(text).toContain('the voice projects of Free phones evil.\u200bexample/\u200bwin with')
      expect(`${text}${html}`).not.toContain('evil.example')
      expect(text.match(/https?:\/\//g)).toHaveLength(1)
    }
  })

  it('names projects of the organization only', async () => {
    const organization = await anOrganization(server())
    const foreign = await anOrganization(server())
    const refused = await apiFailureOf(invite(organization, anAddress(), 'guest', [foreign.projectId]))
    expect(refused.errors).toEqual({ projects: 'invalid' })
  })

  it('is sent again with a new link, and cancelled', async () => {
    const organization = await anOrganization(server())
    const { id, ada } = organization
    const email = anAddress()
    const { data } = await invite(organization, email)
    const params = { id, invitationId: data[0]!.id }
    const old = await codeFor(email)
    await ada.client.send(resendInvitation, { params })
    const fresh = await codeFor(email, 2)
    expect((await apiFailureOf(look(old))).code).toBe('wrong_code')
    expect((await look(fresh)).invitation_mail).toBe(email)
    await ada.client.send(deleteInvitation, { params })
    expect((await apiFailureOf(accept(fresh))).code).toBe('wrong_code')
    expect((await apiFailureOf(ada.client.send(resendInvitation, { params }))).status).toBe(404)
  })

  it('P-017 is not for others: members see none, other organizations find none', async () => {
    const organization = await anOrganization(server())
    const other = await anOrganization(server())
    const { id } = organization
    const { data } = await invite(organization, anAddress())
    const invitationId = data[0]!.id
    const employee = await aMember(server(), id, 'employee')
    for (const call of [
      () => employee.client.send(listInvitations, { params: { id }, query: {} }),
      () => invite({ ...organization, ada: employee }, anAddress()),
      () => employee.client.send(deleteInvitation, { params: { id, invitationId } }),
    ]) {
      expect((await apiFailureOf(call())).code).toBe('administrators_only')
    }
    for (const of of [id, other.id]) {
      const params = { id: of, invitationId }
      expect((await apiFailureOf(other.ada.client.send(deleteInvitation, { params }))).status).toBe(404)
      expect((await apiFailureOf(other.ada.client.send(resendInvitation, { params }))).status).toBe(404)
    }
    expect((await employee.client.send(getOrganization, { params: { id } })).invitations_user).toBeUndefined()
  })
})

it('limits invitations of an organization and to an address within an hour', async () => {
  const limited = await startTestServer({
    SAYWRIGHT_LIMITS: 'invitationsPerOrganizationPerHour=3,invitationsPerAddressPerHour=2',
  })
  try {
    const organization = await anOrganization(limited)
    const { id, ada } = organization
    const email = anAddress()
    const { data } = await invite(organization, email)
    const params = { id, invitationId: data[0]!.id }
    await ada.client.send(resendInvitation, { params })
    const worn = await apiFailureOf(ada.client.send(resendInvitation, { params }))
    expect([worn.status, (worn.retryAfterSeconds ?? 0) > 3000]).toEqual([429, true])
    const role = { 'en-US': 'guest' } as const
    const two = [anAddress(), anAddress()]
    const tooMany = ada.client.send(createInvitations, {
      params: { id },
      body: { invitation_mails: two, role },
    })
    expect((await apiFailureOf(tooMany)).status).toBe(429)
    await invite(organization, two[0]!)
  } finally {
    await limited.stopAndForget()
  }
})
