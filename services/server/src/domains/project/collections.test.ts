import {
  createCategory,
  createTag,
  createVdkVersion,
  deleteCategory,
  deleteTag,
  deleteVdkVersion,
  listCategories,
  listFiles,
  listStaffProjects,
  listTags,
  listVdkVersions,
  saveCategory,
  saveStaffProject,
  saveTag,
  saveVdkVersion,
} from '@saywright/api/contract'
import { describe, expect, it } from 'vitest'
import { projectOf } from '../../../tests/support/deals.js'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import { anOrganization } from '../../../tests/support/organizations.js'
import { aPerson, apiFailureOf, makeStaff, type TestPerson } from '../../../tests/support/people.js'
import type { TestServer } from '../../../tests/support/testServer.js'

async function aMemberOfStaff(server: TestServer): Promise<TestPerson> {
  const person = await aPerson(server)
  await makeStaff(server, person.id)
  return person
}

let count = 0
const unique = (word: string) => `${word}-${++count}-${Date.now()}`
const found = (keywords: string) => ({ query: { search: { keywords } } })

onDatabases((server) => {
  const actionsOf = async ({ id }: TestPerson) => {
    const rows = await server()
      .store.database.selectFrom('audit')
      .select('action')
      .where('staff_id', '=', id)
      .orderBy('id')
      .execute()
    return rows.map(({ action }) => action)
  }

  /** A file of a project, with tags and categories. */
  const aFile = (project_id: number, tags: object[], categories: string[]) =>
    server()
      .store.database.insertInto('file')
      .values({
        ...{ project_id, name: unique('file'), name_key: unique('file'), original_name: 'a.zip' },
        ...{ media_type: 'application/zip', size_bytes: 1, sha256: '', file_key: unique('key') },
        ...{ tags_json: JSON.stringify(tags), tag_bits: 0, categories_json: JSON.stringify(categories) },
        ...{ is_checked: true, is_locked: false, created_at: new Date().toISOString() },
      })
      .execute()

  describe('versions of the kit', () => {
    it('E-008 adds one, assigns it to a project, renames it there too, and deletes it once no project has it', async () => {
      const staff = await aMemberOfStaff(server())
      const organization = await anOrganization(server())
      const label = unique('6.1')
      const { id } = await staff.client.send(createVdkVersion, { body: { label, display_name: 'VDK 6.1' } })
      const give = (vdk_version_id: number | null) =>
        staff.client.send(saveStaffProject, {
          params: { id: organization.projectId },
          body: { vdk_version_id, beta_access: true },
        })
      await give(id)
      const { data } = await staff.client.send(listVdkVersions, found(label))
      expect(data).toEqual([
        { id, label, display_name: 'VDK 6.1', projects_total: 1, created_at: expect.any(String) },
      ])
      expect((await projectOf(organization)).vdk_version).toEqual({ display_name: 'VDK 6.1' })
      const projects = await staff.client.send(listStaffProjects, found(organization.name))
      expect(projects.data[0]?.vdk_version).toEqual({ id, label, display_name: 'VDK 6.1' })

      await staff.client.send(saveVdkVersion, {
        params: { id },
        body: { label, display_name: 'VDK 6.1 LTS' },
      })
      expect((await projectOf(organization)).vdk_version).toEqual({ display_name: 'VDK 6.1 LTS' })

      const refused = await apiFailureOf(staff.client.send(deleteVdkVersion, { params: { id } }))
      expect([refused.code, refused.serverMessage]).toEqual([
        'in_use',
        'This is still in use, so it cannot be deleted. Remove it where it is used first.',
      ])
      await give(null)
      expect((await projectOf(organization)).vdk_version).toBeNull()
      await staff.client.send(deleteVdkVersion, { params: { id } })
      expect((await staff.client.send(listVdkVersions, found(label))).total).toBe(0)
      expect((await apiFailureOf(staff.client.send(deleteVdkVersion, { params: { id } }))).status).toBe(404)
      expect((await actionsOf(staff)).filter((action) => action.startsWith('staff.'))).toEqual([
        'staff.vdk_version_created',
        'staff.vdk_version_updated',
        'staff.vdk_version_deleted',
      ])
    })

    it('a label is there once, and a project has none that is not there', async () => {
      const staff = await aMemberOfStaff(server())
      const { projectId } = await anOrganization(server())
      const label = unique('6.2')
      await staff.client.send(createVdkVersion, { body: { label, display_name: 'VDK' } })
      const again = staff.client.send(createVdkVersion, {
        body: { label: ` ${label.toUpperCase()}`, display_name: 'VDK' },
      })
      expect((await apiFailureOf(again)).errors).toEqual({ label: 'alreadyExists' })
      const given = staff.client.send(saveStaffProject, {
        params: { id: projectId },
        body: { vdk_version_id: 999_999 },
      })
      expect((await apiFailureOf(given)).errors).toEqual({ vdk_version_id: 'invalid' })
    })
  })

  describe('tags', () => {
    it('E-008 one has its words in both languages, changes them in files, and goes when nothing has it', async () => {
      const staff = await aMemberOfStaff(server())
      const { ada, projectId } = await anOrganization(server())
      const name = unique('noise')
      const body = { name, type: 'other', english: 'Noisy places', french: 'Lieux bruyants' } as const
      const { id } = await staff.client.send(createTag, { body })
      const list = async () => (await staff.client.send(listTags, found(name))).data
      expect(await list()).toEqual([
        {
          id,
          name,
          type: 'other',
          display_name: 'Noisy places',
          translations: { 'en-US': 'Noisy places', 'fr-FR': 'Lieux bruyants' },
          locked: false,
          uses_total: 0,
          created_at: expect.any(String),
        },
      ])
      await aFile(projectId, [{ name, type: 'other', display_name: 'Noisy places' }], [])
      const refused = await apiFailureOf(staff.client.send(deleteTag, { params: { id } }))
      expect([refused.status, refused.code]).toEqual([422, 'in_use'])
      await staff.client.send(saveTag, { params: { id }, body: { english: 'Loud', french: 'Bruyant' } })
      expect(await list()).toMatchObject([{ display_name: 'Loud', uses_total: 1 }])
      const files = await ada.client.send(listFiles, {
        query: { filters: { file_project_id: String(projectId) } },
      })
      expect(files.data[0]?.tags).toEqual([{ name, type: 'other', display_name: 'Loud' }])
      await server().store.database.deleteFrom('file').where('project_id', '=', projectId).execute()
      await staff.client.send(deleteTag, { params: { id } })
      expect(await list()).toEqual([])
      expect(await actionsOf(staff)).toEqual(['staff.tag_created', 'staff.tag_updated', 'staff.tag_deleted'])
    })

    it('those of the product are there, and locked', async () => {
      const staff = await aMemberOfStaff(server())
      const { data, total } = await staff.client.send(listTags, {
        query: { filters: { type: 'platform' } },
      })
      expect(data.map(({ name, locked }) => [name, locked])).toEqual([
        ['windows', true],
        ['linux', true],
        ['android', true],
      ])
      expect(total).toBe(3)
      const params = { id: data[0]!.id }
      const changes = [
        () => staff.client.send(saveTag, { params, body: { english: 'Doors', french: 'Portes' } }),
        () => staff.client.send(deleteTag, { params }),
      ]
      for (const change of changes) expect((await apiFailureOf(change())).code).toBe('locked')
      const filtered = staff.client.send(listTags, { query: { filters: { type: 'lost' } } })
      expect((await apiFailureOf(filtered)).errors).toEqual({ 'filters.type': 'invalid' })
    })
  })

  describe('categories', () => {
    it('E-008 one has its tags and what is below it, and is renamed in files', async () => {
      const staff = await aMemberOfStaff(server())
      const { ada, projectId } = await anOrganization(server())
      const [above, below] = [unique('Logistics'), unique('Picking')]
      const [tag] = (await staff.client.send(listTags, found('android'))).data
      const send = (body: { name: string; parent_id?: number; description?: string; tag_ids?: number[] }) =>
        staff.client.send(createCategory, { body })
      const { id: parent } = await send({ name: above, description: ' Goods and orders. ' })
      const { id: child } = await send({ name: below, parent_id: parent, tag_ids: [tag!.id] })
      await aFile(projectId, [], [below])
      const list = async (keywords: string) =>
        (await staff.client.send(listCategories, found(keywords))).data[0]
      expect(await list(above)).toEqual({
        id: parent,
        name: above,
        description: 'Goods and orders.',
        parent_id: null,
        locked: false,
        children: [{ id: child, name: below }],
        tags: [],
        projects_total: 0,
        files_total: 0,
        created_at: expect.any(String),
      })
      expect(await list(below)).toMatchObject({
        parent_id: parent,
        tags: [{ id: tag?.id, name: 'android', type: 'platform', display_name: 'Android' }],
        files_total: 1,
      })
      const loop = staff.client.send(saveCategory, {
        params: { id: parent },
        body: { name: above, parent_id: child },
      })
      expect((await apiFailureOf(loop)).errors).toEqual({ parent_id: 'invalid' })
      const renamed = `${below} by voice`
      await staff.client.send(saveCategory, { params: { id: child }, body: { name: renamed } })
      const files = await ada.client.send(listFiles, {
        query: { filters: { file_project_id: String(projectId) } },
      })
      expect(files.data[0]?.categories).toEqual([renamed])
      for (const id of [parent, child])
        expect((await apiFailureOf(staff.client.send(deleteCategory, { params: { id } }))).code).toBe(
          'in_use',
        )
      await server().store.database.deleteFrom('file').where('project_id', '=', projectId).execute()
      for (const id of [child, parent]) await staff.client.send(deleteCategory, { params: { id } })
      expect((await actionsOf(staff)).slice(-2)).toEqual(['staff.category_deleted', 'staff.category_deleted'])
    })

    it('does not change or delete a locked one', async () => {
      const staff = await aMemberOfStaff(server())
      const name = unique('Locked')
      const { id } = await staff.client.send(createCategory, { body: { name, locked: true } })
      const params = { id }
      const changes = [
        () => staff.client.send(saveCategory, { params, body: { name: `${name} 2` } }),
        () => staff.client.send(deleteCategory, { params }),
      ]
      for (const change of changes) expect((await apiFailureOf(change())).code).toBe('locked')
      await staff.client.send(saveCategory, { params, body: { name, locked: false } })
      for (const change of changes) await change()
    })
  })

  it('E-006 a project carries its categories, deliveries, packages and totals of models', async () => {
    const staff = await aMemberOfStaff(server())
    const organization = await anOrganization(server())
    const category = async (word: string) => {
      const name = unique(word)
      const { id } = await staff.client.send(createCategory, { body: { name } })
      return { id, name }
    }
    const [kept, tried] = [await category('Kept'), await category('Tried')]
    const save = (categories_expiration: string | null) =>
      staff.client.send(saveStaffProject, {
        params: { id: organization.projectId },
        body: {
          permanent_category_ids: [kept.id],
          evaluation_category_ids: [tried.id],
          categories_expiration,
        },
      })
    await save('2099-01-01T00:00:00.000Z')
    const { id: packageId } = await server()
      .store.database.insertInto('conan_package')
      .values({
        ...{ project_id: organization.projectId, name: 'saywright-asr', description: 'Grammars' },
        ...{ package_type: 'shared-library', created_at: '2026-11-20T16:00:00.000Z' },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(await projectOf(organization)).toMatchObject({
      categories: [kept, tried],
      permanent_categories: [kept],
      evaluation_categories: [tried],
      categories_expiration: '2099-01-01T00:00:00.000Z',
      deliveries: [
        {
          technology: 'asr',
          langs: ['eng-US', 'fra-FR'],
          provider: null,
          expire_on: expect.any(String),
        },
        { technology: 'wake-word' },
      ],
      conan_packages: [
        {
          id: packageId,
          name: 'saywright-asr',
          description: 'Grammars',
          package_type: 'shared-library',
          created_at: '2026-11-20T16:00:00.000Z',
        },
      ],
      voice_commands_total: 0,
      voice_synthesis_total: 0,
      speech_enhancement_total: 0,
      wake_word_total: 0,
      voice_biometrics_total: 0,
      members: [{ user: { id: organization.ada.id } }],
      deals: [],
    })
    // Categories of its evaluation are over; permanent ones stay.
    await save('2020-01-01T00:00:00.000Z')
    expect(await projectOf(organization)).toMatchObject({
      categories: [kept],
      evaluation_categories: [tried],
    })
    const unknown = staff.client.send(saveStaffProject, {
      params: { id: organization.projectId },
      body: { permanent_category_ids: [999_999] },
    })
    expect((await apiFailureOf(unknown)).errors).toEqual({ permanent_category_ids: 'invalid' })
    const refused = staff.client.send(deleteCategory, { params: { id: kept.id } })
    expect((await apiFailureOf(refused)).code).toBe('in_use')
  })
})
