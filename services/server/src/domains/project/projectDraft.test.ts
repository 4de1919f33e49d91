import {
  deleteProjectDraft,
  deleteUser,
  exportUser,
  getProjectDraft,
  limits,
  saveProjectDraft,
} from '@saywright/api/contract'
import { expect, it } from 'vitest'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import { aPerson, apiFailureOf, type TestPerson } from '../../../tests/support/people.js'

const values = '{"title":"Küchenlampe \u{1F4A1}"}'
const draftOf = async ({ client }: TestPerson) => (await client.send(getProjectDraft)).draft
const save = (
  { client }: TestPerson,
  changes: { id?: number; revision?: number; step?: string; values?: string } = {},
) => client.send(saveProjectDraft, { body: { step: 'languages', values, ...changes } })

onDatabases((server) => {
  it('stores a draft for its author only', async () => {
    const [ada, eve] = [await aPerson(server()), await aPerson(server())]
    expect(await draftOf(ada)).toBeNull()
    const { id, revision, updated_at } = await save(ada)
    expect(await draftOf(ada)).toMatchObject({ id, step: 'languages', values, revision, updated_at })
    expect(await draftOf(eve)).toBeNull()
    expect((await apiFailureOf(save(eve, { id }))).code).toBe('not_found')
    expect(await draftOf(ada)).toMatchObject({ values })
  })

  it('reports to the second of two devices that the draft was changed elsewhere', async () => {
    const ada = await aPerson(server())
    const { id, revision } = await save(ada)
    const second = await save(ada, { id, revision, step: 'details' })
    expect(second).toMatchObject({ id, revision: revision + 1 })
    for (const late of [{ id, revision, values: '{}' }, { id, values: '{}' }, { values: '{}' }])
      expect((await apiFailureOf(save(ada, late))).code).toBe('changed_elsewhere')
    expect(await draftOf(ada)).toMatchObject({ step: 'details', values, revision: second.revision })
    const chosen = await save(ada, { id, revision: second.revision, values: '{}' })
    expect(await draftOf(ada)).toMatchObject({ values: '{}', revision: chosen.revision })
  })

  it('accepts one of 20 concurrent saves of the same revision', async () => {
    const ada = await aPerson(server())
    const { id, revision } = await save(ada)
    const saves = Array.from({ length: 20 }, (_, at) => save(ada, { id, revision, values: `{"at":${at}}` }))
    const kept = (await Promise.allSettled(saves)).filter(({ status }) => status === 'fulfilled')
    expect(kept).toHaveLength(1)
    expect(await draftOf(ada)).toMatchObject({ revision: revision + 1 })
  })

  it('does not restore a deleted draft from a page that still has it open', async () => {
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
    const begun = await Promise.allSettled(Array.from({ length: 20 }, () => save(ada)))
    expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await draftOf(ada)).toMatchObject({ revision: 1 })
  })

  it('rejects drafts beyond the limit', async () => {
    const ada = await aPerson(server())
    const longest = 'x'.repeat(limits.draftMaxCharacters)
    const { id, revision } = await save(ada, { values: longest })
    const error = await apiFailureOf(save(ada, { id, revision, values: `${longest}x` }))
    expect(error.errors).toEqual({ values: 'tooLong' })
    expect((await draftOf(ada))?.values).toHaveLength(30_000)
  })

  it('is part of the export of a person’s data, and is deleted with the account', async () => {
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
