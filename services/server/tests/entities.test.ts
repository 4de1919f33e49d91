import {
  addDomain,
  createDeal,
  createProject,
  descriptionOf,
  getOrganization,
  getProject,
  getStaffDeal,
  listDomains,
  listStaffOrganizations,
  listStaffPeople,
  listStaffProjects,
  makeEmailCode,
  me,
  saveOrganization,
  saveOrganizationSales,
  savePersonSales,
  saveStaffProject,
  verifEmailCode,
} from '@saywright/api/contract'
import { describe, expect, it } from 'vitest'
import { ask, projectOf } from './support/deals.js'
import { anAddress, invite } from './support/invitations.js'
import { typedCodeOf, untilMail } from './support/mails.js'
import { onDatabases } from './support/onDatabases.js'
import { aMember, anOrganization, auditOf, type TestOrganization } from './support/organizations.js'
import { aPerson, apiFailureOf, makeStaff, type TestPerson } from './support/people.js'
import type { TestServer } from './support/testServer.js'

type Described = Parameters<typeof descriptionOf>[0]

/** Fields of the contract that an answer leaves out; one that is null is answered. */
function missingIn(answer: object, shape: Described | undefined): string[] {
  const description = shape && descriptionOf(shape)
  if (description?.kind !== 'object') throw new Error('Only objects have fields')
  const given = new Map(Object.entries(answer))
  return Object.keys(description.fields).filter((field) => given.get(field) === undefined)
}

const solution = {
  solution_category: ['Toy'],
  solution_operating_system: ['Linux'],
  solution_electronic: 'MCU' as const,
  solution_end_user: 'B2C' as const,
  solution_use_environment: 'Home' as const,
}

const furtherDetails = {
  project_maturity: 'Idea',
  forecasted_volume: '1000',
  avg_unit_price: '20',
  technical_contact: 'ada@example.com',
}

const form = {
  country: 'France',
  geographic_area: 'EMEA',
  industry: 'Manufacturing',
  sub_industry: 'Assembly lines',
  business_activity: null,
  size: '50-500',
  website_url: 'lumiere-instruments.com',
  ...{ email_pro: null, postal_address: null, description: null, vat: 'FR1', naf: null, siren: null },
  ...{ currency: null, linkedin: null, incorporation_date: null, jurisdiction_code: null },
} as const

async function aMemberOfStaff(server: TestServer): Promise<TestPerson> {
  const person = await aPerson(server)
  await makeStaff(server, person.id)
  return person
}

let count = 0

async function addProvedDomain(server: TestServer, { id, ada }: TestOrganization): Promise<void> {
  const name = `firm${++count}-${Date.now()}.com`
  const email = `postmaster@${name}`
  await ada.client.send(makeEmailCode, { body: { email } })
  const code = typedCodeOf(await untilMail(server.folder, email))
  await ada.client.send(verifEmailCode, { body: { email, code } })
  await ada.client.send(addDomain, { params: { id }, body: { name, verification_email: email } })
}

