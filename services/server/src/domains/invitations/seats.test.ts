import { createInvitations, getOrganization, listMembers } from '@saywright/api/contract'
import { expect, it } from 'vitest'
import { anAddress, holding, invite } from '../../../tests/support/invitations.js'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import { aMember, anOrganization, type TestOrganization } from '../../../tests/support/organizations.js'
import { apiFailureOf } from '../../../tests/support/people.js'

onDatabases((server) => {
  const { codeFor, accept } = holding(server)

  const agreeOn = ({ id }: TestOrganization, user_seats: number) =>
    server().store.database.updateTable('organization').set({ user_seats }).where('id', '=', id).execute()

  const membersOf = async ({ id, ada }: TestOrganization) =>
    (await ada.client.send(listMembers, { params: { orgId: id }, query: {} })).total

  it('rejects invitations when all seats of the organization are taken', async () => {
    const organization = await anOrganization(server())
    const { id, ada } = organization
    expect((await ada.client.send(getOrganization, { params: { id } })).user_seats).toBeNull()
    await agreeOn(organization, 2)
    expect((await ada.client.send(getOrganization, { params: { id } })).user_seats).toBe(2)
    const two = ada.client.send(createInvitations, {
      params: { id },
      body: { invitation_mails: [anAddress(), anAddress()], role: { 'en-US': 'guest' } },
    })
    const tooMany = await apiFailureOf(two)
    expect([tooMany.status, tooMany.code, tooMany.message]).toEqual([
      422,
      'no_seat_left',
      'The organization has no free seat. Remove a member, or contact sales for more seats.',
    ])
    await invite(organization, anAddress())
    await aMember(server(), id, 'guest')
    expect((await apiFailureOf(invite(organization, anAddress()))).code).toBe('no_seat_left')
  })

  it('of 4 people who join at once, one gets the last seat, and the others may come when there is another', async () => {
    const organization = await anOrganization(server())
    const addresses = [anAddress(), anAddress(), anAddress(), anAddress()]
    for (const address of addresses) await invite(organization, address)
    const codes = await Promise.all(addresses.map((address) => codeFor(address)))
    await agreeOn(organization, 2)
    const tries = await Promise.allSettled(codes.map((code) => accept(code)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of tries) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'no_seat_left' })
    }
    expect(await membersOf(organization)).toBe(2)
    await agreeOn(organization, 3)
    const left = codes[tries.findIndex(({ status }) => status === 'rejected')]!
    expect((await accept(left)).account_created).toBe(true)
    expect(await membersOf(organization)).toBe(3)
  })
})
