import {
  approveDeal,
  type BodyOf,
  declineDeal,
  getDealStatus,
  getStaffDeal,
  limits,
  listNotifications,
  listStaffAudit,
  listStaffDeals,
  undoDecision,
} from '@saywright/api/contract'
import { describe, expect, it } from 'vitest'
import { ask, projectOf } from '../../../tests/support/deals.js'
import { mailsTo, untilMail, untilMailSaying } from '../../../tests/support/mails.js'
import { onReviewed } from '../../../tests/support/onReviewed.js'
import {
  aMember,
  anOrganization,
  auditOf,
  type TestOrganization,
} from '../../../tests/support/organizations.js'
import { aPerson, apiFailureOf, makeStaff, type TestPerson } from '../../../tests/support/people.js'
import type { TestServer } from '../../../tests/support/testServer.js'

type Approval = BodyOf<typeof approveDeal>

async function aMemberOfStaff(server: TestServer): Promise<TestPerson> {
  const person = await aPerson(server)
  await makeStaff(server, person.id)
  return person
}

const approve = ({ client }: TestPerson, id: number, body: Approval = {}) =>
  client.send(approveDeal, { params: { id }, body })
const decline = ({ client }: TestPerson, id: number, reason = 'There is no engine for it yet.') =>
  client.send(declineDeal, { params: { id }, body: { reason } })
const undo = ({ client }: TestPerson, id: number) => client.send(undoDecision, { params: { id } })
const messagesOf = async ({ client }: TestPerson) =>
  (await client.send(listNotifications, { query: {} })).data.map(({ message }) => message)
const untilDecided = async (organization: TestOrganization) =>
  expect.poll(async () => (await projectOf(organization)).deal_id).toBeNull()