onDatabases(
  (server) => {
    describe('every field of the contract is answered', () => {
      it('E-001 of a user', async () => {
        const { ada } = await anOrganization(server())
        const own = await ada.client.send(me)
        // The account is not impersonated.
        expect(missingIn(own, me.response)).toEqual(['acted_by'])
        expect(own).toMatchObject({
          role: 'user',
          is_beta_user: false,
          vdk_version: null,
          project_roles: ['owner'],
        })
        expect((await (await aMemberOfStaff(server())).client.send(me)).role).toBe('admin')
      })

      it('E-001 a user is one of beta by the projects they see, and has the newest version of those', async () => {
        const staff = await aMemberOfStaff(server())
        const organization = await anOrganization(server())
        const { ada, projectId } = organization
        const guest = await aMember(server(), organization.id, 'guest')
        const versions = await Promise.all(
          ['6.1', '6.2'].map(async (display_name) => {
            const label = `${display_name}-${++count}-${Date.now()}`
            const { id } = await server()
              .store.database.insertInto('vdk_version')
              .values({ label, label_key: label, display_name, created_at: new Date().toISOString() })
              .returning('id')
              .executeTakeFirstOrThrow()
            return { id, display_name }
          }),
        )
        const newest = versions.toSorted((a, b) => b.id - a.id)
        const body = { title: 'Second lamp', organization_id: organization.id }
        const second = await ada.client.send(createProject, { body })
        const give = (id: number, vdk_version_id: number, beta_access: boolean) =>
          staff.client.send(saveStaffProject, { params: { id }, body: { vdk_version_id, beta_access } })
        await give(projectId, newest[1]!.id, true)
        await give(second.id, newest[0]!.id, false)
        const versionOf = async ({ client }: TestPerson) => {
          const { is_beta_user, vdk_version } = await client.send(me)
          return [is_beta_user, vdk_version]
        }
        expect(await versionOf(ada)).toEqual([true, newest[1]!.display_name])
        await give(second.id, newest[0]!.id, true)
        expect(await versionOf(ada)).toEqual([true, newest[0]!.display_name])
        expect(await versionOf(guest)).toEqual([false, null])
      })

      it('E-004 E-005 of an organization, its domains and its invitations', async () => {
        const organization = await anOrganization(server())
        const { id, name, ada, projectId } = organization
        await aMember(server(), id, 'administrator')
        await ada.client.send(saveOrganization, { params: { id }, body: { name, ...form } })
        await addProvedDomain(server(), organization)
        const email = anAddress()
        await invite(organization, email, 'guest', [projectId])
        const seen = await ada.client.send(getOrganization, { params: { id } })
        expect(missingIn(seen, getOrganization.response)).toEqual([])
        expect(seen.administrator?.id).toBe(ada.id)
        expect(seen.administrators).toHaveLength(2)
        const { data } = await ada.client.send(listDomains, { params: { id }, query: {} })
        for (const domain of [data[0], seen.domains?.[0]]) expect(domain?.organization).toEqual({ id, name })
        const [invitation] = seen.invitations_user ?? []
        expect(invitation?.invitations_project).toMatchObject([
          {
            role: 'developer',
            project: { id: projectId },
            invitation_user: { id: invitation?.id, invitation_mail: email },
          },
        ])
      })

      it('E-006 E-008 of a project and its request', async () => {
        const organization = await anOrganization(server())
        const { ada, id } = organization
        const { id: projectId } = await ada.client.send(createProject, {
          body: { title: 'Lamp', organization_id: id, ...solution, ...furtherDetails },
        })
        const deal = await ask({ ...organization, projectId }, solution)
        const project = await ada.client.send(getProject, { params: { id: projectId } })
        expect(missingIn(project, getProject.response)).toEqual([])
        expect(missingIn(deal, createDeal.response)).toEqual([])
        expect(project.deals?.[0]?.deal_id).toBe(deal.deal_id)
      })
    })

    describe('what staff says for sales', () => {
      it('E-004 E-008 of an organization is read by its members, and by name in its requests', async () => {
        const staff = await aMemberOfStaff(server())
        const organization = await anOrganization(server())
        const { id, name, ada } = organization
        await ask(organization)
        const params = { id }
        const save = (body: object) => staff.client.send(saveOrganizationSales, { params, body })
        await save({ customer: 'Yes', sales_representative: ' Inès Roche ', organization_id: 'ACC-2041' })
        const said = { customer: 'Yes', sales_representative: 'Inès Roche', organization_id: 'ACC-2041' }
        expect(await ada.client.send(getOrganization, { params })).toMatchObject(said)
        expect((await projectOf(organization)).deals?.[0]?.sales_representative).toBe('Inès Roche')
        const query = { search: { keywords: name } }
        expect((await staff.client.send(listStaffOrganizations, { query })).data).toMatchObject([said])
        expect((await auditOf(server(), id)).at(-1)).toMatchObject({
          action: 'organization.sales_changed',
          account_id: staff.id,
          values_json: { name, fields: 'customer, sales_representative, organization_id' },
        })
        await save({ customer: null, organization_id: ' ' })
        expect(await ada.client.send(getOrganization, { params })).toMatchObject({
          customer: null,
          sales_representative: 'Inès Roche',
          organization_id: null,
        })
        const wrong = await apiFailureOf(save({ customer: 'Perhaps', organization_id: 'A'.repeat(101) }))
        expect(Object.keys(wrong.errors ?? {}).toSorted()).toEqual(['customer', 'organization_id'])
        const missing = staff.client.send(saveOrganizationSales, { params: { id: 999_999 }, body: {} })
        expect((await apiFailureOf(missing)).status).toBe(404)
      })

      it('E-001 P-018 of a person is read by them, and is in the log', async () => {
        const staff = await aMemberOfStaff(server())
        const { ada } = await anOrganization(server())
        const params = { id: ada.id }
        const body = { sales_email: 'ines@saywright.example', person_id: 'CON-7310' }
        await staff.client.send(savePersonSales, { params, body })
        expect(await ada.client.send(me)).toMatchObject(body)
        const query = { search: { keywords: ada.email } }
        expect((await staff.client.send(listStaffPeople, { query })).data).toMatchObject([body])
        const entry = await server()
          .store.database.selectFrom('audit')
          .select(['action', 'staff_id', 'values_json'])
          .where('subject_id', '=', ada.id)
          .where('action', '=', 'account.sales_changed')
          .executeTakeFirstOrThrow()
        expect(entry).toMatchObject({
          staff_id: staff.id,
          values_json: { fields: 'sales_email, person_id' },
        })
        await staff.client.send(savePersonSales, { params, body: { sales_email: null } })
        expect(await ada.client.send(me)).toMatchObject({ sales_email: null, person_id: 'CON-7310' })
        const wrong = staff.client.send(savePersonSales, { params, body: { sales_email: 'ines' } })
        expect((await apiFailureOf(wrong)).errors).toEqual({ sales_email: 'invalidEmail' })
        const missing = staff.client.send(savePersonSales, { params: { id: 999_999 }, body: {} })
        expect((await apiFailureOf(missing)).status).toBe(404)
      })

      it('E-006 of a project is read by its members', async () => {
        const staff = await aMemberOfStaff(server())
        const organization = await anOrganization(server())
        const params = { id: organization.projectId }
        const body = { lead_id: 'LEAD-88', project_id: 'OPP-412' }
        await staff.client.send(saveStaffProject, { params, body })
        expect(await projectOf(organization)).toMatchObject(body)
        const query = { search: { keywords: organization.name } }
        expect((await staff.client.send(listStaffProjects, { query })).data).toMatchObject([body])
        await staff.client.send(saveStaffProject, { params, body: { lead_id: '' } })
        expect(await projectOf(organization)).toMatchObject({ lead_id: null, project_id: 'OPP-412' })
      })

      it('E-011 leads from a request to the customer database, by our numbers where it says nothing', async () => {
        const staff = await aMemberOfStaff(server())
        const organization = await anOrganization(server())
        const { id, ada, projectId } = organization
        const { deal_id } = await ask(organization)
        const links = async () =>
          (await staff.client.send(getStaffDeal, { params: { id: deal_id } })).crm_links
        expect(await links()).toEqual({
          deal: `https://crm.example/deal/${deal_id}`,
          project: `https://crm.example/project/${projectId}`,
          person: `https://crm.example/person/${ada.id}`,
          organization: `https://crm.example/organization/${id}`,
        })
        await staff.client.send(saveStaffProject, {
          params: { id: projectId },
          body: { lead_id: 'LEAD-88', project_id: 'OPP-412' },
        })
        await staff.client.send(saveOrganizationSales, {
          params: { id },
          body: { organization_id: 'ACC-2041' },
        })
        await staff.client.send(savePersonSales, { params: { id: ada.id }, body: { person_id: 'CON-7310' } })
        expect(await links()).toEqual({
          deal: `https://crm.example/deal/${deal_id}`,
          lead: 'https://crm.example/lead/LEAD-88',
          project: 'https://crm.example/project/OPP-412',
          person: 'https://crm.example/person/CON-7310',
          organization: 'https://crm.example/organization/ACC-2041',
        })
      })
    })
  },
  { environment: () => ({ CRM_URL: 'https://crm.example' }) },
)
