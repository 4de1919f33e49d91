import {
  type BodyOf,
  createDelivery,
  getStaffProject,
  listNotifications,
  nothingChosen,
  withdrawDelivery,
} from '@saywright/api/contract'
import { expect, it } from 'vitest'
import { projectOf } from '../../../tests/support/deals.js'
import { untilMail } from '../../../tests/support/mails.js'
import { onReviewed } from '../../../tests/support/onReviewed.js'
import { aMember, anOrganization, auditOf } from '../../../tests/support/organizations.js'
import { aPerson, apiFailureOf, makeStaff, type TestPerson } from '../../../tests/support/people.js'
import type { TestServer } from '../../../tests/support/testServer.js'

type Delivered = BodyOf<typeof createDelivery>

async function aMemberOfStaff(server: TestServer): Promise<TestPerson> {
  const person = await aPerson(server)
  await makeStaff(server, person.id)
  return person
}

const soon = () => new Date(Date.now() + 10 * 86_400_000).toISOString()
const deliver = ({ client }: TestPerson, id: number, body: Partial<Delivered>) =>
  client.send(createDelivery, {
    params: { id },
    body: { ...(nothingChosen as Delivered), expire_on: null, ...body },
  })
const commands = {
  tech_voice_strict_commands: true,
  languages_voice_strict_commands: ['English - United States', 'French - France'],
}
const messagesOf = async ({ client }: TestPerson) =>
  (await client.send(listNotifications, { query: {} })).data.map(({ message }) => message)

onReviewed((server) => {
  it('delivers without a request until a date: the project works with it, its members are notified, the log has it', async () => {
    const staff = await aMemberOfStaff(server())
    const organization = await anOrganization(server())
    const grace = await aMember(server(), organization.id, 'administrator')
    const end = soon()
    await deliver(staff, organization.projectId, {
      ...commands,
      expire_on: end,
      provider: 'Built-in engines',
      message: 'For your fair.',
    })
    const read = await staff.client.send(getStaffProject, { params: { id: organization.projectId } })
    expect(read).toMatchObject({
      members_total: 2,
      vdk_version: null,
      project: {
        status: 'Development',
        evaluation: 'Yes',
        evaluation_ends_on: end,
        tags: [{ technology: 'asr', langs: ['eng-US', 'fra-FR'] }],
        deliveries: [
          {
            technology: 'asr',
            langs: ['eng-US', 'fra-FR'],
            provider: 'Built-in engines',
            expire_on: end,
          },
        ],
        deals: [],
      },
    })
    const [day, month, year] = [end.slice(8, 10), end.slice(5, 7), end.slice(0, 4)]
    const told = `Resources were delivered to <b>Kitchen lamp</b> until ${day}/${month}/${year}. For your fair.`
    for (const person of [organization.ada, grace]) expect((await messagesOf(person))[0]).toBe(told)
    const mail = await untilMail(server().folder, grace.email, 2)
    expect(mail.text).toContain('For your fair.')
    expect(mail.text).toContain(`/projects/${organization.projectId}/settings/technologies`)
    expect((await auditOf(server(), organization.id)).at(-1)).toMatchObject({
      action: 'project.delivered',
      account_id: staff.id,
      values_json: { name: 'Kitchen lamp' },
    })
  })

  it('does not repeat a delivery unless it lasts longer', async () => {
    const staff = await aMemberOfStaff(server())
    const { projectId, ...organization } = await anOrganization(server())
    await deliver(staff, projectId, { ...commands, expire_on: soon() })
    const again = deliver(staff, projectId, {
      ...commands,
      expire_on: new Date(Date.now() + 86_400_000).toISOString(),
    })
    expect((await apiFailureOf(again)).code).toBe('nothing_changed')
    await deliver(staff, projectId, { ...commands, tech_speech_enhancement: true })
    expect((await projectOf({ projectId, ...organization })).deliveries).toMatchObject([
      { technology: 'asr', expire_on: expect.any(String) },
      { technology: 'asr', expire_on: null },
      { technology: 'speech_enhancement', expire_on: null },
    ])
  })

  it('withdraws one language, then the whole delivery, which stays in the list as ended', async () => {
    const staff = await aMemberOfStaff(server())
    const organization = await anOrganization(server())
    const id = organization.projectId
    const end = soon()
    await deliver(staff, id, { ...commands, expire_on: end })
    const withdraw = (deliveryId: number, langs?: string[]) =>
      staff.client.send(withdrawDelivery, {
        params: { id, deliveryId },
        body: { ...(langs && { langs }), message: 'The fair is over.' },
      })
    const [first] = (await projectOf(organization)).deliveries ?? []
    expect((await apiFailureOf(withdraw(first!.id, ['deu-DE']))).errors).toEqual({ langs: 'invalid' })
    await withdraw(first!.id, ['fra-FR'])
    const narrowed = await projectOf(organization)
    expect(narrowed).toMatchObject({
      evaluation_ends_on: end,
      tags: [{ technology: 'asr', langs: ['eng-US'] }],
      deliveries: [{ langs: ['eng-US', 'fra-FR'] }, { langs: ['eng-US'], expire_on: end }],
    })
    await withdraw(narrowed.deliveries![1]!.id)
    const empty = await projectOf(organization)
    expect(empty).toMatchObject({ evaluation: 'No', tags: [] })
    expect(Date.parse(empty.evaluation_ends_on ?? '')).toBeLessThanOrEqual(Date.now())
    expect((await messagesOf(organization.ada)).slice(0, 2)).toEqual(
      Array(2).fill('Resources of <b>Kitchen lamp</b> were withdrawn. The fair is over.'),
    )
    expect((await apiFailureOf(withdraw(first!.id))).code).toBe('not_possible')
    expect((await apiFailureOf(withdraw(999_999))).status).toBe(404)
    expect((await auditOf(server(), organization.id)).at(-1)?.action).toBe('project.withdrawn')
  })

  it.each([
    ['nothing chosen', {}, 'tech_wake_word'],
    ['no language', { tech_voice_synthesis: true }, 'languages_voice_synthesis'],
    ['an end that is past', { ...commands, expire_on: '2020-01-01T00:00:00.000Z' }, 'expire_on'],
  ])('refuses %s', async (_, body, field) => {
    const staff = await aMemberOfStaff(server())
    const { projectId } = await anOrganization(server())
    expect(Object.keys((await apiFailureOf(deliver(staff, projectId, body))).errors)).toEqual([field])
  })
})
