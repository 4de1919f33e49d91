import { contactTopics, feedbackTopics } from '@saywright/api/catalogue'
import {
  handleStaffMessage,
  listStaffMessages,
  sendContactMessage,
  sendFeedback,
} from '@saywright/api/contract'
import { expect, it } from 'vitest'
import { untilMail } from '../../../tests/support/mails.js'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import { aPerson, apiFailureOf, makeStaff } from '../../../tests/support/people.js'
import { startTestServer } from '../../../tests/support/testServer.js'

const advice = { topic: contactTopics[1]['en-US'], message: ' Which <microphone>?\nFor a workshop. ' }
const feedback = {
  topic: feedbackTopics[1]['en-US'],
  object: 'Grammar editor',
  description: 'Completion of slots saves me minutes.',
  rating: 4,
  beta: true,
}

async function staffOf(server: Parameters<typeof makeStaff>[0]) {
  const person = await aPerson(server)
  await makeStaff(server, person.id)
  return person
}

onDatabases((server) => {
  it('A-031 F-047 reaches the inbox of staff, and their mail, which answers the sender', async () => {
    const person = await aPerson(server())
    await person.client.send(sendContactMessage, { body: advice })
    const staff = await staffOf(server())
    const list = (query: object) => staff.client.send(listStaffMessages, { query })
    const { data } = await list({ search: { keywords: person.email } })
    expect(data).toMatchObject([
      {
        kind: 'contact',
        topic: 'I need advice',
        message: 'Which <microphone>?\nFor a workshop.',
        sender: { id: person.id, email: person.email },
        handled: false,
        rating: null,
        beta: null,
      },
    ])
    const mail = await untilMail(server().folder, 'support@localhost')
    expect(mail.subject).toBe('Message: I need advice')
    expect(mail.replyTo?.[0]?.address).toBe(person.email)
    expect(mail.html).toContain('Which &lt;microphone&gt;?')
  })

  it('A-031 F-048 takes feedback with its rating and whether it is about a beta', async () => {
    const person = await aPerson(server())
    await person.client.send(sendFeedback, { body: feedback })
    const staff = await staffOf(server())
    const query = { search: { keywords: person.email }, filters: { kind: 'feedback' } }
    const { data } = await staff.client.send(listStaffMessages, { query })
    expect(data).toMatchObject([
      { kind: 'feedback', object: 'Grammar editor', message: feedback.description, rating: 4, beta: true },
    ])
  })

  it('F-066 F-069 knows the topics of the lists in their English words, no other', async () => {
    const { client } = await aPerson(server())
    const asked = (topic: string) => client.send(sendContactMessage, { body: { ...advice, topic } })
    expect((await apiFailureOf(asked('J’ai besoin d’un conseil'))).errors).toEqual({ topic: 'invalid' })
    expect((await apiFailureOf(asked(feedbackTopics[0]['en-US']))).errors).toEqual({ topic: 'invalid' })
    const told = client.send(sendFeedback, { body: { ...feedback, topic: advice.topic } })
    expect((await apiFailureOf(told)).errors).toEqual({ topic: 'invalid' })
    for (const topic of contactTopics) await asked(topic['en-US'])
    expect((await apiFailureOf(asked(advice.topic.toUpperCase()))).errors).toEqual({ topic: 'invalid' })
  })

  it('P-018 is marked as handled by staff only', async () => {
    const person = await aPerson(server())
    await person.client.send(sendContactMessage, { body: advice })
    await person.client.send(sendFeedback, { body: feedback })
    const staff = await staffOf(server())
    const list = (query: object) => staff.client.send(listStaffMessages, { query })
    const search = { keywords: person.email }
    const { data } = await list({ search })
    expect(data.map(({ kind }) => kind)).toEqual(['feedback', 'contact'])
    const params = { id: data[1]!.id }
    const body = { handled: true }
    await staff.client.send(handleStaffMessage, { params, body })
    expect((await list({ search })).data[1]).toMatchObject({ handled: true, handled_by: { id: staff.id } })
    const totals = async (written: string) => (await list({ search, filters: { handled: written } })).total
    expect([await totals('true'), await totals('false')]).toEqual([1, 1])
    await staff.client.send(handleStaffMessage, { params, body: { handled: false } })
    expect((await list({ search })).data[1]).toMatchObject({
      handled: false,
      handled_at: null,
      handled_by: null,
    })
    for (const call of [
      () => person.client.send(listStaffMessages, { query: {} }),
      () => person.client.send(handleStaffMessage, { params, body }),
    ]) {
      const refused = await apiFailureOf(call())
      expect([refused.status, refused.code]).toEqual([422, 'staff_only'])
    }
    const nowhere = staff.client.send(handleStaffMessage, { params: { id: 999_999 }, body })
    expect((await apiFailureOf(nowhere)).status).toBe(404)
    expect((await apiFailureOf(list({ filters: { handled: 'maybe' } }))).errors).toEqual({
      'filters.handled': 'invalid',
    })
  })
})

it('takes ten messages of an account an hour', async () => {
  const server = await startTestServer()
  try {
    const [person, other] = [await aPerson(server), await aPerson(server)]
    for (let sent = 0; sent < 10; sent++) await person.client.send(sendContactMessage, { body: advice })
    expect((await apiFailureOf(person.client.send(sendContactMessage, { body: advice }))).status).toBe(429)
    expect((await apiFailureOf(person.client.send(sendFeedback, { body: feedback }))).status).toBe(429)
    await other.client.send(sendFeedback, { body: feedback })
  } finally {
    await server.stopAndForget()
  }
})
