import {
  attachProjectMember,
  createProject,
  detachMember,
  detachProjectMember,
  getOrganization,
  getProject,
  handOverOrganization,
  leaveOrganization,
  listMembers,
  listNotifications,
  listOrganizations,
  listProjectMembers,
  listProjects,
  me,
  saveMemberRole,
  saveProjectRole,
} from '@saywright/api/contract'
import { describe, expect, it } from 'vitest'
import { mailsTo } from '../../../tests/support/mails.js'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import { aMember, anOrganization, auditOf, fillOrganization } from '../../../tests/support/organizations.js'
import { aPerson, apiFailureOf, type TestPerson } from '../../../tests/support/people.js'

const newest = async (person: TestPerson) =>
  (await person.client.send(listNotifications, { query: {} })).data[0]

onDatabases((server) => {
  describe('the members of an organization', () => {
    it('A-020 P-004 K-017 change role by an administrator, with a notification and a log entry', async () => {
      const { id, name, ada } = await anOrganization(server())
      const grace = await aMember(server(), id, 'guest')
      const params = { orgId: id, userId: grace.id }
      await ada.client.send(saveMemberRole, { params, body: { role: 'employee' } })
      const members = await ada.client.send(listMembers, { params: { orgId: id }, query: {} })
      expect(members.data[1]).toMatchObject({ role: 'employee', user: { id: grace.id }, projects: [] })
      await ada.client.send(saveMemberRole, { params, body: { role: 'employee' } })
      const french = server().client(grace.token, 'fr-FR')
      const { data, total, unread } = await french.send(listNotifications, { query: {} })
      expect([total, unread]).toEqual([1, 1])
      expect(data[0]).toMatchObject({
        message: `Votre rôle dans <b>${name}</b> est maintenant\u00a0: employé.`,
        redirection_entity: 'organization_users',
        redirection_id: id,
      })
      expect((await auditOf(server(), id)).at(-1)).toMatchObject({
        action: 'member.role_changed',
        account_id: ada.id,
        subject_id: grace.id,
        values_json: { name: 'LOVELACE Ada', before: 'guest', after: 'employee' },
      })
      const own = await apiFailureOf(
        grace.client.send(saveMemberRole, { params, body: { role: 'administrator' } }),
      )
      expect(own.code).toBe('administrators_only')
    })

    it('K-019 are found without those of a project, searched, sorted and by pages', async () => {
      const { id, projectId, ada } = await anOrganization(server())
      await fillOrganization(server(), id, 30)
      const grace = await aMember(server(), id, 'guest')
      await ada.client.send(attachProjectMember, { params: { id: projectId, userId: grace.id } })
      const others = (query: object, filter = projectId) =>
        ada.client.send(listMembers, {
          params: { orgId: id },
          query: { filters: { not_in_project: String(filter) }, ...query },
        })
      const page = await others({ pageSize: 10, pageIndex: 2, sort: { by: 'created_at', direction: 'asc' } })
      expect([page.total, page.data.length]).toEqual([30, 10])
      expect(page.data.at(-1)?.user.last_name).toBe('30')
      expect((await others({ search: { keywords: 'colleague 17' } })).data).toHaveLength(1)
      expect((await others({ search: { keywords: grace.email } })).total).toBe(0)
      const foreign = await anOrganization(server())
      for (const filter of [foreign.projectId, 999_999, Number.NaN]) {
        const refused = await apiFailureOf(others({}, filter))
        expect(refused.errors).toEqual({ 'filters.not_in_project': 'invalid' })
      }
    })

    it('keep one administrator, who can be neither demoted nor leave', async () => {
      const { id, ada } = await anOrganization(server())
      const grace = await aMember(server(), id, 'employee')
      const params = { orgId: id, userId: ada.id }
      const demoted = await apiFailureOf(ada.client.send(saveMemberRole, { params, body: { role: 'guest' } }))
      expect([demoted.status, demoted.code]).toEqual([422, 'last_administrator'])
      const left = await apiFailureOf(ada.client.send(leaveOrganization, { params: { orgId: id } }))
      expect(left.code).toBe('last_administrator')
      await ada.client.send(saveMemberRole, {
        params: { orgId: id, userId: grace.id },
        body: { role: 'administrator' },
      })
      await ada.client.send(saveMemberRole, { params, body: { role: 'guest' } })
      const { data } = await ada.client.send(listMembers, { params: { orgId: id }, query: {} })
      expect(data.find(({ user }) => user.id === ada.id)?.role).toBe('guest')
    })

    it('of two administrators who demote or remove one another at once, one stays', async () => {
      for (const way of ['demote', 'remove'] as const) {
        const { id, ada } = await anOrganization(server())
        const grace = await aMember(server(), id, 'administrator')
        const against = (by: TestPerson, userId: number) =>
          way === 'demote'
            ? by.client.send(saveMemberRole, { params: { orgId: id, userId }, body: { role: 'guest' } })
            : by.client.send(detachMember, { params: { orgId: id, userId } })
        const results = await Promise.allSettled([against(ada, grace.id), against(grace, ada.id)])
        expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
        const left = await server()
          .store.database.selectFrom('organization_member')
          .select('role')
          .where('organization_id', '=', id)
          .where('role', '=', 'administrator')
          .execute()
        expect(left).toHaveLength(1)
      }
    })

    it('K-021 P-005 are removed by an administrator, not themselves, and never the last one', async () => {
      const { id, name, projectId, ada } = await anOrganization(server())
      const remove = (by: TestPerson, userId: number) =>
        by.client.send(detachMember, { params: { orgId: id, userId } })
      const alone = await apiFailureOf(remove(ada, ada.id))
      expect([alone.status, alone.code]).toEqual([422, 'impossible_to_remove_everyone'])
      const grace = await aMember(server(), id, 'guest')
      expect((await apiFailureOf(remove(ada, ada.id))).code).toBe('not_possible')
      await ada.client.send(attachProjectMember, { params: { id: projectId, userId: grace.id } })
      expect((await apiFailureOf(remove(grace, ada.id))).code).toBe('administrators_only')
      await remove(ada, grace.id)
      expect((await apiFailureOf(remove(ada, grace.id))).status).toBe(404)
      expect((await grace.client.send(me)).organizations).toEqual([])
      expect((await apiFailureOf(grace.client.send(getProject, { params: { id: projectId } }))).status).toBe(
        404,
      )
      expect((await newest(grace))?.message).toBe(`You are no longer a member of <b>${name}</b>.`)
      const attached = await server()
        .store.database.selectFrom('project_member')
        .select('id')
        .where('account_id', '=', grace.id)
        .execute()
      expect(attached).toEqual([])
    })

    it('are handed the organization by an administrator, who steps down and may leave then', async () => {
      const { id, name, projectId, ada } = await anOrganization(server())
      const grace = await aMember(server(), id, 'guest')
      const params = { id }
      const give = (by: TestPerson, user_id: number) =>
        by.client.send(handOverOrganization, { params, body: { user_id } })
      const stranger = await aPerson(server())
      expect((await apiFailureOf(give(grace, ada.id))).code).toBe('administrators_only')
      expect((await apiFailureOf(give(ada, ada.id))).code).toBe('not_possible')
      expect((await apiFailureOf(give(ada, stranger.id))).status).toBe(404)
      await give(ada, grace.id)
      const { data } = await grace.client.send(listMembers, { params: { orgId: id }, query: {} })
      expect(data.map(({ role, user }) => [user.id, role])).toEqual([
        [ada.id, 'employee'],
        [grace.id, 'administrator'],
      ])
      const { members } = await grace.client.send(getProject, { params: { id: projectId } })
      expect(members.find(({ project_role }) => project_role === 'owner')?.user.id).toBe(grace.id)
      expect((await newest(grace))?.message).toBe(
        `<b>LOVELACE Ada</b> transferred <b>${name}</b> to you. You are its administrator.`,
      )
      for (const [{ email }, word] of [
        [ada, 'You transferred'],
        [grace, 'to you'],
      ] as const) {
        const subjects = async () => (await mailsTo(server().folder, email)).map(({ subject }) => subject)
        await expect.poll(subjects).toContainEqual(expect.stringContaining(word))
        expect((await subjects()).join()).toContain(name)
      }
      expect((await auditOf(server(), id)).at(-1)).toMatchObject({
        action: 'organization.handed_over',
        account_id: ada.id,
        subject_id: grace.id,
        values_json: { name: 'LOVELACE Ada', before: 'guest', after: 'administrator' },
      })
      expect((await apiFailureOf(give(ada, grace.id))).code).toBe('administrators_only')
      await ada.client.send(leaveOrganization, { params: { orgId: id } })
    })

    it('keep one administrator when two hand it over to one another at once', async () => {
      const { id, ada } = await anOrganization(server())
      const grace = await aMember(server(), id, 'administrator')
      const give = (by: TestPerson, user_id: number) =>
        by.client.send(handOverOrganization, { params: { id }, body: { user_id } })
      await Promise.allSettled([give(ada, grace.id), give(grace, ada.id)])
      const { data } = await ada.client.send(listMembers, { params: { orgId: id }, query: {} })
      expect(data.filter(({ role }) => role === 'administrator')).toHaveLength(1)
    })

    it('may leave, but not the last one', async () => {
      const { id, name, ada } = await anOrganization(server())
      const leave = (person: TestPerson) => person.client.send(leaveOrganization, { params: { orgId: id } })
      expect((await apiFailureOf(leave(ada))).code).toBe('impossible_to_remove_everyone')
      const grace = await aMember(server(), id, 'employee')
      await leave(grace)
      expect((await apiFailureOf(leave(grace))).status).toBe(404)
      expect((await newest(ada))?.message).toBe(`<b>LOVELACE Ada</b> left <b>${name}</b>.`)
      expect((await auditOf(server(), id)).at(-1)).toMatchObject({
        action: 'member.left',
        account_id: grace.id,
      })
    })

    it('K-041 are listed with their projects, by page and by name or address', async () => {
      const { id, projectId, ada } = await anOrganization(server())
      const grace = await aMember(server(), id, 'guest')
      await ada.client.send(attachProjectMember, { params: { id: projectId, userId: grace.id } })
      const list = (query: object) => ada.client.send(listMembers, { params: { orgId: id }, query })
      const { data, total } = await list({})
      expect(total).toBe(2)
      expect(data.map(({ role }) => role)).toEqual(['administrator', 'guest'])
      expect(data[1]?.projects).toEqual([{ id: projectId, title: 'Kitchen lamp' }])
      expect((await list({ pageSize: 1, pageIndex: 1 })).data[0]?.user.id).toBe(grace.id)
      expect((await list({ search: { keywords: grace.email.slice(0, 12) } })).total).toBe(1)
      expect((await list({ search: { keywords: 'lovelace ada' } })).total).toBe(2)
      expect((await list({ search: { keywords: '%' } })).total).toBe(0)
    })

    it('are found and sorted without regard to case, accents and the order of words', async () => {
      const { id, ada } = await anOrganization(server())
      const names = [
        ['Zoé', 'Élisabeth'],
        ['Jonas', 'feld'],
        ['Ève', 'Adler'],
      ] as const
      for (const [first_name, last_name] of names) {
        const person = await aMember(server(), id, 'guest')
        await server()
          .store.database.updateTable('account')
          .set({ first_name, last_name })
          .where('id', '=', person.id)
          .execute()
      }
      const list = async (query: object) => {
        const { data, total } = await ada.client.send(listMembers, { params: { orgId: id }, query })
        return [total, ...data.map(({ user }) => user.last_name)]
      }
      const sort = { by: 'name', direction: 'asc' }
      expect(await list({ sort })).toEqual([4, 'Adler', 'Élisabeth', 'feld', 'Lovelace'])
      expect(await list({ sort: { ...sort, direction: 'desc' }, pageSize: 1, pageIndex: 1 })).toEqual([
        4,
        'feld',
      ])
      for (const keywords of ['elisabeth zoe', 'ZOÉ éli', 'Eve', 'adler'])
        expect([keywords, (await list({ search: { keywords }, sort }))[0]]).toEqual([keywords, 1])
      expect((await list({ sort: { by: 'role', direction: 'asc' } }))[1]).toBe('Lovelace')
      expect(await list({ search: { keywords: 'zoe feld' } })).toEqual([0])
    })

    it('K-041 of a project are listed with their role there, by page and by name, for everyone who sees it', async () => {
      const { id, projectId, ada } = await anOrganization(server())
      const grace = await aMember(server(), id, 'guest')
      const outsider = await aMember(server(), id, 'guest')
      await server()
        .store.database.updateTable('account')
        .set({ first_name: 'Zoé', last_name: 'Élisabeth' })
        .where('id', '=', grace.id)
        .execute()
      const list = (query: object, { client } = ada) =>
        client.send(listProjectMembers, { params: { id: projectId }, query })
      const before = (await list({})).total
      await ada.client.send(attachProjectMember, { params: { id: projectId, userId: grace.id } })
      const { data, total } = await list({})
      expect(total).toBe(before + 1)
      expect(data.at(-1)).toMatchObject({
        role: 'guest',
        project_role: 'developer',
        user: { id: grace.id, last_name: 'Élisabeth' },
      })
      const { members } = await ada.client.send(getProject, { params: { id: projectId } })
      expect(data).toEqual(members)
      const sort = { by: 'name', direction: 'asc' }
      expect((await list({ sort, pageSize: 1 })).data[0]?.user.id).toBe(grace.id)
      expect((await list({ sort: { by: 'created_at', direction: 'desc' } })).data[0]?.user.id).toBe(grace.id)
      expect((await list({ search: { keywords: 'elisabeth zoe' } })).data).toHaveLength(1)
      expect((await list({ search: { keywords: outsider.email } })).total).toBe(0)
      expect((await list({}, grace)).total).toBe(total)
      expect((await apiFailureOf(list({}, outsider))).code).toBe('not_found')
      await ada.client.send(saveProjectRole, {
        params: { id: projectId, userId: grace.id },
        body: { role: 'owner' },
      })
      expect((await list({ search: { keywords: 'zoe' } })).data[0]?.project_role).toBe('owner')
      expect((await apiFailureOf(list({ sort: { by: 'email', direction: 'asc' } }))).code).toBe(
        'incorrect_form',
      )
    })

    it('are a page away, also for an organization of 2,000', async () => {
      const { id, ada } = await anOrganization(server())
      await fillOrganization(server(), id, 1999)
      const query = {
        search: { keywords: 'colleague' },
        sort: { by: 'name', direction: 'asc' },
        pageSize: 25,
        pageIndex: 79,
      } as const
      const { data, total } = await ada.client.send(listMembers, { params: { orgId: id }, query })
      expect([data.length, total]).toEqual([24, 1999])
    })
  })

  describe('the members of a project', () => {
    it('A-024 are attached and detached by an administrator', async () => {
      const { id, projectId, ada } = await anOrganization(server())
      const grace = await aMember(server(), id, 'guest')
      const params = { id: projectId, userId: grace.id }
      const seen = async () =>
        (await grace.client.send(listProjects, { params: { orgId: id }, query: {} })).total
      expect(await seen()).toBe(0)
      const taking = async () =>
        (await ada.client.send(getProject, { params: { id: projectId } })).members.map(({ user }) => user.id)
      await ada.client.send(attachProjectMember, { params })
      expect(await taking()).toEqual([ada.id, grace.id])
      await ada.client.send(attachProjectMember, { params })
      expect(await seen()).toBe(1)
      expect(await newest(grace)).toMatchObject({
        message: 'You are now a member of the project <b>Kitchen lamp</b>.',
        redirection_entity: 'projects',
        redirection_id: projectId,
      })
      expect((await apiFailureOf(grace.client.send(detachProjectMember, { params }))).code).toBe(
        'administrators_only',
      )
      await ada.client.send(detachProjectMember, { params })
      expect(await taking()).toEqual([ada.id])
      expect(await seen()).toBe(0)
      expect((await auditOf(server(), id)).slice(-2).map(({ action }) => action)).toEqual([
        'project.member_attached',
        'project.member_detached',
      ])
    })

    it('P-017 are all that a guest learns of the projects of an organization', async () => {
      const { id, projectId, ada } = await anOrganization(server())
      const hidden = await ada.client.send(createProject, { body: { title: 'Secret', organization_id: id } })
      const guest = await aMember(server(), id, 'guest')
      await ada.client.send(attachProjectMember, { params: { id: projectId, userId: guest.id } })
      const seen = async (person: TestPerson) => {
        const organization = await person.client.send(getOrganization, { params: { id } })
        const listed = await person.client.send(listOrganizations, { query: {} })
        const members = await person.client.send(listMembers, { params: { orgId: id }, query: {} })
        const links = [organization, listed.data[0], members.data[0]].map((one) => one?.projects ?? [])
        return links.map((projects) => projects.map((project) => project.id).toSorted((a, b) => a - b))
      }
      expect(await seen(guest)).toEqual([[projectId], [projectId], [projectId]])
      const both = [projectId, hidden.id]
      expect(await seen(ada)).toEqual([both, both, both])
      const { projects_names } = await guest.client.send(getOrganization, { params: { id } })
      expect(projects_names).toEqual(['Kitchen lamp'])
    })

    it('are members of the organization first', async () => {
      const { projectId, ada } = await anOrganization(server())
      const stranger = await aPerson(server())
      const params = { id: projectId, userId: stranger.id }
      expect((await apiFailureOf(ada.client.send(attachProjectMember, { params }))).status).toBe(404)
    })
  })
})
