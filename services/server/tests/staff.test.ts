import {
  deleteUser,
  endOtherSessions,
  exportUser,
  limits,
  listProjects,
  listSessions,
  login,
  loginAsAdmin,
  loginByCode,
  logout,
  makeEmailCode,
  makeLoginCode,
  makePasskeyOptions,
  me,
  proveIdentity,
  resetPassword,
  saveUser,
  startTotp,
} from '@saywright/api/contract'
import { describe, expect, it } from 'vitest'
import { codeOf, untilMail } from './support/mails.js'
import { onDatabases } from './support/onDatabases.js'
import {
  aPerson,
  aProject,
  apiFailureOf,
  goodPassword,
  makeStaff,
  type TestPerson,
} from './support/people.js'
import { startTestServer, type TestServer } from './support/testServer.js'

const reason = 'Ticket 4012: the project does not open'
let offset = 0

async function aMemberOfStaff(server: TestServer): Promise<TestPerson> {
  const person = await aPerson(server)
  await makeStaff(server, person.id)
  return person
}

onDatabases(
  (server) => {
    const act = (staff: TestPerson, email: string) =>
      staff.client.send(loginAsAdmin, { body: { email, reason } })

    it('P-018 a person reads whether they are staff, and who sells to them', async () => {
      const staff = await aMemberOfStaff(server())
      const person = await aPerson(server())
      expect((await staff.client.send(me)).is_admin).toBe(true)
      expect(await person.client.send(me)).toMatchObject({ is_admin: false, sales_email: null })
      await server()
        .store.database.updateTable('account')
        .set({ sales_email: 'lena@saywright.example' })
        .where('id', '=', person.id)
        .execute()
      expect((await person.client.send(me)).sales_email).toBe('lena@saywright.example')
    })

    it('A-009 staff acts as a user, under a banner, in the projects of that user', async () => {
      const staff = await aMemberOfStaff(server())
      const person = await aPerson(server())
      const { organization } = await aProject(person)
      const { access_token, id } = await act(staff, person.email)
      const acting = server().client(access_token)
      expect(id).toBe(person.id)
      expect(await acting.send(me)).toMatchObject({ id: person.id, acted_by: { id: staff.id } })
      expect((await acting.send(listProjects, { params: { orgId: organization.id } })).total).toBe(1)
      expect((await person.client.send(me)).acted_by).toBeUndefined()
      expect((await person.client.send(listSessions)).data.map((one) => one.acted_by_staff)).toContain(true)
    })

    it('it is in the log, with actor, person and reason', async () => {
      const staff = await aMemberOfStaff(server())
      const person = await aPerson(server())
      await act(staff, person.email)
      const entries = await server()
        .store.database.selectFrom('audit')
        .select(['account_id', 'staff_id', 'action', 'values_json', 'ip'])
        .where('subject_id', '=', person.id)
        .execute()
      expect(entries).toEqual([
        {
          account_id: staff.id,
          staff_id: staff.id,
          action: 'account.acted_as',
          values_json: { name: 'LOVELACE Ada', reason },
          ip: '127.0.0.1',
        },
      ])
    })

    it('what proves who a person is stays out of reach, also of the studio opened from there', async () => {
      const staff = await aMemberOfStaff(server())
      const person = await aPerson(server())
      const console_ = server().client((await act(staff, person.email)).access_token)
      const { code } = await console_.send(makeLoginCode, { body: {} })
      const studio = server().client(
        (await server().client().send(loginByCode, { body: { code } })).access_token,
      )
      const params = { id: person.id }
      for (const client of [console_, studio]) {
        const failures = [
          () => client.send(startTotp, { params }),
          () => client.send(makePasskeyOptions),
          () => client.send(makeEmailCode, { body: { email: 'staff.was.here@example.com' } }),
          () => client.send(saveUser, { params, body: { email: 'staff.was.here@example.com' } }),
          () => client.send(endOtherSessions),
          () => client.send(exportUser, { params }),
          () => client.send(deleteUser, { params }),
        ]
        for (const refused of failures) {
          const { status, code } = await apiFailureOf(refused())
          expect([status, code]).toEqual([422, 'not_while_acting'])
        }
      }
      expect((await person.client.send(me)).email).toBe(person.email)
    })

    it('it ends after an hour, with the studio, and when the staff person logs out everywhere', async () => {
      const staff = await aMemberOfStaff(server())
      const person = await aPerson(server())
      const first = server().client((await act(staff, person.email)).access_token)
      const { code } = await first.send(makeLoginCode, { body: {} })
      const studio = server().client(
        (await server().client().send(loginByCode, { body: { code } })).access_token,
      )
      offset += limits.staffActingHours * 60 * 60_000
      expect((await apiFailureOf(first.send(me))).status).toBe(403)
      expect((await apiFailureOf(studio.send(me))).status).toBe(403)
      expect((await person.client.send(me)).id).toBe(person.id)

      await staff.client.send(proveIdentity, { body: { password: goodPassword } })
      const second = server().client((await act(staff, person.email)).access_token)
      await staff.client.send(endOtherSessions)
      expect((await apiFailureOf(second.send(me))).status).toBe(403)
      const third = server().client((await act(staff, person.email)).access_token)
      await third.send(logout)
      expect((await apiFailureOf(third.send(me))).status).toBe(403)
      expect((await staff.client.send(me)).is_admin).toBe(true)
      expect((await person.client.send(me)).id).toBe(person.id)
    })

    it('P-018 is refused to others, for another member of staff, and during impersonation', async () => {
      const staff = await aMemberOfStaff(server())
      const other = await aMemberOfStaff(server())
      const person = await aPerson(server())
      const refused = await apiFailureOf(act(person, staff.email))
      expect([refused.status, refused.code]).toEqual([422, 'staff_only'])
      expect((await apiFailureOf(act(staff, other.email))).code).toBe('not_possible')
      expect((await apiFailureOf(act(staff, 'nobody@example.com'))).status).toBe(404)
      const { access_token } = await act(staff, person.email)
      // The person becomes staff meanwhile: the acted session gains nothing.
      await makeStaff(server(), person.id)
      const acting = { ...person, client: server().client(access_token) }
      const third = await aPerson(server())
      expect((await apiFailureOf(act(acting, third.email))).code).toBe('staff_only')
    })
  },
  { replacements: { now: () => new Date(Date.now() + offset) } },
)

