import {
  acceptOwnInvitation,
  createProject,
  declineOwnInvitation,
  getOrganization,
  listInvitations,
  listNotifications,
  listOwnInvitations,
  login,
  me,
  register,
  setLanguage,
} from '@saywright/api/contract'
import { expect, it } from 'vitest'
import { anAddress, holding, invite, newcomer } from '../../../tests/support/invitations.js'
import { codeOf, invitationCodeOf, untilMail } from '../../../tests/support/mails.js'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import { aMember, anOrganization, auditOf } from '../../../tests/support/organizations.js'
import { aPerson, apiFailureOf, goodPassword, type TestPerson } from '../../../tests/support/people.js'

let now: Date | undefined

onDatabases(
  (server) => {
    const { codeFor, accept, look } = holding(server)

    /** Whether the notification of each received invitation counts as read, newest first. */
    const areRead = async ({ client }: { readonly client: TestPerson['client'] }) => {
      const { data } = await client.send(listNotifications, { query: {} })
      return data
        .filter(({ message }) => message.includes('invites you'))
        .map(({ read_status }) => read_status)
    }

    it('A-022 K-018 P-006 invites a new person, who sets a password, is confirmed and joins', async () => {
      const organization = await anOrganization(server())
      const { id, name, projectId, ada } = organization
      const email = anAddress()
      const { data } = await invite(organization, email, 'guest', [projectId])
      expect(data[0]).toMatchObject({
        invitation_mail: email,
        role: { 'en-US': 'guest', 'fr-FR': 'invité' },
        invitations_project: [{ project: { id: projectId, title: 'Kitchen lamp' } }],
        organization: { id, name },
        is_expired: false,
      })
      const mail = await untilMail(server().folder, email)
      expect(mail.subject).toBe(`LOVELACE Ada invites you to join ${name}`)
      expect(mail.text).toMatch(/^Hello,\n/)
      const code = invitationCodeOf(mail)
      expect(code).toMatch(/^[\w-]{43}$/)
      expect(await look(code)).toMatchObject({
        invitation_mail: email,
        organization: { id, name },
        inviter: 'LOVELACE Ada',
        projects: [{ id: projectId, title: 'Kitchen lamp' }],
        has_account: false,
      })
      const empty = await apiFailureOf(accept(code, {}))
      expect(empty.errors).toEqual({ first_name: 'required', last_name: 'required', password: 'required' })
      expect((await apiFailureOf(accept(code, { ...newcomer, password: 'weak' }))).errors).toEqual({
        password: 'qualityPassword',
      })

      const joined = await accept(code)
      expect(joined).toMatchObject({ account_created: true, projects_joined: 1, organization: { id, name } })
      const grace = server().client(joined.access_token ?? '')
      expect(await grace.send(me)).toMatchObject({
        name: 'HOPPER Grace',
        email,
        status: 'verified',
        organizations: [{ id, role: 'guest' }],
        projects: [{ id: projectId }],
      })
      await server()
        .client()
        .send(login, { body: { email, password: newcomer.password } })
      const { data: told } = await ada.client.send(listNotifications, { query: {} })
      expect(told[0]).toMatchObject({
        message: `<b>HOPPER Grace</b> joined <b>${name}</b>.`,
        redirection_entity: 'organization_users',
      })
      expect((await apiFailureOf(accept(code))).code).toBe('wrong_code')
      expect((await apiFailureOf(look(code))).code).toBe('wrong_code')
      expect((await ada.client.send(getOrganization, { params: { id } })).invitations_user).toEqual([])
    })

    it('is accepted without its link only by the account with its address', async () => {
      const organization = await anOrganization(server())
      const { id, name, projectId, ada } = organization
      const grace = await aPerson(server())
      const stranger = await aPerson(server())
      await invite(organization, grace.email.toUpperCase(), 'employee', [projectId])
      const { data, total } = await grace.client.send(listOwnInvitations)
      expect(total).toBe(1)
      expect(data[0]).toMatchObject({
        organization: { id, name },
        role: { 'en-US': 'employee' },
        inviter: 'LOVELACE Ada',
        projects: [{ id: projectId, title: 'Kitchen lamp' }],
      })
      const params = { id: data[0]!.id }
      expect((await stranger.client.send(listOwnInvitations)).data).toEqual([])
      for (const call of [acceptOwnInvitation, declineOwnInvitation])
        expect((await apiFailureOf(stranger.client.send(call, { params }))).status).toBe(404)
      expect(await areRead(grace)).toEqual([false])
      const joined = await grace.client.send(acceptOwnInvitation, { params })
      expect(await areRead(grace)).toEqual([true])
      expect(joined).toEqual({ organization: { id, name }, projects_joined: 1 })
      expect(await grace.client.send(me)).toMatchObject({
        organizations: [{ id, role: 'employee' }],
        projects: [{ id: projectId }],
      })
      expect((await apiFailureOf(grace.client.send(acceptOwnInvitation, { params }))).status).toBe(404)
      const told = await ada.client.send(listNotifications, { query: {} })
      expect(told.data[0]?.message).toBe(`<b>LOVELACE Ada</b> joined <b>${name}</b>.`)
      const link = invitationCodeOf(await untilMail(server().folder, grace.email, 2))
      expect((await apiFailureOf(look(link))).code).toBe('wrong_code')
    })

    it('is declined by the account with its address: its link expires and administrators are notified', async () => {
      const organization = await anOrganization(server())
      const { id, name, ada } = organization
      const grace = await aPerson(server())
      const { data } = await invite(organization, grace.email)
      await grace.client.send(declineOwnInvitation, { params: { id: data[0]!.id } })
      expect((await grace.client.send(listOwnInvitations)).total).toBe(0)
      expect(await areRead(grace)).toEqual([true])
      const waiting = await ada.client.send(listInvitations, { params: { id }, query: {} })
      expect(waiting.total).toBe(0)
      const told = await ada.client.send(listNotifications, { query: {} })
      expect(told.data[0]?.message).toBe(`<b>LOVELACE Ada</b> declined the invitation to <b>${name}</b>.`)
      expect((await auditOf(server(), id)).at(-1)).toMatchObject({
        action: 'invitation.declined',
        account_id: grace.id,
        values_json: { name: grace.email.toLowerCase() },
      })
      const link = invitationCodeOf(await untilMail(server().folder, grace.email, 2))
      expect((await apiFailureOf(accept(link))).code).toBe('wrong_code')
      await invite(organization, grace.email)
      expect((await grace.client.send(listOwnInvitations)).total).toBe(1)
      expect(await areRead(grace)).toEqual([false, true])
    })

    it('lets a person with an account join with it, in their language, and gives no session away', async () => {
      const organization = await anOrganization(server())
      const grace = await aPerson(server())
      await grace.client.send(setLanguage, {
        params: { id: grace.id },
        body: { interface_language: 'Français' },
      })
      await invite(organization, grace.email.toUpperCase(), 'employee')
      const mail = await untilMail(server().folder, grace.email, 2)
      expect(mail.subject).toBe(`LOVELACE Ada vous invite à rejoindre ${organization.name}`)
      expect(mail.text).toMatch(/^Bonjour Ada,/)
      const french = server().client(grace.token, 'fr-FR')
      const { data } = await french.send(listNotifications, { query: {} })
      expect(data[0]?.message).toContain('vous invite à rejoindre')
      const code = invitationCodeOf(mail)
      expect((await look(code)).has_account).toBe(true)
      const joined = await accept(code, { ...newcomer, password: 'Stolen7!horse' })
      expect(joined).toMatchObject({ id: grace.id, access_token: null, account_created: false })
      expect((await grace.client.send(me)).organizations).toMatchObject([
        { id: organization.id, role: 'employee' },
      ])
      await server()
        .client()
        .send(login, { body: { email: grace.email, password: goodPassword } })
    })

    it('overrules an unconfirmed registration with the address', async () => {
      const organization = await anOrganization(server())
      const email = anAddress()
      const theirs = { email, password: 'Attacker7!', first_name: 'Mallory', last_name: 'Smith' }
      await server().client().send(register, { body: theirs })
      const confirmation = codeOf(await untilMail(server().folder, email))
      await invite(organization, email)
      const code = await codeFor(email, 2)
      expect((await look(code)).has_account).toBe(false)
      const { access_token } = await accept(code)
      expect(
        (
          await server()
            .client(access_token ?? '')
            .send(me)
        ).name,
      ).toBe('HOPPER Grace')
      const body = { email, password: theirs.password }
      expect((await apiFailureOf(server().client().send(login, { body }))).code).toBe('wrong_credentials')
      const kept = await server()
        .store.database.selectFrom('code')
        .select('id')
        .where('purpose', '=', 'confirm')
      const left = await kept.where('account_id', '=', (await accountOf(email)).id).execute()
      expect([left, confirmation.length]).toEqual([[], 43])
    })

    const accountOf = (email: string) =>
      server()
        .store.database.selectFrom('account')
        .select('id')
        .where('email_key', '=', email.toLowerCase())
        .executeTakeFirstOrThrow()

    it('of 8 parallel acceptances of one link exactly one succeeds, for new people and known ones', async () => {
      const organization = await anOrganization(server())
      const known = await aPerson(server())
      for (const [email, mails] of [
        [anAddress(), 1],
        [known.email, 2],
      ] as const) {
        await invite(organization, email)
        const code = await codeFor(email, mails)
        const results = await Promise.allSettled(Array.from({ length: 8 }, () => accept(code)))
        expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      }
      const { database } = server().store
      const joined = await database
        .selectFrom('audit')
        .select('id')
        .where('organization_id', '=', organization.id)
        .where('action', '=', 'member.joined')
        .execute()
      expect(joined).toHaveLength(2)
    })

    it('two organizations that invite one new person, who accepts both at once, get them one after the other', async () => {
      const [first, second] = [await anOrganization(server()), await anOrganization(server())]
      for (let round = 0; round < 3; round++) {
        const email = anAddress()
        await invite(first, email)
        const one = await codeFor(email)
        await invite(second, email)
        const codes = [one, await codeFor(email, 2)]
        const tries = await Promise.allSettled(codes.map((code) => accept(code)))
        for (const [index, result] of tries.entries()) {
          if (result.status === 'fulfilled') continue
          expect(result.reason).toMatchObject({ code: 'wrong_code' })
          expect((await accept(codes[index]!, {})).account_created).toBe(false)
        }
        expect(
          (
            await server()
              .client()
              .send(login, { body: { email, password: newcomer.password } })
          ).id,
        ).toBe((await accountOf(email)).id)
      }
    })

    it('works for 24 hours, and an expired one makes room for another', async () => {
      const organization = await anOrganization(server())
      const email = anAddress()
      await invite(organization, email)
      const code = await codeFor(email)
      now = new Date(Date.now() + 24 * 3_600_000 + 1000)
      try {
        const late = await apiFailureOf(accept(code))
        expect([late.status, late.code]).toEqual([422, 'expired_code'])
        const { data } = await organization.ada.client.send(listInvitations, {
          params: { id: organization.id },
          query: {},
        })
        expect(data[0]?.is_expired).toBe(true)
        await invite(organization, email)
        expect((await look(await codeFor(email, 2))).invitation_mail).toBe(email)
      } finally {
        now = undefined
      }
    })

    it('outlives a project it names and the account that sent it', async () => {
      const organization = await anOrganization(server())
      const { id, ada } = organization
      const second = await ada.client.send(createProject, { body: { title: 'Oven', organization_id: id } })
      const sender = await aMember(server(), id, 'administrator')
      const email = anAddress()
      await invite({ ...organization, ada: sender }, email, 'guest', [second.id])
      const code = await codeFor(email)
      const { database } = server().store
      await database.deleteFrom('project').where('id', '=', second.id).execute()
      await database.deleteFrom('account').where('id', '=', sender.id).execute()
      expect(await look(code)).toMatchObject({ projects: [], inviter: null })
      expect((await accept(code)).projects_joined).toBe(0)
    })
  },
  { replacements: { now: () => now ?? new Date() } },
)
