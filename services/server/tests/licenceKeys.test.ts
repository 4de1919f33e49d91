import { me, rotateLicenceKey } from '@saywright/api/contract'
import { expect, it } from 'vitest'
import { onDatabases } from './support/onDatabases.js'
import { aPerson, apiFailureOf, type TestPerson } from './support/people.js'

onDatabases((server) => {
  const keyOf = async ({ client }: TestPerson) => (await client.send(me)).licence_key
  const rotate = ({ id, client }: TestPerson) => client.send(rotateLicenceKey, { params: { id } })
  const switchOff = ({ id }: TestPerson, at: string) =>
    server()
      .store.database.updateTable('account')
      .set({ licence_disabled_at: at })
      .where('id', '=', id)
      .execute()

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
    // Whoever can write to the database, and no more, does not read the key of somebody else as their own.
    await database.updateTable('account').set({ licence_sealed }).where('id', '=', grace.id).execute()
    expect((await apiFailureOf(keyOf(grace))).status).toBe(500)
  })

  it('E-003 a key that is rotated is another, made now, and the log tells of it', async () => {
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

  it('a key that was switched off is not exchanged for one that works', async () => {
    const person = await aPerson(server())
    const before = await keyOf(person)
    await switchOff(person, '2026-11-20T16:00:00.000Z')
    expect((await apiFailureOf(rotate(person))).code).toBe('not_possible')
    expect(await keyOf(person)).toMatchObject({ token: before?.token, disabled: true })
  })
})
