import {
  addDomain,
  deleteDomain,
  getOrganization,
  listDomains,
  listNotifications,
  makeEmailCode,
  verifEmailCode,
} from '@saywright/api/contract'
import { expect, it } from 'vitest'
import { untilMail } from '../../../tests/support/mails.js'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import { aMember, anOrganization, type TestOrganization } from '../../../tests/support/organizations.js'
import { apiFailureOf, type TestPerson } from '../../../tests/support/people.js'
import type { TestServer } from '../../../tests/support/testServer.js'

let count = 0
const aDomainName = () => `firm${++count}-${Date.now()}.com`

/** The way of the console: a code to the address, typed into the dialog. */
async function prove(server: TestServer, { client }: TestPerson, email: string): Promise<void> {
  await client.send(makeEmailCode, { body: { email, mode: false } })
  const mail = await untilMail(server.folder, email)
  const code = /\b[0-9A-Z]{6}\b/.exec(mail.subject ?? '')?.[0] as string
  await client.send(verifEmailCode, { body: { email, code } })
}

/** Adds a domain, and reads it as members see it. */
async function add({ id, ada }: TestOrganization, name: string, verification_email?: string) {
  const params = { id }
  const added = await ada.client.send(addDomain, { params, body: { name, verification_email } })
  const { data } = await ada.client.send(listDomains, { params, query: {} })
  return data.find((domain) => domain.id === added.id)!
}

onDatabases((server) => {
  it('A-021 K-022 P-007 adds a domain once its address is proved, which verifies the organization', async () => {
    const organization = await anOrganization(server())
    const { id, name: organizationName, ada } = organization
    const grace = await aMember(server(), id, 'administrator')
    const name = aDomainName()
    const email = `Postmaster@${name}`
    expect((await apiFailureOf(add(organization, name, email))).code).toBe('verify_first')
    await prove(server(), ada, email)
    const added = await add(organization, name.toUpperCase(), email)
    expect(added).toMatchObject({
      name,
      verification_email: email,
      added_by: { id: ada.id },
      members_total: 0,
    })
    const seen = await grace.client.send(getOrganization, { params: { id } })
    expect(seen).toMatchObject({ status: 'verified', domains: [{ name }] })
    const { data } = await grace.client.send(listNotifications, { query: {} })
    expect(data[0]?.message).toBe(`The domain <b>${name}</b> now belongs to <b>${organizationName}</b>.`)
    const again = await apiFailureOf(add(organization, name, email))
    expect([again.status, again.code]).toEqual([409, 'already_verified'])
  })

  it('takes the address from the proof when the form names the domain only', async () => {
    const organization = await anOrganization(server())
    const name = aDomainName()
    await prove(server(), organization.ada, `it@${name}`)
    expect((await add(organization, name)).verification_email).toBe(`it@${name}`)
  })

  it('F-053 refuses webmail, and an address of another domain', async () => {
    const organization = await anOrganization(server())
    expect((await apiFailureOf(add(organization, 'gmail.com', 'ada@gmail.com'))).errors).toEqual({
      verification_email: 'webmailEmail',
    })
    expect((await apiFailureOf(add(organization, 'Laposte.net'))).errors).toEqual({ name: 'webmailEmail' })
    const name = aDomainName()
    expect((await apiFailureOf(add(organization, name, `ada@sub.${name}`))).errors).toEqual({
      verification_email: 'domainMismatch',
    })
  })

  it('belongs to one organization, which only those who proved it learn', async () => {
    const first = await anOrganization(server())
    const second = await anOrganization(server())
    const name = aDomainName()
    await prove(server(), first.ada, `ada@${name}`)
    await add(first, name)
    expect((await apiFailureOf(add(second, name))).code).toBe('verify_first')
    await prove(server(), second.ada, `bob@${name}`)
    const taken = await apiFailureOf(add(second, name))
    expect([taken.status, taken.code, taken.errors]).toEqual([
      409,
      'already_exists',
      { name: 'alreadyExists' },
    ])
  })

  it('P-007 is seen by members, added and removed by administrators, and free again', async () => {
    const organization = await anOrganization(server())
    const { id, ada } = organization
    const names = [aDomainName(), aDomainName()] as const
    for (const name of names) {
      await prove(server(), ada, `ada@${name}`)
      await add(organization, name)
    }
    const employee = await aMember(server(), id, 'employee')
    const list = (query = {}) => employee.client.send(listDomains, { params: { id }, query })
    expect((await list()).data.map(({ name }) => name)).toEqual(names.toReversed())
    expect((await list({ sort: { by: 'name', direction: 'asc' }, pageSize: 1 })).data[0]?.name).toBe(names[0])
    expect((await apiFailureOf(add({ ...organization, ada: employee }, aDomainName()))).code).toBe(
      'administrators_only',
    )
    const { data } = await list()
    const params = { id, domainId: data[0]!.id }
    expect((await apiFailureOf(employee.client.send(deleteDomain, { params }))).code).toBe(
      'administrators_only',
    )
    const other = await anOrganization(server())
    const foreign = { id: other.id, domainId: params.domainId }
    expect((await apiFailureOf(other.ada.client.send(deleteDomain, { params: foreign }))).status).toBe(404)
    await ada.client.send(deleteDomain, { params })
    await ada.client.send(deleteDomain, { params: { id, domainId: data[1]!.id } })
    expect((await list()).total).toBe(0)
    expect((await employee.client.send(getOrganization, { params: { id } })).status).toBe('unverified')
    await add(organization, names[1])
  })

  it('counts the members who have an address of it', async () => {
    const organization = await anOrganization(server())
    const { id, ada } = organization
    const name = aDomainName()
    const grace = await aMember(server(), id, 'employee')
    await server()
      .store.database.updateTable('account')
      .set({ email: `Grace@${name}`, email_key: `grace@${name}` })
      .where('id', '=', grace.id)
      .execute()
    await prove(server(), ada, `ada@${name}`)
    expect((await add(organization, name)).members_total).toBe(1)
  })
})
