import {
  addDomain,
  makeEmailCode,
  makePasswordCode,
  me,
  saveUser,
  verifEmailCode,
  verifPasswordCode,
} from '@saywright/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { typedCodeOf, untilMail } from '../../../tests/support/mails.js'
import { aPerson, aProject, apiFailureOf, type TestPerson } from '../../../tests/support/people.js'
import { startTestServer, type TestServer } from '../../../tests/support/testServer.js'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stopAndForget())

async function askCode({ client }: TestPerson, email: string, mode: boolean): Promise<string> {
  await client.send(makeEmailCode, { body: { email, mode } })
  return typedCodeOf(await untilMail(server.folder, email))
}

let count = 0
const anAddress = () => `postmaster@firm${++count}-${Date.now()}.com`

describe('A-013 the mode of a code', () => {
  it('true proves the address of an account, and no domain', async () => {
    const person = await aPerson(server)
    const { organization } = await aProject(person)
    const email = anAddress()
    const code = await askCode(person, email, true)
    await person.client.send(verifEmailCode, { body: { email, code, mode: true } })
    const domain = { name: email.split('@')[1]!, verification_email: email }
    const refused = person.client.send(addDomain, { params: { id: organization.id }, body: domain })
    expect((await apiFailureOf(refused)).code).toBe('verify_first')
    await person.client.send(saveUser, { params: { id: person.id }, body: { email } })
    expect((await person.client.send(me)).email).toBe(email)
  })

  it('false proves the address of a company, and gives no account another one', async () => {
    const person = await aPerson(server)
    const email = anAddress()
    const code = await askCode(person, email, false)
    await person.client.send(verifEmailCode, { body: { email, code, mode: false } })
    const refused = person.client.send(saveUser, { params: { id: person.id }, body: { email } })
    expect((await apiFailureOf(refused)).code).toBe('verify_email_first')
  })

  it.each([true, false])('accepts %s only in its own mode', async (mode) => {
    const person = await aPerson(server)
    const email = anAddress()
    const code = await askCode(person, email, mode)
    const other = person.client.send(verifEmailCode, { body: { email, code, mode: !mode } })
    expect((await apiFailureOf(other)).code).toBe('wrong_code')
  })

  it('false takes no webmail address, which is of no company; true does', async () => {
    const person = await aPerson(server)
    const email = `ada.${Date.now()}@gmail.com`
    const refused = await apiFailureOf(person.client.send(makeEmailCode, { body: { email, mode: false } }))
    expect(refused.errors).toEqual({ email: 'webmailEmail' })
    await person.client.send(makeEmailCode, { body: { email, mode: true } })
  })

  it('of a password is true or absent: a password is of an account', async () => {
    const { email } = await aPerson(server)
    const client = server.client()
    await client.send(makePasswordCode, { body: { email, mode: true } })
    const code = typedCodeOf(await untilMail(server.folder, email, 2))
    expect(await client.send(verifPasswordCode, { body: { email, code, mode: true } })).toMatchObject({
      verif: true,
    })
    const body = { email, mode: false as true }
    expect((await apiFailureOf(client.send(makePasswordCode, { body }))).status).toBe(422)
    expect((await apiFailureOf(client.send(verifPasswordCode, { body: { ...body, code } }))).status).toBe(422)
  })
})

describe('the license key', () => {
  it('says from its data whether it is switched off or over', async () => {
    const { client, id } = await aPerson(server)
    expect((await client.send(me)).licence_key).toMatchObject({ disabled: false, expired: false })
    const past = new Date(Date.now() - 1000).toISOString()
    const { database } = server.store
    await database
      .updateTable('account')
      .set({ licence_disabled_at: past, licence_end: 'date', licence_expires_at: past })
      .where('id', '=', id)
      .execute()
    expect((await client.send(me)).licence_key).toMatchObject({
      disabled: true,
      disabled_at: past,
      expired: true,
      expired_at: past,
    })
  })
})

it('in the demonstration data each domain was proved by who added it, as the log says', async () => {
  const { database } = server.store
  const added = await database
    .selectFrom('audit')
    .innerJoin('account', 'account.id', 'audit.account_id')
    .innerJoin('verified_address', 'verified_address.account_id', 'account.id')
    .innerJoin('organization_domain as domain', 'domain.added_by', 'account.id')
    .select(['account.email', 'verified_address.email_key', 'domain.verification_email', 'domain.name'])
    .where('audit.action', '=', 'domain.added')
    .where('account.email', 'like', '%.example.com')
    .execute()
  expect(added).toHaveLength(2)
  for (const { email, email_key, verification_email, name } of added)
    expect([email_key, verification_email, email.split('@')[1]]).toEqual([email, email, name])
})