onReviewed(
  (server) => {
    const staffActions = async (dealId: number) => {
      const rows = await server()
        .store.database.selectFrom('audit')
        .select(['action', 'staff_id'])
        .where('object_kind', '=', 'deal')
        .where('object_id', '=', dealId)
        .where('action', 'like', 'staff.%')
        .orderBy('id')
        .execute()
      return rows
    }

    describe('an approval', () => {
      it('delivers, begins 30 days, sets the status and notifies the members and administrators', async () => {
        const organization = await anOrganization(server())
        const grace = await aMember(server(), organization.id, 'administrator')
        const staff = await aMemberOfStaff(server())
        const { deal_id: id } = await ask(organization, {
          tech_voice_authentication: true,
        })
        const before = Date.now()
        const decided = await approve(staff, id, { message: ' Welcome. ', provider: 'Built-in engines' })
        expect(decided).toMatchObject({ id, status: 'approved', decided_by: { id: staff.id } })
        await untilDecided(organization)
        const project = await projectOf(organization)
        expect(project).toMatchObject({
          status: 'Development',
          evaluation: 'Yes',
          tags: [
            { technology: 'asr', langs: ['eng-US', 'fra-FR'] },
            { technology: 'voice-biometrics', langs: [] },
          ],
          deals: [{ status: 'approved', message: 'Welcome.' }],
          deliveries: [{ provider: 'Built-in engines' }, { provider: 'Built-in engines' }],
        })
        const days = (Date.parse(project.evaluation_ends_on ?? '') - before) / 86_400_000
        expect(Math.round(days)).toBe(30)
        expect(project.deliveries?.map(({ expire_on }) => expire_on)).toEqual([
          project.evaluation_ends_on,
          project.evaluation_ends_on,
        ])
        const [day, month, year] = [8, 5, 0].map((at, index) =>
          project.evaluation_ends_on?.slice(at, at + (index === 2 ? 4 : 2)),
        )
        expect((await messagesOf(grace))[0]).toBe(
          `Your request for <b>Kitchen lamp</b> was approved until ${day}/${month}/${year}. Welcome.`,
        )
        const mail = await untilMailSaying(server().folder, grace.email, 'Welcome.')
        expect(mail.text).toContain(`/projects/${organization.projectId}/settings/technologies`)
        expect((await auditOf(server(), organization.id)).at(-1)).toMatchObject({
          action: 'deal.approved',
          account_id: staff.id,
          values_json: { name: 'Kitchen lamp' },
        })
        expect(await staffActions(id)).toEqual([{ action: 'staff.deal_approved', staff_id: staff.id }])
        // Of no log of the organization, and still read with what it was about.
        const query = { filters: { account_id: String(staff.id), action: 'staff.deal_approved' } }
        expect((await staff.client.send(listStaffAudit, { query })).data).toMatchObject([
          { values: { name: 'Kitchen lamp' }, organization: { id: organization.id } },
        ])
      })

      it('may be permanent, with a status, or end on another day', async () => {
        const organization = await anOrganization(server())
        const staff = await aMemberOfStaff(server())
        const { deal_id: first } = await ask(organization)
        await approve(staff, first, { evaluation_ends_on: null, status: 'Production' })
        await untilDecided(organization)
        expect(await projectOf(organization)).toMatchObject({
          status: 'Production',
          evaluation: 'No',
          evaluation_ends_on: null,
          deliveries: [{ expire_on: null }],
        })
        expect((await messagesOf(organization.ada))[0]).toBe(
          'Your request for <b>Kitchen lamp</b> was approved.',
        )
        const end = new Date(Date.now() + 90 * 86_400_000).toISOString()
        const { deal_id: second } = await ask(organization, {
          languages_voice_strict_commands: ['German - Germany'],
        })
        await approve(staff, second, { evaluation_ends_on: end })
        await untilDecided(organization)
        expect(await projectOf(organization)).toMatchObject({
          status: 'Production',
          evaluation: 'Yes',
          evaluation_ends_on: end,
          tags: [{ technology: 'asr', langs: ['eng-US', 'fra-FR', 'deu-DE'] }],
          deliveries: [{ langs: ['eng-US', 'fra-FR'] }, { langs: ['deu-DE'], expire_on: end }],
        })
      })

      it.each([
        ['past', '2020-01-01T00:00:00.000Z', 'outOfRange'],
        ['beyond ten years', '2099-01-01T00:00:00.000Z', 'outOfRange'],
        ['no moment', 'soon', 'invalid'],
      ])('is refused with an end that is %s', async (_, evaluation_ends_on, key) => {
        const organization = await anOrganization(server())
        const staff = await aMemberOfStaff(server())
        const { deal_id: id } = await ask(organization)
        const response = await fetch(`${server().url}/api/v3/staff/deals/${id}/approve`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${staff.token}`, 'Content-Type': 'application/json' },
          body: JSON.stringify({ evaluation_ends_on }),
        })
        expect([response.status, await response.json()]).toMatchObject([
          422,
          { errors: { evaluation_ends_on: key } },
        ])
      })
    })

    it('a refusal needs a reason of 200 characters at most, which the members read', async () => {
      const organization = await anOrganization(server())
      const staff = await aMemberOfStaff(server())
      const { deal_id: id } = await ask(organization)
      for (const reason of [' ', 'a'.repeat(201)]) {
        const sent = decline(staff, id, reason)
        expect(Object.keys((await apiFailureOf(sent)).errors)).toEqual(['reason'])
      }
      const reason = 'a<b>'.padEnd(200, 'a')
      expect((await decline(staff, id, reason)).status).toBe('declined')
      await untilDecided(organization)
      expect(await projectOf(organization)).toMatchObject({
        status: 'Discovery',
        tags: [],
        deals: [{ status: 'declined', reason }],
        tech_voice_strict_commands: false,
      })
      expect((await messagesOf(organization.ada))[0]).toContain('was declined: a&lt;b&gt;aaa')
      expect((await untilMail(server().folder, organization.ada.email, 2)).text).toContain(reason)
      expect((await auditOf(server(), organization.id)).at(-1)?.action).toBe('deal.declined')
      expect((await ask(organization)).status).toBe('waiting')
    })

    it('of decisions of two members of staff at once, exactly one holds', async () => {
      const organization = await anOrganization(server())
      const [one, other] = [await aMemberOfStaff(server()), await aMemberOfStaff(server())]
      const { deal_id: id } = await ask(organization)
      const results = await Promise.allSettled([
        approve(one, id),
        decline(other, id),
        approve(other, id),
        decline(one, id),
      ])
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      for (const result of results)
        if (result.status === 'rejected')
          expect(result.reason).toMatchObject({ status: 409, code: 'already_decided' })
      await untilDecided(organization)
      expect(await staffActions(id)).toHaveLength(1)
      expect((await messagesOf(organization.ada)).filter((message) => /request/.test(message))).toHaveLength(
        1,
      )
      const french = server().client(one.token, 'fr-FR')
      const late = await apiFailureOf(french.send(approveDeal, { params: { id }, body: {} }))
      expect([late.status, late.serverMessage]).toEqual([409, 'Cette demande a déjà reçu une décision.'])
    })

    it('the list has requests by status, with counts, and finds them by project, organization and person', async () => {
      const staff = await aMemberOfStaff(server())
      const [first, second] = [await anOrganization(server()), await anOrganization(server())]
      const { deal_id: waiting } = await ask(first)
      const { deal_id: declined } = await ask(second)
      await decline(staff, declined)
      const list = async (status: string | undefined, keywords: string) => {
        const query = { search: { keywords }, ...(status !== undefined && { filters: { status } }) }
        const { data, counts } = await staff.client.send(listStaffDeals, { query })
        expect(counts.waiting + counts.approved + counts.declined).toBeGreaterThanOrEqual(2)
        return data.map(({ id }) => id)
      }
      expect(await list('waiting', first.name)).toEqual([waiting])
      expect(await list('declined', first.name)).toEqual([])
      expect(await list('declined', second.ada.email)).toEqual([declined])
      expect(await list(undefined, first.name.toUpperCase())).toEqual([waiting])
      const sent = staff.client.send(listStaffDeals, { query: { filters: { status: 'lost' } } })
      expect((await apiFailureOf(sent)).errors).toEqual({ 'filters.status': 'invalid' })
    })

    it('has its project, its organization and the number of people to notify', async () => {
      const organization = await anOrganization(server())
      await aMember(server(), organization.id, 'administrator')
      await aMember(server(), organization.id, 'guest')
      const staff = await aMemberOfStaff(server())
      const { deal_id: id } = await ask(organization)
      const found = await staff.client.send(getStaffDeal, { params: { id } })
      expect(found).toMatchObject({
        request: {
          id,
          status: 'waiting',
          organization: { id: organization.id, name: organization.name },
          deal: { kind: 'evaluation', asked_by: { id: organization.ada.id } },
        },
        project: { id: organization.projectId, title: 'Kitchen lamp' },
        members_total: 2,
        crm_links: null,
      })
      const missing = staff.client.send(getStaffDeal, { params: { id: 999_999 } })
      expect((await apiFailureOf(missing)).status).toBe(404)
    })
  },
  { limits: 'decisionUndoSeconds=0' },
)

describe('a decision', () => {
  onReviewed(
    (server) => {
      it('takes effect after the seconds in which it can be undone, and notifies no one before', async () => {
        const organization = await anOrganization(server())
        const employee = await aMember(server(), organization.id, 'employee')
        const staff = await aMemberOfStaff(server())
        const { deal_id: id } = await ask(organization)
        const { undo_until } = await approve(staff, id)
        expect(Date.parse(undo_until ?? '') - Date.now()).toBeGreaterThan(0)
        const params = { id: organization.projectId }
        expect((await employee.client.send(getDealStatus, { params })).deal_opened).toBe(true)
        expect(await projectOf(organization)).toMatchObject({ tags: [], deals: [{ status: 'waiting' }] })
        expect(await messagesOf(organization.ada)).toEqual([])
        expect((await undo(staff, id)).status).toBe('waiting')
        expect((await undo(staff, id).catch((error) => error)).code).toBe('not_possible')

        await decline(staff, id)
        await untilDecided(organization)
        expect(await projectOf(organization)).toMatchObject({ tags: [], deals: [{ status: 'declined' }] })
        expect(await messagesOf(organization.ada)).toHaveLength(1)
        expect((await apiFailureOf(undo(staff, id))).code).toBe('not_possible')
        // The first was the one that confirmed the account.
        expect((await untilMail(server().folder, organization.ada.email, 2)).subject).toBe(
          'Declined: your request for Kitchen lamp',
        )
        expect(await mailsTo(server().folder, organization.ada.email)).toHaveLength(2)
      })

      it('ends as one when several people undo and make it at once', async () => {
        const organization = await anOrganization(server())
        const staff = await aMemberOfStaff(server())
        const { deal_id: id } = await ask(organization)
        await approve(staff, id)
        await Promise.allSettled([undo(staff, id), undo(staff, id), decline(staff, id), approve(staff, id)])
        await approve(staff, id).catch(() => {})
        await untilDecided(organization)
        expect((await messagesOf(organization.ada)).filter((text) => /request/.test(text))).toHaveLength(1)
      })
    },
    { limits: 'decisionUndoSeconds=2' },
  )

  it('may be undone for ten seconds where no limit says otherwise', () => {
    expect(limits.decisionUndoSeconds).toBe(10)
  })
})
