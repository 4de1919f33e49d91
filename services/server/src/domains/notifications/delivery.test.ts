import {
  attachProjectMember,
  getNotificationDelivery,
  listNotifications,
  type NotificationDelivery,
  saveMemberRole,
  saveNotificationDelivery,
  usualDelivery,
} from '@saywright/api/contract'
import { expect, it } from 'vitest'
import { mailsTo } from '../../../tests/support/mails.js'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import { aMember, anOrganization } from '../../../tests/support/organizations.js'
import { apiFailureOf, type TestPerson } from '../../../tests/support/people.js'
import { notifyMembers } from '../deals/notifyMembers.js'

onDatabases((server) => {
  const choose = ({ client }: TestPerson, body: Partial<NotificationDelivery>) =>
    client.send(saveNotificationDelivery, { body })
  const told = async ({ client }: TestPerson) =>
    (await client.send(listNotifications, { query: {} })).data.map(({ message }) => message)
  const subjects = async ({ email }: TestPerson) =>
    (await mailsTo(server().folder, email)).map(({ subject }) => subject)

  it('has the default until the user chooses, subject by subject', async () => {
    const { ada } = await anOrganization(server())
    expect(await ada.client.send(getNotificationDelivery)).toEqual(usualDelivery)
    await choose(ada, { people: 'none' })
    await choose(ada, { projects: 'both' })
    expect(await ada.client.send(getNotificationDelivery)).toEqual({
      ...usualDelivery,
      people: 'none',
      projects: 'both',
    })
    const never = { requests: 'none' } as unknown as NotificationDelivery
    expect((await apiFailureOf(choose(ada, never))).code).toBe('incorrect_form')
  })

  it.each([
    ['product', true, false],
    ['mail', false, true],
    ['both', true, true],
    ['none', false, false],
  ] as const)('notifies about a project: %s', async (projects, inProduct, byMail) => {
    const { id, projectId, ada } = await anOrganization(server())
    const grace = await aMember(server(), id, 'employee')
    await choose(grace, { projects, people: 'mail' })
    await ada.client.send(attachProjectMember, { params: { id: projectId, userId: grace.id } })
    // Mails are written in their order: once that of the role is there, that of the project would be.
    await ada.client.send(saveMemberRole, {
      params: { orgId: id, userId: grace.id },
      body: { role: 'guest' },
    })
    await expect.poll(() => subjects(grace)).toContainEqual(expect.stringMatching(/^News: Your role in/))
    const expected = inProduct ? ['You are now a member of the project <b>Kitchen lamp</b>.'] : []
    expect(await told(grace)).toEqual(expected)
    const subject = 'News: You are now a member of the project Kitchen lamp.'
    expect((await subjects(grace)).filter((one) => one === subject)).toHaveLength(byMail ? 1 : 0)
  })

  it('of a request is not mailed to anyone who wants it in the product alone', async () => {
    const { id, projectId, ada } = await anOrganization(server())
    const grace = await aMember(server(), id, 'administrator')
    await choose(grace, { requests: 'product' })
    const mail = {
      template: 'request_declined',
      project: 'Kitchen lamp',
      reason: 'No engine yet.',
      link: 'https://example.com',
    } as const
    const values = { title: 'Kitchen lamp', reason: 'No engine yet.' }
    await server().context.transaction((transaction) =>
      notifyMembers(transaction, { projectId, kind: 'request_declined', values, mail }),
    )
    const declined = 'Declined: your request for Kitchen lamp'
    await expect.poll(() => subjects(ada)).toContain(declined)
    expect(await subjects(grace)).not.toContain(declined)
    expect((await told(grace))[0]).toContain('was declined')
  })
})
