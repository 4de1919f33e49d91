import {
  attachProjectMember,
  type BodyOf,
  createProject,
  deleteUser,
  detachMember,
  detachProjectMember,
  getProject,
  listNotifications,
  proveIdentity,
  saveProject,
  saveProjectRole,
} from '@saywright/api/contract'
import { describe, expect, it } from 'vitest'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import {
  aMember,
  anOrganization,
  auditOf,
  type TestOrganization,
} from '../../../tests/support/organizations.js'
import { aPerson, apiFailureOf, goodPassword, type TestPerson } from '../../../tests/support/people.js'

type Form = BodyOf<typeof saveProject>

const form: Form = {
  title: 'Hall lamp',
  additional_comment: 'Hands full: switch by voice.',
  description: 'A lamp that listens.',
  solution_operating_system: ['Linux', 'Android'],
  solution_category: ['Household appliance'],
  solution_electronic: 'MCU',
}

onDatabases((server) => {
  const read = ({ projectId, ada }: TestOrganization) =>
    ada.client.send(getProject, { params: { id: projectId } })
  const save = ({ projectId }: TestOrganization, { client }: TestPerson, changes: Partial<Form> = {}) =>
    client.send(saveProject, { params: { id: projectId }, body: { ...form, ...changes } })

  describe('the details of a project', () => {
    it('A-023 P-010 is saved by an administrator, noted once, and not when nothing changed', async () => {
      const organization = await anOrganization(server())
      const { updated_at: before } = await read(organization)
      await save(organization, organization.ada)
      await save(organization, organization.ada)
      const saved = await read(organization)
      expect(saved).toMatchObject(form)
      expect(saved.updated_at! > before!).toBe(true)
      const log = (await auditOf(server(), organization.id)).filter(
        ({ action }) => action === 'project.updated',
      )
      expect(log.map(({ values_json }) => values_json)).toEqual([
        {
          name: 'Hall lamp',
          fields:
            'title, additional_comment, description, solution_category, solution_operating_system, solution_electronic',
          before: 'Kitchen lamp',
          after: 'Hall lamp',
        },
      ])
    })

    it('P-010 is not for other members, and does not exist for strangers', async () => {
      const organization = await anOrganization(server())
      const employee = await aMember(server(), organization.id, 'employee')
      const stranger = await aPerson(server())
      expect((await apiFailureOf(save(organization, employee))).code).toBe('administrators_only')
      expect((await apiFailureOf(save(organization, stranger))).status).toBe(404)
      expect((await read(organization)).title).toBe('Kitchen lamp')
    })

    it.each([
      ['title', { title: ' ' }, 'required'],
      ['additional_comment', { additional_comment: '' }, 'required'],
      ['solution_operating_system', { solution_operating_system: [] }, 'required'],
      ['solution_category', { solution_category: [] }, 'required'],
      ['solution_operating_system.0', { solution_operating_system: ['BeOS'] }, 'invalid'],
      ['organization_id', { organization_id: 1 }, 'invalid'],
      ['status', { status: 'Production' }, 'invalid'],
      ['vdk_version', { vdk_version: '6.1' }, 'invalid'],
    ])('F-025 F-026 K-035 %s of %j is refused as %s', async (field, changes, key) => {
      const organization = await anOrganization(server())
      const sent = await fetch(`${server().url}/api/v3/projects/${organization.projectId}`, {
        method: 'PUT',
        headers: { Authorization: `Bearer ${organization.ada.token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...form, ...changes }),
      })
      expect([sent.status, await sent.json()]).toMatchObject([422, { errors: { [field]: key } }])
      expect((await read(organization)).title).toBe('Kitchen lamp')
    })

    it('has a title that no other project of the organization has', async () => {
      const organization = await anOrganization(server())
      await organization.ada.client.send(createProject, {
        body: { title: 'Oven door', organization_id: organization.id, solution_category: ['Toy'] },
      })
      const refused = await apiFailureOf(save(organization, organization.ada, { title: ' OVEN door' }))
      expect([refused.status, refused.code, refused.errors]).toEqual([
        409,
        'already_exists',
        { title: 'alreadyExists' },
      ])
    })

    it('F-024 A-023 may be said when the project is made, or not', async () => {
      const { ada, id } = await anOrganization(server())
      const body = { title: 'Oven door', organization_id: id, solution_category: ['Toy', 'Toy'] }
      const created = await ada.client.send(createProject, { body })
      const project = await ada.client.send(getProject, { params: { id: created.id } })
      expect(project).toMatchObject({
        solution_category: ['Toy'],
        additional_comment: null,
        beta_access: false,
      })
      expect(project.solution_operating_system).toBeUndefined()
    })
  })

  describe('the owner of a project', () => {
    const rolesIn = async (organization: TestOrganization) =>
      Object.fromEntries(
        (await read(organization)).members.map(({ user, project_role }) => [user.id, project_role]),
      )
    const give = ({ projectId, ada }: TestOrganization, userId: number, role: 'owner' | 'developer') =>
      ada.client.send(saveProjectRole, { params: { id: projectId, userId }, body: { role } })

    it('K-020 P-016 is one person: a new one replaces the previous one', async () => {
      const organization = await anOrganization(server())
      const { ada } = organization
      const grace = await aMember(server(), organization.id, 'employee')
      expect(await rolesIn(organization)).toEqual({ [ada.id]: 'owner' })
      await give(organization, grace.id, 'owner')
      await give(organization, grace.id, 'owner')
      expect(await rolesIn(organization)).toEqual({ [ada.id]: 'developer', [grace.id]: 'owner' })
      const { data } = await grace.client.send(listNotifications, { query: {} })
      expect(data.map(({ message }) => message)).toEqual([
        'You are now the owner of the project <b>Kitchen lamp</b>.',
      ])
      const log = await auditOf(server(), organization.id)
      expect(log.at(-1)).toMatchObject({
        action: 'project.owner_changed',
        subject_id: grace.id,
        values_json: { name: 'LOVELACE Ada', project: 'Kitchen lamp', before: 'LOVELACE Ada' },
      })
    })

    it('K-020 is one after any number of calls at once', async () => {
      const organization = await anOrganization(server())
      const people = await Promise.all(
        ['employee', 'guest', 'administrator'].map((role) =>
          aMember(server(), organization.id, role as 'employee'),
        ),
      )
      await Promise.all([...people, ...people].map(({ id }) => give(organization, id, 'owner')))
      const roles = Object.values(await rolesIn(organization))
      expect(roles.filter((role) => role === 'owner')).toHaveLength(1)
      expect(roles).toHaveLength(4)
    })

    it('K-020 cannot step down without a successor, and a developer is only attached', async () => {
      const organization = await anOrganization(server())
      const grace = await aMember(server(), organization.id, 'guest')
      const refused = await apiFailureOf(give(organization, organization.ada.id, 'developer'))
      expect([refused.status, refused.code]).toEqual([422, 'owner_needed'])
      await give(organization, grace.id, 'developer')
      expect(await rolesIn(organization)).toEqual({ [organization.ada.id]: 'owner', [grace.id]: 'developer' })
    })

    it('K-020 is another when the one there was is detached, is removed or deletes the account', async () => {
      const organization = await anOrganization(server())
      const { ada, id, projectId } = organization
      const owner = async () => {
        const found = Object.entries(await rolesIn(organization)).filter(([, role]) => role === 'owner')
        return found.map(([key]) => Number(key))
      }
      const [grace, joan, mary] = [
        await aMember(server(), id, 'employee'),
        await aMember(server(), id, 'employee'),
        await aMember(server(), id, 'employee'),
      ]
      await give(organization, grace.id, 'owner')
      await ada.client.send(detachProjectMember, { params: { id: projectId, userId: grace.id } })
      expect(await owner()).toEqual([ada.id])

      await ada.client.send(detachProjectMember, { params: { id: projectId, userId: ada.id } })
      expect(await owner()).toEqual([ada.id])

      await give(organization, joan.id, 'owner')
      await ada.client.send(detachMember, { params: { orgId: id, userId: joan.id } })
      expect(await owner()).toEqual([ada.id])

      await ada.client.send(attachProjectMember, { params: { id: projectId, userId: mary.id } })
      await give(organization, mary.id, 'owner')
      await mary.client.send(proveIdentity, { body: { password: goodPassword } })
      await mary.client.send(deleteUser, { params: { id: mary.id } })
      expect(await owner()).toEqual([ada.id])
    })
  })
})
