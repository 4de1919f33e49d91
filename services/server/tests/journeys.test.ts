import {
  confirmRegister,
  createOrganization,
  createProject,
  getOrganization,
  linkResetPassword,
  listNotifications,
  listOrganizations,
  listProjects,
  login,
  loginByCode,
  logout,
  makeLoginCode,
  makePasswordCode,
  me,
  readAllNotifications,
  register,
  resetPassword,
  setLanguage,
  verifPasswordCode,
  verifyOrganizationName,
} from '@saywright/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { installedTags } from '../src/domains/shared/projects/installedTags.js'
import { databases } from './support/databases.js'
import { codeOf, mailsTo, untilMail } from './support/mails.js'
import { aPerson, aProject, apiFailureOf, goodPassword } from './support/people.js'
import type { Databases } from './support/postgres.js'
import { sharedPostgres } from './support/sharedPostgres.js'
import { startTestServer, type TestServer } from './support/testServer.js'

describe.each(databases)('on %s', (kind) => {
  let postgres: Databases | undefined
  let server: TestServer

  beforeAll(async () => {
    postgres = kind === 'PostgreSQL' ? sharedPostgres() : undefined
    server = await startTestServer(postgres ? { DATABASE_URL: postgres.createDatabase() } : {})
  })
  afterAll(async () => {
    await server.stopAndForget()
    postgres?.stop()
  })

  it('A-011 A-012 signs up, confirms by mail, logs in and reads the account', async () => {
    const client = server.client(undefined, 'fr-FR')
    const body = {
      email: 'Nadia.Perrin@example.com',
      password: goodPassword,
      first_name: 'Élise',
      last_name: 'Moreau',
    }
    await client.send(register, { body })
    const mail = await untilMail(server.folder, 'Nadia.Perrin@example.com')
    expect(mail.subject).toBe('Confirmez votre compte')
    expect(mail.html).toContain('Confirmer mon compte')

    const early = await apiFailureOf(
      client.send(login, { body: { email: body.email, password: goodPassword } }),
    )
    expect([early.status, early.code]).toEqual([422, 'confirm_first'])
    const wrongAndEarly = await apiFailureOf(
      client.send(login, { body: { email: body.email, password: 'Wrong7!horse' } }),
    )
    expect(wrongAndEarly.code).toBe('wrong_credentials')

    const confirmed = await client.send(confirmRegister, { body: { email: body.email, code: codeOf(mail) } })
    expect(confirmed.account_created).toBe(true)
    const again = await apiFailureOf(
      client.send(confirmRegister, { body: { email: body.email, code: codeOf(mail) } }),
    )
    expect(again.code).toBe('wrong_code')

    const session = await client.send(login, {
      body: { email: 'nadia.perrin@EXAMPLE.com', password: goodPassword },
    })
    const account = await server.client(session.access_token).send(me)
    expect(account).toMatchObject({
      name: 'MOREAU Élise',
      interface_language: 'Français',
      status: 'unverified',
    })
  })

  it('A-045 answers "confirm first" in the language of the request', async () => {
    const body = { email: 'pending@example.com', password: goodPassword, first_name: 'P', last_name: 'Q' }
    await server.client().send(register, { body })
    const credentials = { body: { email: body.email, password: goodPassword } }
    const english = await apiFailureOf(server.client().send(login, credentials))
    const french = await apiFailureOf(server.client(undefined, 'fr-FR').send(login, credentials))
    expect(english.serverMessage).toBe('You first need to confirm your account with the mail you received.')
    expect(french.serverMessage).toBe(
      'Confirmez d’abord votre compte\u00a0: ouvrez le lien de l’e\u2011mail que nous vous avons envoyé.',
    )
  })

  it('a confirmed account has the password of the registration its owner confirmed', async () => {
    const email = 'taken@example.com'
    const thief = { email, password: 'Thief7!horse', first_name: 'Thief', last_name: 'X' }
    const owner = { email, password: 'Owner7!horse', first_name: 'Owner', last_name: 'Y' }
    await server.client().send(register, { body: thief })
    await untilMail(server.folder, email)
    await server.client().send(register, { body: owner })
    const code = codeOf(await untilMail(server.folder, email, 2))
    const { account } = await server.client().send(confirmRegister, { body: { email, code } })
    expect(account?.name).toContain('Owner')
    const refused = await apiFailureOf(
      server.client().send(login, { body: { email, password: thief.password } }),
    )
    expect(refused.code).toBe('wrong_credentials')
  })

  it('20 parallel sign-ups of one address give 20 equal answers and one account', async () => {
    const body = { email: 'twenty@example.com', password: goodPassword, first_name: 'T', last_name: 'W' }
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => server.client().send(register, { body })),
    )
    expect(responses).toEqual(Array.from({ length: 20 }, () => undefined))
    const rows = await server.store.database
      .selectFrom('account')
      .select('id')
      .where('email_key', '=', 'twenty@example.com')
      .execute()
    expect(rows).toHaveLength(1)
  })

  it('notifies only the owner of a known address', async () => {
    const { email } = await aPerson(server)
    const body = { email, password: goodPassword, first_name: 'N', last_name: 'O' }
    expect(await server.client().send(register, { body })).toBeUndefined()
    const mail = await untilMail(server.folder, email, 2)
    expect(mail.subject).toBe('You already have an account')
  })

  it('A-015 resets a forgotten password by link, which ends every session', async () => {
    const person = await aPerson(server)
    const unknown = await server.client().send(linkResetPassword, { body: { email: 'nobody@example.com' } })
    const known = await server.client().send(linkResetPassword, { body: { email: person.email } })
    expect(known).toEqual(unknown)
    const code = codeOf(await untilMail(server.folder, person.email, 2))
    const body = { email: person.email, code, password: 'Another7!horse' }
    await server.client().send(resetPassword, { body })
    expect((await apiFailureOf(person.client.send(me))).status).toBe(403)
    expect((await apiFailureOf(server.client().send(resetPassword, { body }))).code).toBe('wrong_code')
    await server.client().send(login, { body: { email: person.email, password: 'Another7!horse' } })
    expect(await mailsTo(server.folder, 'nobody@example.com')).toEqual([])
  })

  it('A-013 A-014 changes a password by a typed code, which five wrong tries wear out', async () => {
    const person = await aPerson(server)
    const { email } = person
    await server.client().send(makePasswordCode, { body: { email } })
    const code = /[0-9A-Z]{6}/.exec((await untilMail(server.folder, email, 2)).subject ?? '')?.[0] as string
    expect(await server.client().send(verifPasswordCode, { body: { email, code } })).toEqual({
      verif: true,
      code,
    })
    const wrong = code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA'
    for (let tries = 0; tries < 5; tries++) {
      expect(
        (await apiFailureOf(server.client().send(verifPasswordCode, { body: { email, code: wrong } }))).code,
      ).toBe('wrong_code')
    }
    const wornOut = await apiFailureOf(server.client().send(verifPasswordCode, { body: { email, code } }))
    expect(wornOut.code).toBe('wrong_code')
  })

  it('hands a session over once, and logout ends the whole family', async () => {
    const person = await aPerson(server)
    const project = await aProject(person)
    const { code } = await person.client.send(makeLoginCode, { body: { project_id: project.id } })
    const child = await server.client().send(loginByCode, { body: { code } })
    expect(child.project_id).toBe(project.id)
    expect((await apiFailureOf(server.client().send(loginByCode, { body: { code } }))).code).toBe(
      'wrong_code',
    )
    const studio = server.client(child.access_token)
    expect((await studio.send(me)).id).toBe(person.id)
    const stranger = await aPerson(server)
    const foreign = await apiFailureOf(
      stranger.client.send(makeLoginCode, { body: { project_id: project.id } }),
    )
    expect(foreign.status).toBe(404)

    const { code: late } = await person.client.send(makeLoginCode, { body: {} })
    await person.client.send(logout)
    expect((await apiFailureOf(studio.send(me))).status).toBe(403)
    expect((await apiFailureOf(server.client().send(loginByCode, { body: { code: late } }))).code).toBe(
      'wrong_code',
    )
  })

  it('of 10 parallel exchanges of one hand-over code exactly one succeeds', async () => {
    const person = await aPerson(server)
    const { code } = await person.client.send(makeLoginCode, { body: {} })
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => server.client().send(loginByCode, { body: { code } })),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('A-018 A-019 creates an organization whose name exists without regard to case and space', async () => {
    const { client } = await aPerson(server)
    const { id } = await client.send(createOrganization, {
      body: { name: ' Étoile Works ', country: 'France' },
    })
    expect(await client.send(getOrganization, { params: { id } })).toMatchObject({
      name: 'Étoile Works',
      country: 'France',
      administrators: [{ first_name: 'Ada' }],
    })
    expect(
      await client.send(verifyOrganizationName, { query: { name: 'ÉTOILE works', noloading: true } }),
    ).toBe(true)
    expect(await client.send(verifyOrganizationName, { query: { name: 'Etoile works' } })).toBe(false)
    const twice = await apiFailureOf(client.send(createOrganization, { body: { name: 'étoile works' } }))
    expect([twice.status, twice.errors]).toEqual([409, { name: 'alreadyExists' }])
    expect((await client.send(listOrganizations, { query: {} })).total).toBe(1)
  })

  it('creates an organization with the first project, which is approved at once with a notification', async () => {
    const person = await aPerson(server)
    const project = await aProject(person, 'Garden <b>gate</b>')
    const installedLanguages = [...new Set(installedTags.flatMap(({ langs }) => langs))]
    expect(project).toMatchObject({ status: 'Development', evaluation: 'Yes', langs: installedLanguages })
    expect((await person.client.send(me)).status).toBe('verified')
    const list = await person.client.send(listNotifications, { query: {} })
    expect(list.data[0]?.message).toBe('Your project <b>Garden &lt;b&gt;gate&lt;/b&gt;</b> was approved.')
    await person.client.send(readAllNotifications)
    const french = await server.client(person.token, 'fr-FR').send(listNotifications, { query: {} })
    expect(french.data[0]).toMatchObject({ read_status: true, redirection_id: project.id })
    expect(french.data[0]?.message).toContain('a été approuvé')
    const body = { title: 'GARDEN <B>gate</b> ', organization_id: project.organization.id }
    const same = await apiFailureOf(person.client.send(createProject, { body }))
    expect([same.status, same.errors]).toEqual([409, { title: 'alreadyExists' }])
  })

  it('A-057 returns the first ten of a list, and up to 100 on request', async () => {
    const person = await aPerson(server)
    const { organization } = await aProject(person, 'Project 0')
    for (let index = 1; index < 11; index++) {
      await person.client.send(createProject, {
        body: { title: `Project ${index}`, organization_id: organization.id },
      })
    }
    const list = async (query: object) => {
      const { data, total } = await person.client.send(listProjects, {
        params: { orgId: organization.id },
        query: { sort: { by: 'created_at', direction: 'asc' }, ...query },
      })
      return [data.length, total, data[0]?.title]
    }
    expect(await list({})).toEqual([10, 11, 'Project 0'])
    expect(await list({ pageIndex: 1 })).toEqual([1, 11, 'Project 10'])
    expect(await list({ pageSize: 5 })).toEqual([5, 11, 'Project 0'])
    expect(await list({ page: 2, limit: 10 })).toEqual([1, 11, 'Project 10'])
    expect(await list({ limit: 5 })).toEqual([5, 11, 'Project 0'])
    expect(await list({ pageSize: 100 })).toEqual([11, 11, 'Project 0'])
  })

  it('A-005 A-007 pages, sorts and searches projects', async () => {
    const person = await aPerson(server)
    const { organization } = await aProject(person, 'Alpha')
    for (const title of ['Gamma 100%', 'Beta']) {
      await person.client.send(createProject, { body: { title, organization_id: organization.id } })
    }
    const params = { orgId: organization.id }
    const titles = async (query: object) =>
      (await person.client.send(listProjects, { params, query })).data.map(({ title }) => title)
    expect(await titles({ sort: { by: 'title', direction: 'asc' }, pageSize: 2 })).toEqual(['Alpha', 'Beta'])
    expect(await titles({ sortBy: 'title', sortOrder: 'asc', limit: 2 })).toEqual(['Alpha', 'Beta'])
    expect(await titles({ sort: { by: 'title', direction: 'asc' }, pageSize: 2, pageIndex: 1 })).toEqual([
      'Gamma 100%',
    ])
    expect(await titles({ search: { keywords: '0%' } })).toEqual(['Gamma 100%'])
    expect(await titles({ search: { keywords: '%' } })).toEqual(['Gamma 100%'])
    const unknown = await apiFailureOf(
      person.client.send(listProjects, { params, query: { sort: { by: 'secret' } } }),
    )
    expect(unknown.errors).toEqual({ 'sort.by': 'invalid' })
  })

  it('K-033 saves the language of this account only', async () => {
    const person = await aPerson(server)
    const other = await aPerson(server)
    const body = { interface_language: 'Français' as const }
    await person.client.send(setLanguage, { params: { id: person.id }, body })
    expect((await person.client.send(me)).interface_language).toBe('Français')
    expect(
      (await apiFailureOf(person.client.send(setLanguage, { params: { id: other.id }, body }))).status,
    ).toBe(404)
  })
})
