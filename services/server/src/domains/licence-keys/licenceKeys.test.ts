import {
  listNotifications,
  listStaffPeople,
  me,
  rotateLicenceKey,
  switchLicenceKey,
} from '@saywright/api/contract'
import { expect, it } from 'vitest'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import { anOrganization } from '../../../tests/support/organizations.js'
import { aPerson, apiFailureOf, makeStaff, type TestPerson } from '../../../tests/support/people.js'

onDatabases((server) => {
  const keyOf = async ({ client }: TestPerson) => (await client.send(me)).licence_key
  const rotate = ({ id, client }: TestPerson) => client.send(rotateLicenceKey, { params: { id } })
  const aMemberOfStaff = async () => {
    const staff = await aPerson(server())
    await makeStaff(server(), staff.id)
    return staff
  }
  const switchKey = (staff: TestPerson, { id }: Pick<TestPerson, 'id'>, disabled: boolean) =>
    staff.client.send(switchLicenceKey, { params: { id }, body: { disabled } })
  const actionsOf = async (staff: TestPerson) => {
    const entries = await server()
      .store.database.selectFrom('audit')
      .select(['action', 'subject_id'])
      .where('staff_id', '=', staff.id)
      .orderBy('id')
      .execute()
    return entries.map(({ action, subject_id }) => [action, subject_id])
  }

  it('P-013 an account has its key from the start', async () => {
    const key = await keyOf(await aPerson(server()))
    expect(key?.token).toMatch(/^SW(-[0-9A-Z]{4}){3}$/)
    expect(key).toMatchObject({ disabled: false, expired: false })
  })

  it('P-013 no row has the text of a key, and each is sealed for its account alone', async () => {
    const [ada, grace] = [await aPerson(server()), await aPerson(server())]
    const token = (await keyOf(ada))?.token ?? ''
    const { database } = server().store
    const rows = await database.selectFrom('account').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token.slice(3))
    const licence_sealed = rows.find(({ id }) => id === ada.id)?.licence_sealed ?? null
    // With write access to the database alone, another person's key cannot be read as one's own.
    await database.updateTable('account').set({ licence_sealed }).where('id', '=', grace.id).execute()
    expect((await apiFailureOf(keyOf(grace))).status).toBe(500)
  })

  it('E-003 replaces a rotated key by a new one and records it in the log', async () => {
    const person = await aPerson(server())
    const before = await keyOf(person)
    const rotated = await rotate(person)
    expect(rotated.token).toMatch(/^SW(-[0-9A-Z]{4}){3}$/)
    expect(rotated.token).not.toBe(before?.token)
    expect(rotated.created_at > (before?.created_at ?? '')).toBe(true)
    expect(await keyOf(person)).toEqual(rotated)
    const entries = await server()
      .store.database.selectFrom('audit')
      .select(['action', 'values_json'])
      .where('account_id', '=', person.id)
      .where('action', '=', 'account.licence_key_rotated')
      .execute()
    expect(entries).toHaveLength(1)
    expect(JSON.stringify(entries)).not.toContain(rotated.token)
  })

  it('does not rotate a disabled key into a working one', async () => {
    const person = await aPerson(server())
    const before = await keyOf(person)
    await switchKey(await aMemberOfStaff(), person, true)
    expect((await apiFailureOf(rotate(person))).code).toBe('not_possible')
    expect(await keyOf(person)).toMatchObject({ token: before?.token, disabled: true })
  })

  it('E-003 gives no packages for a disabled key until it is enabled, and notifies its owner', async () => {
    const staff = await aMemberOfStaff()
    const { ada, projectId } = await anOrganization(server())
    const token = (await keyOf(ada))?.token
    const search = async () => {
      const response = await fetch(`${server().url}/api/conan/${projectId}/v2/conans/search`, {
        headers: { Authorization: `Bearer ${token}` },
      })
      return response.status
    }
    const listed = async () => {
      const query = { search: { keywords: ada.email } }
      return (await staff.client.send(listStaffPeople, { query })).data[0]?.licence_disabled_at
    }
    expect([await search(), await listed()]).toEqual([200, null])

    await switchKey(staff, ada, true)
    await switchKey(staff, ada, true)
    const disabled = await keyOf(ada)
    expect(disabled).toMatchObject({ token, disabled: true, disabled_at: await listed() })
    expect(await search()).toBe(401)

    await switchKey(staff, ada, false)
    expect(await keyOf(ada)).toMatchObject({ token, disabled: false, disabled_at: null })
    expect(await search()).toBe(200)
    const { data } = await ada.client.send(listNotifications, { query: {} })
    expect(data.slice(0, 2).map(({ message }) => message)).toEqual([
      'Your license key works again.',
      'Your license key was disabled. Builds that use it no longer get packages.',
    ])
    expect(await actionsOf(staff)).toEqual([
      ['account.licence_key_disabled', ada.id],
      ['account.licence_key_enabled', ada.id],
    ])
  })

  it('does not switch the key of an unknown person', async () => {
    const staff = await aMemberOfStaff()
    expect((await apiFailureOf(switchKey(staff, { id: 999_999 }, true))).code).toBe('not_found')
  })
})
