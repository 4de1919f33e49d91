import {
  deleteProjectDraft,
  deleteUser,
  exportUser,
  getProjectDraft,
  limits,
  saveProjectDraft,
} from '@saywright/api/contract'
import { expect, it } from 'vitest'
import { onDatabases } from './support/onDatabases.js'
import { aPerson, apiFailureOf, type TestPerson } from './support/people.js'

const values = '{"title":"Küchenlampe \u{1F4A1}"}'
const draftOf = async ({ client }: TestPerson) => (await client.send(getProjectDraft)).draft
const save = ({ client }: TestPerson, changes: { id?: number; step?: string; values?: string } = {}) =>
  client.send(saveProjectDraft, { body: { step: 'languages', values, ...changes } })

onDatabases((server) => {
  it('a draft is kept for who wrote it, and for nobody else', async () => {
    const [ada, eve] = [await aPerson(server()), await aPerson(server())]
    expect(await draftOf(ada)).toBeNull()
    const { id, updated_at } = await save(ada)
    expect(await draftOf(ada)).toEqual({ id, step: 'languages', values, updated_at })
    expect(await draftOf(eve)).toBeNull()
    expect((await apiFailureOf(save(eve, { id }))).code).toBe('not_found')
    expect(await draftOf(ada)).toMatchObject({ values })
  })

  it('what is saved last holds, also from another device that knows of no draft', async () => {
    const ada = await aPerson(server())
    const { id } = await save(ada)
    expect(await save(ada, { id, step: 'details' })).toMatchObject({ id })
    expect(await draftOf(ada)).toMatchObject({ step: 'details', values })
    expect(await save(ada, { values: '{}' })).toMatchObject({ id })
    expect(await draftOf(ada)).toMatchObject({ id, values: '{}' })
  })

  it('one that was deleted does not come back by who still has it open', async () => {
    const ada = await aPerson(server())
    const { id } = await save(ada)
    await ada.client.send(deleteProjectDraft)
    await ada.client.send(deleteProjectDraft)
    expect((await apiFailureOf(save(ada, { id }))).code).toBe('not_found')
    expect(await draftOf(ada)).toBeNull()
    expect((await save(ada)).id).not.toBe(id)
  })

  it('20 beginnings at once are one draft', async () => {
    const ada = await aPerson(server())
    const saved = await Promise.all(Array.from({ length: 20 }, () => save(ada)))
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1)
  })

  it('is bounded: what is longer is refused', async () => {
    const ada = await aPerson(server())
    const longest = 'x'.repeat(limits.draftMaxCharacters)
    await save(ada, { values: longest })
    const error = await apiFailureOf(save(ada, { values: `${longest}x` }))
    expect(error.errors).toEqual({ values: 'tooLong' })
    expect((await draftOf(ada))?.values).toHaveLength(30_000)
  })

  it('is among what a person can export, and goes with the account', async () => {
    const ada = await aPerson(server())
    await save(ada)
    const params = { id: ada.id }
    const { tables } = await ada.client.send(exportUser, { params })
    expect(tables).toMatchObject({ project_drafts: [{ step: 'languages', content: values }] })
    await ada.client.send(deleteUser, { params })
    const left = await server()
      .store.database.selectFrom('project_draft')
      .select('id')
      .where('account_id', '=', ada.id)
      .execute()
    expect(left).toEqual([])
  })
})