describe('the first person of staff', () => {
  it('in demo mode has the password of the demonstration', async () => {
    const server = await startTestServer()
    const password = server.context.demonstration?.password ?? ''
    const session = await server.client().send(login, { body: { email: 'staff@example.com', password } })
    expect((await server.client(session.access_token).send(me)).is_admin).toBe(true)
    await server.stopAndForget()
  })

  it('named by the configuration, chooses a password by mail, once', async () => {
    const email = 'operations@example.com'
    const server = await startTestServer({ SAYWRIGHT_STAFF_EMAIL: email })
    const mail = await untilMail(server.folder, email)
    expect(mail.subject).toBe('Choose a new password')
    const body = { email, code: codeOf(mail), password: goodPassword }
    await server.client().send(resetPassword, { body })
    const session = await server.client().send(login, { body: { email, password: goodPassword } })
    expect((await server.client(session.access_token).send(me)).is_admin).toBe(true)
    await server.stopAndForget()
  })

  it('is not who signed up with that address without confirming it', async () => {
    const folder = await startTestServer()
    const email = 'operations@example.com'
    const { database } = folder.store
    const person = await aPerson(folder)
    await database
      .updateTable('account')
      .set({ email, email_key: email, is_confirmed: false })
      .where('id', '=', person.id)
      .execute()
    await folder.stop()
    const server = await startTestServer({ SAYWRIGHT_STAFF_EMAIL: email, SAYWRIGHT_DATA_DIR: folder.folder })
    const { is_admin } = await server.store.database
      .selectFrom('account')
      .select('is_admin')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow()
    expect(is_admin).toBe(false)
    await server.stopAndForget()
  })
})
