import {
  endOtherSessions,
  endSession,
  limits,
  listSessions,
  login,
  loginByCode,
  makeLoginCode,
  makePasswordCode,
  me,
  resetPassword,
  verifPasswordCode,
} from '@saywright/api/contract'
import { expect, it } from 'vitest'
import { typedCodeOf, untilMail } from '../../../tests/support/mails.js'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import { aPerson, apiFailureOf, goodPassword, type TestPerson } from '../../../tests/support/people.js'

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const minute = 60_000
let offset = 0

onDatabases(
  (server) => {
    async function logInElsewhere({ email }: Pick<TestPerson, 'email'>, userAgent = firefox) {
      const response = await fetch(`${server().url}/api/v3/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'User-Agent': userAgent },
        body: JSON.stringify({ email, password: goodPassword }),
      })
      const { access_token } = (await response.json()) as { access_token: string }
      return server().client(access_token)
    }

    async function openStudio(client: TestPerson['client']) {
      const { code } = await client.send(makeLoginCode, { body: {} })
      return server().client((await server().client().send(loginByCode, { body: { code } })).access_token)
    }

    it('sessions show their device and when they were last used, the studio under its console', async () => {
      const person = await aPerson(server())
      const elsewhere = await logInElsewhere(person)
      await openStudio(elsewhere)
      const { data, total } = await person.client.send(listSessions)
      expect(total).toBe(2)
      expect(data.map(({ browser, system, is_current }) => [browser, system, is_current])).toEqual([
        ['Firefox', 'Windows', false],
        [null, null, true],
      ])
      offset += (limits.sessionTouchMinutes + 1) * minute
      await person.client.send(me)
      const later = (await person.client.send(listSessions)).data[0]
      expect(later).toMatchObject({ is_current: true, created_at: data[1]?.created_at })
      expect(Date.parse(later?.last_used_at ?? '')).toBeGreaterThan(Date.parse(data[1]?.last_used_at ?? ''))
    })

    it('ends one session with its studio windows, and none of other people', async () => {
      const person = await aPerson(server())
      const elsewhere = await logInElsewhere(person)
      const studio = await openStudio(elsewhere)
      const { data } = await person.client.send(listSessions)
      const id = data.find(({ is_current }) => !is_current)?.id ?? 0
      const stranger = await aPerson(server())
      expect((await apiFailureOf(stranger.client.send(endSession, { params: { id } }))).status).toBe(404)
      expect((await studio.send(me)).id).toBe(person.id)
      await person.client.send(endSession, { params: { id } })
      expect((await apiFailureOf(elsewhere.send(me))).status).toBe(403)
      expect((await apiFailureOf(studio.send(me))).status).toBe(403)
      expect((await apiFailureOf(person.client.send(endSession, { params: { id } }))).status).toBe(404)
      expect((await person.client.send(listSessions)).total).toBe(1)
    })

    it('all others end together; the own one stays with its studio', async () => {
      const person = await aPerson(server())
      const others = await Promise.all([logInElsewhere(person), logInElsewhere(person)])
      const ownStudio = await openStudio(person.client)
      await person.client.send(endOtherSessions)
      for (const other of others) expect((await apiFailureOf(other.send(me))).status).toBe(403)
      expect((await ownStudio.send(me)).id).toBe(person.id)
      expect((await person.client.send(listSessions)).total).toBe(1)
    })

    it('K-002 A-015 a password changes by the code of a mail, which ends every session and works once', async () => {
      const person = await aPerson(server())
      const elsewhere = await logInElsewhere(person)
      const studio = await openStudio(person.client)
      const { email } = person
      await person.client.send(makePasswordCode, { body: { email } })
      const code = typedCodeOf(await untilMail(server().folder, email, 2))
      const verified = await person.client.send(verifPasswordCode, { body: { email, code } })
      expect(verified).toEqual({ verif: true, code })
      const body = { email, code, password: 'Another7!horse' }
      const weak = person.client.send(resetPassword, { body: { ...body, password: 'weak' } })
      expect((await apiFailureOf(weak)).errors).toEqual({ password: 'qualityPassword' })
      expect(await person.client.send(resetPassword, { body })).toEqual({
        success: true,
        ended: expect.arrayContaining([expect.objectContaining({ way: 'sessions' })]),
        working: [],
      })
      for (const client of [person.client, elsewhere, studio]) {
        expect((await apiFailureOf(client.send(me))).status).toBe(403)
      }
      expect((await apiFailureOf(server().client().send(resetPassword, { body }))).code).toBe('wrong_code')
      const old = server()
        .client()
        .send(login, { body: { email, password: goodPassword } })
      expect((await apiFailureOf(old)).code).toBe('wrong_credentials')
      const fresh = await server()
        .client()
        .send(login, { body: { email, password: body.password } })
      expect(fresh.id).toBe(person.id)
      expect((await untilMail(server().folder, email, 3)).subject).toBe('Your password was changed')
    })

    it('other codes under way end with a new password', async () => {
      const person = await aPerson(server())
      const { email } = person
      const codes: string[] = []
      for (const count of [2, 3]) {
        await person.client.send(makePasswordCode, { body: { email } })
        codes.push(typedCodeOf(await untilMail(server().folder, email, count)))
      }
      const reset = (code = '') =>
        server()
          .client()
          .send(resetPassword, { body: { email, code, password: 'Another7!horse' } })
      await reset(codes[1])
      expect((await apiFailureOf(reset(codes[0]))).code).toBe('wrong_code')
    })
  },
  { replacements: { now: () => new Date(Date.now() + offset) } },
)
