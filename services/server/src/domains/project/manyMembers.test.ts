import {
  getProject,
  limits,
  listAllProjects,
  listProjectMembers,
  saveProjectRole,
} from '@saywright/api/contract'
import { describe, expect, it } from 'vitest'
import { analyzeTables } from '../../../tests/support/analyzeTables.js'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import {
  anOrganization,
  fillOrganization,
  type TestOrganization,
} from '../../../tests/support/organizations.js'
import { planOf, rowsBelowLimits, watchQueries } from '../../../tests/support/watchQueries.js'
import { membersWithProjects } from './projectMembers.js'

onDatabases((server) => {
  /** A project with everyone of its organization. */
  async function aProjectOf(people: number): Promise<TestOrganization> {
    const made = await anOrganization(server())
    await fillOrganization(server(), made.id, people)
    const { database } = server().store
    const created_at = new Date().toISOString()
    await database
      .insertInto('project_member')
      .columns(['project_id', 'account_id', 'created_at'])
      .expression((insert) =>
        insert
          .selectFrom('organization_member')
          .select(({ val }) => [
            val(made.projectId).as('project_id'),
            'organization_member.account_id',
            val(created_at).as('created_at'),
          ])
          .where('organization_id', '=', made.id)
          .where('role', '=', 'guest')
          .orderBy('organization_member.id'),
      )
      .execute()
    return made
  }

  const read = ({ ada, projectId }: TestOrganization) =>
    ada.client.send(getProject, { params: { id: projectId } })

  /** The queries for the members that are returned with a project. */
  async function askedOf({ projectId }: TestOrganization) {
    const { database, asked } = watchQueries(server().store)
    await membersWithProjects({ ...server().context, database }, [projectId])
    return asked
  }

  describe('E-006 a project of 5,000 members', () => {
    it('comes with its owner and the first others, small and by as much work as of few, alone and in lists', async () => {
      const few = await aProjectOf(limits.membersWithProject - 1)
      const many = await aProjectOf(5000)
      await analyzeTables(server().store)
      const [of20, of5000] = [await read(few), await read(many)]
      expect(of20.members).toHaveLength(20)
      expect(of20.members_total).toBe(20)
      expect(of5000.members).toHaveLength(20)
      expect(of5000.members_total).toBe(5001)
      expect(of5000.members[0]).toMatchObject({ project_role: 'owner', user: { id: many.ada.id } })

      const bytes = (body: unknown) => JSON.stringify(body).length
      expect(bytes(of5000) / bytes(of20)).toBeLessThan(1.1)
      const [listed] = (await many.ada.client.send(listAllProjects, { query: {} })).data
      expect(listed?.members).toEqual(of5000.members)
      const page = await many.ada.client.send(listProjectMembers, {
        params: { id: many.projectId },
        query: { pageIndex: 500 },
      })
      expect([page.total, page.data.length]).toEqual([5001, 1])

      const [ofFew, ofMany] = [await askedOf(few), await askedOf(many)]
      const sent = ({ query, rowCount }: (typeof ofMany)[number]) => [query.sql, rowCount]
      expect(ofMany.map(sent)).toEqual(ofFew.map(sent))
      const { store } = server()
      const { query } = ofMany.find(({ rowCount }) => rowCount === 20)!
      if (store.dialect === 'postgres') expect(await rowsBelowLimits(store, query)).toBeLessThan(100)
      else {
        const plan = await planOf(store, query)
        // The first of the project; every table is searched by an index.
        expect(plan.filter((line) => /^SCAN/.test(line))).toEqual(['SCAN first'])
        // Sorts the members that were found, not those of the project.
        expect(plan.filter((line) => line.includes('TEMP B-TREE'))).toEqual(['USE TEMP B-TREE FOR ORDER BY'])
      }
    })

    it('is one of a page of as many projects as there may be', async () => {
      const { projectId, ada } = await aProjectOf(1)
      const others = Array.from({ length: limits.pageSizeMax - 1 }, (_, index) => 1_000_000 + index)
      const of = await membersWithProjects(server().context, [...others, projectId])
      expect(of(projectId).members_total).toBe(2)
      expect(of(projectId).members[0]?.user.id).toBe(ada.id)
      expect(of(others[0]!)).toEqual({ members: [], members_total: 0 })
    })

    it('names an owner who came last', async () => {
      const many = await aProjectOf(limits.membersWithProject + 5)
      const { data } = await many.ada.client.send(listProjectMembers, {
        params: { id: many.projectId },
        query: { pageSize: 100 },
      })
      const userId = data.at(-1)!.user.id
      await many.ada.client.send(saveProjectRole, {
        params: { id: many.projectId, userId },
        body: { role: 'owner' },
      })
      const { members } = await read(many)
      expect(members.map(({ user }) => user.id)).toEqual([
        userId,
        ...data.slice(0, limits.membersWithProject - 1).map(({ user }) => user.id),
      ])
    })
  })
})
