import {
  createProject,
  deleteUser,
  endOtherSessions,
  handleStaffMessage,
  listStaffMessages,
  listStaffOrganizations,
  listStaffPeople,
  listStaffProjects,
  loginAsAdmin,
  loginByCode,
  logout,
  makeLoginCode,
  me,
  proveIdentity,
  saveOrganizationLimits,
  savePersonLimits,
  saveStaffProject,
  saveUser,
  sendContactMessage,
  stopImpersonation,
} from '@saywright/api/contract'
import { describe, expect, it } from 'vitest'
import { ask, projectOf } from './support/deals.js'
import { onDatabases } from './support/onDatabases.js'
import { aMember, anOrganization, auditOf, type TestOrganization } from './support/organizations.js'
import { aPerson, apiFailureOf, goodPassword, makeStaff, type TestPerson } from './support/people.js'
import { raisedLimits, type TestServer } from './support/testServer.js'

async function aMemberOfStaff(server: TestServer): Promise<TestPerson> {
  const person = await aPerson(server)
  await makeStaff(server, person.id)
  return person
}

const small = 'projectsPerOrganization=1,organizationsPerPerson=1'
let count = 0

onDatabases(
  (server) => {
    const actionsOf = async (staffId: number) => {
      const rows = await server()
        .store.database.selectFrom('audit')
        .select('action')
        .where('staff_id', '=', staffId)
        .orderBy('id')
        .execute()
      return rows.map(({ action }) => action)
    }

    describe('P-018 staff lists', () => {
      it('every project, found by title and organization, and changes status and beta access', async () => {
        const staff = await aMemberOfStaff(server())
        const organization = await anOrganization(server())
        const list = async (filters?: Record<string, string>) => {
          const query = { search: { keywords: organization.name }, ...(filters && { filters }) }
          return (await staff.client.send(listStaffProjects, { query })).data
        }
        expect(await list()).toMatchObject([
          {
            id: organization.projectId,
            status: 'Development',
            beta_access: false,
            members_total: 1,
            deal_id: null,
          },
        ])
        const params = { id: organization.projectId }
        await staff.client.send(saveStaffProject, {
          params,
          body: { status: 'Production', beta_access: true },
        })
        expect(await list({ status: 'Production' })).toHaveLength(1)
        expect(await list({ status: 'Development' })).toEqual([])
        expect(await projectOf(organization)).toMatchObject({ status: 'Production', beta_access: true })
        expect((await auditOf(server(), organization.id)).at(-1)).toMatchObject({
          action: 'project.updated',
          account_id: staff.id,
          values_json: { name: 'Kitchen lamp', fields: 'status, beta_access', after: 'Production' },
        })
        const unknown = staff.client.send(saveStaffProject, { params: { id: 999_999 }, body: {} })
        expect((await apiFailureOf(unknown)).status).toBe(404)
      })

      it('every organization with its numbers, and everybody with theirs', async () => {
        const staff = await aMemberOfStaff(server())
        const organization = await anOrganization(server())
        await aMember(server(), organization.id, 'guest')
        const organizations = await staff.client.send(listStaffOrganizations, {
          query: { search: { keywords: organization.name } },
        })
        expect(organizations.data).toMatchObject([
          { id: organization.id, status: 'unverified', members_total: 2, projects_total: 1, limits: {} },
        ])
        const people = await staff.client.send(listStaffPeople, {
          query: { search: { keywords: organization.ada.email } },
        })
        expect(people.data).toMatchObject([
          {
            person: { id: organization.ada.id },
            is_admin: false,
            is_confirmed: true,
            organizations: [{ id: organization.id, role: 'administrator' }],
          },
        ])
        expect(people.data[0]?.last_used_at).toBeTruthy()
      })
    })

    it.each([
      ['Éloïse', 'Иванов', ['Éloïse', 'eloise иванов', 'ИВАНОВ', 'Иванов Éloïse']],
      ['Conan', 'O’Brien-Cœur', ["o'brien", 'coeur', 'OBRIEN-COEUR'.slice(1), 'brien cœur conan']],
      ['Grete', 'Großmann', ['grossmann', 'GROSSMANN', 'großmann', '  grete\u00a0gross ']],
    ])('P-018 finds %s %s, typed exactly or as a keyboard has it', async (first_name, last_name, typed) => {
      const staff = await aMemberOfStaff(server())
      const person = await aPerson(server())
      await person.client.send(saveUser, { params: { id: person.id }, body: { first_name, last_name } })
      for (const keywords of typed) {
        const { data } = await staff.client.send(listStaffPeople, { query: { search: { keywords } } })
        expect(data.map((each) => each.person.id)).toContain(person.id)
      }
    })

    describe('limits of one owner', () => {
      const another = (
        person: TestPerson,
        body: { organization_id: number } | { organization_name: string },
      ) => person.client.send(createProject, { body: { title: `Lamp ${++count}`, ...body } })
      const inIt = ({ id, ada }: TestOrganization) => another(ada, { organization_id: id })

      it('are raised by staff for an organization, say their own number, and go back', async () => {
        const staff = await aMemberOfStaff(server())
        const organization = await anOrganization(server())
        const other = await anOrganization(server())
        const allow = (projectsPerOrganization: number | null) =>
          staff.client.send(saveOrganizationLimits, {
            params: { id: organization.id },
            body: { projectsPerOrganization, user_seats: 4 },
          })
        expect((await apiFailureOf(inIt(organization))).code).toBe('too_many_projects')
        await allow(2)
        await inIt(organization)
        const refused = await apiFailureOf(inIt(organization))
        expect([refused.code, refused.serverMessage]).toEqual([
          'too_many_projects',
          'This organization already has 2 projects, the maximum.',
        ])
        expect((await apiFailureOf(inIt(other))).code).toBe('too_many_projects')
        const { data } = await staff.client.send(listStaffOrganizations, {
          query: { search: { keywords: organization.name } },
        })
        expect(data).toMatchObject([{ user_seats: 4, limits: { projectsPerOrganization: 2 } }])
        await allow(null)
        expect((await apiFailureOf(inIt(organization))).serverMessage).toContain('already has 1 project,')
        expect((await auditOf(server(), organization.id)).at(-1)?.action).toBe('organization.limits_changed')
      })

      it('are raised for a person', async () => {
        const staff = await aMemberOfStaff(server())
        const { ada } = await anOrganization(server())
        const found = () => another(ada, { organization_name: `More ${++count} ${Date.now()}` })
        expect((await apiFailureOf(found())).code).toBe('too_many_organizations')
        await staff.client.send(savePersonLimits, {
          params: { id: ada.id },
          body: { organizationsPerPerson: 2 },
        })
        await found()
        expect((await apiFailureOf(found())).serverMessage).toBe(
          'You already have 2 organizations, the maximum for one person.',
        )
        expect(await actionsOf(staff.id)).toEqual(['account.limits_changed'])
      })
    })

    describe('impersonation', () => {
      const reason = 'Ticket 4012'
      const act = async (staff: TestPerson, { email }: TestPerson) =>
        (await staff.client.send(loginAsAdmin, { body: { email, reason } })).access_token

      it('A-009 ends without another login: the session of staff continues in the returned one', async () => {
        const [staff, person] = [await aMemberOfStaff(server()), await aPerson(server())]
        const acting = server().client(await act(staff, person))
        const back = await acting.send(stopImpersonation)
        expect(back).toMatchObject({ id: staff.id, account_created: false })
        const client = server().client(back.access_token)
        const own = await client.send(me)
        expect([own.id, own.is_admin, own.acted_by]).toEqual([staff.id, true, undefined])
        expect((await apiFailureOf(acting.send(me))).status).toBe(403)
        expect((await apiFailureOf(staff.client.send(me))).status).toBe(403)
        // A session that continues does not prove the identity of its holder.
        const again = client.send(loginAsAdmin, { body: { email: person.email, reason } })
        expect((await apiFailureOf(again)).code).toBe('proof_required')
        expect(await actionsOf(staff.id)).toEqual(['account.acted_as', 'account.acting_ended'])
      })

      it('does not end so without impersonation, in a studio, or when the session of staff has ended', async () => {
        const [staff, person] = [await aMemberOfStaff(server()), await aPerson(server())]
        expect((await apiFailureOf(person.client.send(stopImpersonation))).code).toBe('not_possible')
        const acting = server().client(await act(staff, person))
        const { code } = await acting.send(makeLoginCode, { body: {} })
        const handed = await server().client().send(loginByCode, { body: { code } })
        const studio = server().client(handed.access_token)
        expect((await apiFailureOf(studio.send(stopImpersonation))).code).toBe('not_possible')
        await staff.client.send(logout)
        expect((await apiFailureOf(acting.send(stopImpersonation))).code).toBe('not_possible')
        expect((await acting.send(me)).id).toBe(person.id)
        expect((await apiFailureOf(acting.send(endOtherSessions))).code).toBe('not_while_acting')
      })
    })

    it('what staff does with messages is in the log too', async () => {
      const [staff, person] = [await aMemberOfStaff(server()), await aPerson(server())]
      const body = { topic: 'I need advice', message: `Which microphone? ${person.id}` }
      await person.client.send(sendContactMessage, { body })
      const { data } = await staff.client.send(listStaffMessages, {
        query: { search: { keywords: body.message } },
      })
      await staff.client.send(handleStaffMessage, { params: { id: data[0]!.id }, body: { handled: true } })
      expect(await actionsOf(staff.id)).toEqual(['staff.message_handled'])
    })

    it('a request outlives the account of its requester, without a name', async () => {
      const organization = await anOrganization(server())
      const grace = await aMember(server(), organization.id, 'administrator')
      await ask({ ...organization, ada: grace }, { tech_voice_authentication: true })
      await grace.client.send(proveIdentity, { body: { password: goodPassword } })
      await grace.client.send(deleteUser, { params: { id: grace.id } })
      expect((await projectOf(organization)).deals).toMatchObject([{ status: 'approved', asked_by: null }])
    })
  },
  { environment: () => ({ SAYWRIGHT_LIMITS: `${raisedLimits},${small}` }) },
)
