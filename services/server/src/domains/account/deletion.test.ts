import {
  createInvitations,
  createProject,
  deleteUser,
  exportUser,
  getAudioFileContent,
  getOrganization,
  listAudit,
  listNotifications,
  login,
  makePasswordCode,
  me,
  register,
  saveMemberRole,
  savePicture,
  saveUser,
  sendContactMessage,
  uploadAudioFile,
  verifyOrganizationName,
} from '@saywright/api/contract'
import { expect, it } from 'vitest'
import { untilMail } from '../../../tests/support/mails.js'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import {
  addMember,
  aPerson,
  aProject,
  apiFailureOf,
  goodPassword,
  type TestPerson,
} from '../../../tests/support/people.js'
import type { TestServer } from '../../../tests/support/testServer.js'
import { toneWav } from '../../../tests/support/wav.js'
import { pictureFiles } from '../../pictures/pictures.js'

const gif = new Blob([Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')])

/** The tables in which some words are found. */
async function tablesWith({ store: { database } }: TestServer, words: RegExp): Promise<string[]> {
  const tables = await database.introspection.getTables()
  const found = await Promise.all(
    tables.map(async ({ name, schema }) => {
      // The queue has a schema of its own.
      const rows = await (schema ? database.withSchema(schema) : database)
        .selectFrom(name as 'account')
        .selectAll()
        .execute()
      return words.test(JSON.stringify(rows)) ? [name] : []
    }),
  )
  return found.flat()
}

/** Someone with a unique name. */
async function aZephyrine(server: TestServer): Promise<TestPerson & { readonly name: RegExp }> {
  const person = await aPerson(server)
  const last_name = `Quillfeather${person.id}`
  const body = {
    first_name: 'Zephyrine',
    last_name,
    verified_email: `zephyrine@quill${person.id}.io`,
    phone_number: `+33 ${person.id} 55 66 77`,
    job_title: `Keeper of ${last_name}`,
  }
  await person.client.send(saveUser, { params: { id: person.id }, body })
  return {
    ...person,
    name: new RegExp(`${last_name}|quill${person.id}|\\+33 ${person.id} 55|${person.email}`, 'i'),
  }
}

onDatabases((server) => {
  const remove = ({ client, id }: TestPerson) => client.send(deleteUser, { params: { id } })

  it('A-017 deletes an account with its sessions, picture and files, and notifies the person', async () => {
    const person = await aZephyrine(server())
    const params = { id: person.id }
    const { client } = person
    await client.send(savePicture, { params, body: { file: gif } })
    await client.send(makePasswordCode, { body: { email: person.email } })
    await client.send(sendContactMessage, { body: { topic: 'Custom message', message: 'Hello' } })
    const { access_token } = await server()
      .client()
      .send(login, { body: { email: person.email, password: goodPassword } })
    const { database, files } = server().context
    const { picture_key } = await database
      .selectFrom('account')
      .select('picture_key')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow()
    expect(await tablesWith(server(), person.name)).toContain('account')

    await remove(person)
    expect((await apiFailureOf(client.send(me))).status).toBe(403)
    expect((await apiFailureOf(server().client(access_token).send(me))).status).toBe(403)
    for (const key of pictureFiles(picture_key ?? '')) expect(await files.has(key)).toBe(false)
    const goodbye = await untilMail(server().folder, person.email, 3)
    expect(goodbye.subject).toBe('Your account was deleted')
    await expect.poll(() => tablesWith(server(), person.name)).toEqual([])
    const again = server()
      .client()
      .send(login, { body: { email: person.email, password: goodPassword } })
    expect((await apiFailureOf(again)).code).toBe('wrong_credentials')
  })

  it('deletes a sole member with the organization, its projects and their recordings', async () => {
    const person = await aZephyrine(server())
    const project = await aProject(person)
    const { organization } = project
    const params = { id: project.id }
    const audio = await person.client.send(uploadAudioFile, {
      params,
      body: { name: 'tone', file: toneWav(0.2) },
    })
    await person.client.send(getAudioFileContent, { params: { ...params, audioId: audio.id } })
    const { database, files } = server().context
    const { file_key } = await database
      .selectFrom('audio_file')
      .select('file_key')
      .where('id', '=', audio.id)
      .executeTakeFirstOrThrow()
    await remove(person)
    const rows = async (table: 'project' | 'audio_file', id: number) =>
      database.selectFrom(table).select('id').where('id', '=', id).execute()
    expect(await rows('project', project.id)).toEqual([])
    expect(await rows('audio_file', audio.id)).toEqual([])
    await expect(files.read(file_key)).rejects.toThrow()
    const other = await aPerson(server())
    const query = { name: organization.name }
    expect(await other.client.send(verifyOrganizationName, { query })).toBe(false)
    await expect.poll(() => tablesWith(server(), person.name)).toEqual([])
  })

  it('a sole administrator hands over first; after that the organization stays, and the log has a pseudonym', async () => {
    const person = await aZephyrine(server())
    const heir = await aPerson(server())
    const { organization } = await aProject(person)
    await addMember(server(), organization.id, heir.id, 'employee')
    const refused = await apiFailureOf(remove(person))
    expect([refused.status, refused.code]).toEqual([422, 'hand_over_first'])
    expect(refused.errors).toEqual({ organizations: organization.name })
    expect((await person.client.send(me)).id).toBe(person.id)

    const orgId = organization.id
    const body = { role: 'administrator' } as const
    await person.client.send(saveMemberRole, { params: { orgId, userId: heir.id }, body })
    await person.client.send(createProject, { body: { title: 'Second', organization_id: orgId } })
    const role = { 'en-US': 'guest', 'fr-FR': 'invité' } as const
    const invitation = { invitation_mail: `guest${heir.email}`, role }
    await person.client.send(createInvitations, { params: { id: orgId }, body: invitation })
    await remove(person)
    const { members, projects } = await heir.client.send(getOrganization, { params: { id: orgId } })
    expect(members.map(({ user }) => user.id)).toEqual([heir.id])
    expect(projects).toHaveLength(2)
    const log = await heir.client.send(listAudit, { params: { id: orgId }, query: {} })
    expect(log.total).toBeGreaterThan(2)
    expect(JSON.stringify(log)).not.toMatch(person.name)
    expect(JSON.stringify(await heir.client.send(listNotifications, { query: {} }))).not.toMatch(person.name)
  })

  it('of two administrators that leave at the same moment, one stays', async () => {
    const [first, second, member] = await Promise.all([
      aPerson(server()),
      aPerson(server()),
      aPerson(server()),
    ])
    const { organization } = await aProject(first)
    await addMember(server(), organization.id, second.id, 'administrator')
    await addMember(server(), organization.id, member.id, 'employee')
    const results = await Promise.allSettled([remove(first), remove(second)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('the address can sign up again, as someone new', async () => {
    const person = await aPerson(server())
    await remove(person)
    await untilMail(server().folder, person.email, 2)
    const names = { first_name: 'New', last_name: 'Person' }
    await server()
      .client()
      .send(register, { body: { email: person.email, password: goodPassword, ...names } })
    expect((await untilMail(server().folder, person.email, 3)).subject).toBe('Confirm your account')
  })

  it('does not let anyone delete or export the account of another person', async () => {
    const owner = await aPerson(server())
    const other = await aPerson(server())
    const params = { id: owner.id }
    expect((await apiFailureOf(other.client.send(deleteUser, { params }))).status).toBe(404)
    expect((await apiFailureOf(other.client.send(exportUser, { params }))).status).toBe(404)
    expect((await owner.client.send(me)).id).toBe(owner.id)
  })

  it('own data are one document, without anything that would let someone in', async () => {
    const person = await aZephyrine(server())
    const params = { id: person.id }
    await aProject(person)
    await person.client.send(savePicture, { params, body: { file: gif } })
    const data = await person.client.send(exportUser, { params })
    expect(data).toMatchObject({
      account: { email: person.email, job_title: expect.stringContaining('Keeper') },
      picture: expect.stringMatching(/^data:image\/webp;base64,UklGR/),
      tables: {
        memberships: [{ role: 'administrator' }],
        projects: [{ title: 'Kitchen lamp' }],
        sessions: [{ revoked_at: null }],
        notifications: [{ kind: 'project_approved' }],
      },
    })
    const { password_hash, picture_key } = await server()
      .store.database.selectFrom('account')
      .select(['password_hash', 'picture_key'])
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow()
    const text = JSON.stringify(data)
    for (const secret of [password_hash, person.token, picture_key ?? '', '_hash', '_sealed']) {
      expect(text).not.toContain(secret)
    }
  })
})
