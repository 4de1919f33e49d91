import {
  createOrganization,
  createProject,
  deleteOrganization,
  getOrganization,
  getProject,
  listNotifications,
  me,
  proveIdentity,
  saveOrganization,
  verifyOrganizationName,
} from '@saywright/api/contract'
import { expect, it } from 'vitest'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import { aMember, anOrganization, auditOf } from '../../../tests/support/organizations.js'
import { aPerson, apiFailureOf, goodPassword, type TestPerson } from '../../../tests/support/people.js'

const form = {
  country: 'France',
  geographic_area: 'EMEA',
  industry: 'Manufacturing',
  size: '50-500',
  website_url: 'lumiere-instruments.com',
} as const

onDatabases((server) => {
  it('A-018 P-003 is saved by its administrators with every field, and read by all members', async () => {
    const { id, ada } = await anOrganization(server())
    const employee = await aMember(server(), id, 'employee')
    const body = {
      name: ` Fabrique ${id} `,
      ...form,
      sub_industry: 'Assembly lines',
      vat: 'FR12345678901',
      siren: '123456789',
      incorporation_date: '2014-05-19',
      postal_address: '3 rue des Lilas\n69001 Lyon',
    }
    await ada.client.send(saveOrganization, { params: { id }, body })
    const saved = await ada.client.send(getOrganization, { params: { id } })
    expect(saved).toMatchObject({ ...body, name: `Fabrique ${id}` })
    const seen = await employee.client.send(getOrganization, { params: { id } })
    expect(seen).toMatchObject({ name: `Fabrique ${id}`, vat: 'FR12345678901', status: 'unverified' })
    expect(seen.invitations_user).toBeUndefined()
    const refused = await apiFailureOf(employee.client.send(saveOrganization, { params: { id }, body }))
    expect([refused.status, refused.code]).toEqual([422, 'administrators_only'])
    const stranger = await aPerson(server())
    expect(
      (await apiFailureOf(stranger.client.send(saveOrganization, { params: { id }, body }))).status,
    ).toBe(404)
  })

  it('keeps the values that a form leaves out and clears the emptied ones', async () => {
    const { id, name, ada } = await anOrganization(server())
    const save = (more: object) =>
      ada.client.send(saveOrganization, { params: { id }, body: { name, ...form, ...more } })
    await save({ vat: 'FR1', siren: '123456789' })
    await save({ vat: null })
    const saved = await ada.client.send(getOrganization, { params: { id } })
    expect(saved).toMatchObject({ vat: null, siren: '123456789' })
  })

  it('F-069 L-003 takes choices in their English words only', async () => {
    const { id, name, ada } = await anOrganization(server())
    const failuresFor = async (more: object) =>
      (
        await apiFailureOf(
          ada.client.send(saveOrganization, { params: { id }, body: { name, ...form, ...more } }),
        )
      ).errors
    expect(await failuresFor({ country: 'Frankreich' })).toEqual({ country: 'invalid' })
    expect(await failuresFor({ industry: 'Industrie manufacturière', size: '2' })).toEqual({
      industry: 'invalid',
      size: 'invalid',
    })
    expect(await failuresFor({ sub_industry: 'Civil aviation' })).toEqual({ sub_industry: 'invalid' })
    expect(await failuresFor({ email_pro: 'ada@gmail.com' })).toEqual({ email_pro: 'webmailEmail' })
  })

  it.each([
    'Win at https://evil.example',
    'www.evil.example',
    'Fabrique\nSubject: you won',
    'Fabrique\u2028Lyon',
  ])(
    'a name that reads like %j, which mails to strangers would say, is refused however it is given',
    async (name) => {
      const { id, name: before, ada } = await anOrganization(server())
      const calls = [
        () => ada.client.send(createOrganization, { body: { name } }),
        () => ada.client.send(saveOrganization, { params: { id }, body: { name, ...form } }),
      ]
      for (const call of calls) {
        const { code, errors } = await apiFailureOf(call())
        expect([code, errors]).toEqual(['incorrect_form', { name: 'specialCharacters' }])
      }
      const body = { title: 'Kitchen lamp', organization_name: name }
      expect((await apiFailureOf(ada.client.send(createProject, { body }))).errors).toEqual({
        organization_name: 'specialCharacters',
      })
      const { organizations } = await ada.client.send(me)
      expect(organizations.map((organization) => organization.name)).toEqual([before])
    },
  )

  it('A-019 compares names ignoring case and outer space, except with itself', async () => {
    const first = await anOrganization(server())
    const second = await anOrganization(server())
    const written = ` ${first.name.toUpperCase()} `
    expect(await second.ada.client.send(verifyOrganizationName, { query: { name: written } })).toBe(true)
    const save = (id: number, ada: TestPerson) =>
      ada.client.send(saveOrganization, { params: { id }, body: { name: written, ...form } })
    const taken = await apiFailureOf(save(second.id, second.ada))
    expect([taken.status, taken.errors]).toEqual([409, { name: 'alreadyExists' }])
    await save(first.id, first.ada)
    const { name } = await first.ada.client.send(getOrganization, { params: { id: first.id } })
    expect(name).toBe(written.trim())
  })

  it('writes what changed, and by whom, in its log', async () => {
    const { id, name, ada } = await anOrganization(server())
    await ada.client.send(saveOrganization, { params: { id }, body: { name, ...form } })
    await ada.client.send(saveOrganization, { params: { id }, body: { name, ...form } })
    const entries = await auditOf(server(), id)
    expect(entries.map(({ action }) => action)).toEqual([
      'organization.created',
      'project.created',
      'organization.updated',
    ])
    expect(entries[2]).toMatchObject({
      account_id: ada.id,
      values_json: { fields: 'country, geographic_area, industry, size, website_url' },
    })
  })

  it('K-023 is created with a professional address only', async () => {
    const { client } = await aPerson(server())
    const make = (email_pro: string) =>
      client.send(createOrganization, { body: { name: `Firm ${email_pro} ${Date.now()}`, email_pro } })
    expect((await apiFailureOf(make('ada@orange.fr'))).errors).toEqual({ email_pro: 'webmailEmail' })
    const { id } = await make('ada@lumiere-instruments.com')
    expect((await client.send(getOrganization, { params: { id } })).email_pro).toBe(
      'ada@lumiere-instruments.com',
    )
    expect((await client.send(me)).status).toBe('verified')
  })

  it('P-018 is deleted permanently by an administrator who proved their identity, and every member is notified', async () => {
    const { id, name, projectId, ada } = await anOrganization(server())
    const employee = await aMember(server(), id, 'employee')
    const params = { id }
    const refused = await apiFailureOf(employee.client.send(deleteOrganization, { params }))
    expect([refused.status, refused.code]).toEqual([422, 'administrators_only'])
    await server()
      .store.database.updateTable('session')
      .set({ proved_at: null })
      .where('account_id', '=', ada.id)
      .execute()
    expect((await apiFailureOf(ada.client.send(deleteOrganization, { params }))).code).toBe('proof_required')
    await ada.client.send(proveIdentity, { body: { password: goodPassword } })
    await ada.client.send(deleteOrganization, { params })
    for (const { client } of [ada, employee]) {
      expect((await client.send(me)).organizations).toEqual([])
      expect((await apiFailureOf(client.send(getOrganization, { params }))).status).toBe(404)
      expect((await apiFailureOf(client.send(getProject, { params: { id: projectId } }))).status).toBe(404)
    }
    const { data } = await employee.client.send(listNotifications)
    expect(data[0]?.message).toBe(`The organization <b>${name}</b> was deleted by an administrator.`)
    const noted = await server()
      .store.database.selectFrom('audit')
      .select(['account_id', 'organization_id', 'values_json'])
      .where('action', '=', 'organization.deleted')
      .where('object_id', '=', id)
      .execute()
    expect(noted).toEqual([{ account_id: ada.id, organization_id: null, values_json: { name } }])
  })
})
