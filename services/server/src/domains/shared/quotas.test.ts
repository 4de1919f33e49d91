import { listenToEvents } from '@saywright/api/client'
import {
  addDomain,
  createOrganization,
  createProject,
  createVoiceCommandModel,
  listNotifications,
  listSessions,
  listVoiceCommandVersions,
  login,
  me,
  saveVoiceCommandModel,
  uploadAudioFile,
} from '@saywright/api/contract'
import { describe, expect, it, vi } from 'vitest'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import {
  aPerson,
  aProject,
  apiFailureOf,
  goodPassword,
  type TestPerson,
} from '../../../tests/support/people.js'
import { raisedLimits, type TestServer } from '../../../tests/support/testServer.js'
import { toneWav } from '../../../tests/support/wav.js'
import { forget } from '../../housekeeping.js'

const small =
  'organizationsPerPerson=2,projectsPerOrganization=2,modelsPerProject=2,audioFilesPerProject=3,audioMegabytesPerProject=1,domainsPerOrganization=2,eventStreamsPerAccount=2,sessionsPerAccount=3,notificationsKept=2,versionsPerModel=3,versionMegabytesPerModel=1'

/** How many of simultaneous calls pass, and the failures of the others. */
async function outcomes(calls: readonly Promise<unknown>[]) {
  const settled = await Promise.allSettled(calls)
  const refused = settled.flatMap((call) => (call.status === 'rejected' ? [call.reason.code] : []))
  return { done: settled.length - refused.length, refused: [...new Set(refused)] }
}

onDatabases(
  (server) => {
    let count = 0
    const aName = () => `Thing ${++count} ${Date.now()}`

    it('limits the organizations of a person, also for concurrent calls', async () => {
      const person = await aPerson(server())
      const create = () => person.client.send(createOrganization, { body: { name: aName() } })
      expect(await outcomes([create(), create(), create(), create()])).toEqual({
        done: 2,
        refused: ['too_many_organizations'],
      })
      const body = { title: aName(), organization_name: aName() }
      const refused = await apiFailureOf(person.client.send(createProject, { body }))
      expect([refused.status, refused.code]).toEqual([422, 'too_many_organizations'])
      expect(refused.serverMessage).toBe('You already have 2 organizations, the maximum for one person.')
      const inFrench = server().client(person.token, 'fr-FR')
      expect((await apiFailureOf(inFrench.send(createProject, { body }))).serverMessage).toBe(
        'Vous avez déjà 2\u00a0organisations, le maximum pour une personne.',
      )
    })

    it('an organization may have so many projects', async () => {
      const person = await aPerson(server())
      const { organization } = await aProject(person)
      const create = () =>
        person.client.send(createProject, { body: { title: aName(), organization_id: organization.id } })
      expect(await outcomes([create(), create(), create()])).toEqual({
        done: 1,
        refused: ['too_many_projects'],
      })
    })

    it('and so many domains', async () => {
      const person = await aPerson(server())
      const { organization } = await aProject(person)
      const domain = `firm${Date.now()}.com`
      const add = async (name: string) => {
        const verification_email = `ada@${name}`
        await server()
          .store.database.insertInto('verified_address')
          .values({
            account_id: person.id,
            email_key: verification_email,
            verified_at: new Date().toISOString(),
            is_for_account: false,
          })
          .execute()
        const body = { name, verification_email }
        return person.client.send(addDomain, { params: { id: organization.id }, body })
      }
      await add(`a.${domain}`)
      await add(`b.${domain}`)
      expect((await apiFailureOf(add(`c.${domain}`))).code).toBe('too_many_domains')
    })

    it('a project may have so many models', async () => {
      const person = await aPerson(server())
      const { id } = await aProject(person)
      const create = () =>
        person.client.send(createVoiceCommandModel, {
          params: { id },
          body: { name: aName(), language: 'eng-US' },
        })
      expect(await outcomes([create(), create(), create()])).toEqual({
        done: 2,
        refused: ['too_many_models'],
      })
    })

    it('keeps the newest versions of a model, by number and size', async () => {
      const person = await aPerson(server())
      const { id } = await aProject(person)
      const model = { name: aName(), language: 'eng-US' }
      const made = await person.client.send(createVoiceCommandModel, { params: { id }, body: model })
      const params = { id, modelId: made.id }
      const save = (revision: number, grammar: string) =>
        person.client.send(saveVoiceCommandModel, { params, body: { revision, grammar } })
      const kept = async () => {
        const { data } = await person.client.send(listVoiceCommandVersions, { params, query: {} })
        return data.map(({ revision }) => revision)
      }
      for (const revision of [1, 2, 3, 4]) await save(revision, `// ${revision}`)
      expect(await kept()).toEqual([5, 4, 3])
      // Two of them are below a megabyte, three are above it.
      for (const revision of [5, 6, 7]) await save(revision, 'a'.repeat(400_000))
      expect(await kept()).toEqual([8, 7])
    })

    describe('recordings of a project', () => {
      const upload = (person: TestPerson, id: number, seconds: number, sampleRate?: number) =>
        person.client.send(uploadAudioFile, {
          params: { id },
          body: { name: aName(), file: toneWav(seconds, sampleRate) },
        })

      it('may be so many', async () => {
        const person = await aPerson(server())
        const { id } = await aProject(person)
        const calls = Array.from({ length: 5 }, () => upload(person, id, 0.1))
        expect(await outcomes(calls)).toEqual({ done: 3, refused: ['too_much_audio'] })
      })

      it('and have so many bytes together', async () => {
        const person = await aPerson(server())
        const { id } = await aProject(person)
        // 0.6 MB each.
        await upload(person, id, 6.25, 48_000)
        expect((await apiFailureOf(upload(person, id, 6.25, 48_000))).code).toBe('too_much_audio')
        await upload(person, id, 1)
      })
    })

    it('limits the open streams of an account', async () => {
      const person = await aPerson(server())
      const open = async () => {
        const controller = new AbortController()
        const connected = vi.fn()
        void listenToEvents(person.client, {
          signal: controller.signal,
          onEvent: () => {},
          onConnected: connected,
        })
        await vi.waitFor(() => expect(connected).toHaveBeenCalledWith(true))
        return controller
      }
      const [first, second] = [await open(), await open()]
      const status = async () => {
        const controller = new AbortController()
        const response = await fetch(`${server().url}/api/v3/events`, {
          headers: { Authorization: `Bearer ${person.token}` },
          signal: controller.signal,
        })
        const { status } = response
        controller.abort()
        return status
      }
      expect(await status()).toBe(429)
      first.abort()
      await vi.waitFor(async () => expect(await status()).toBe(200))
      second.abort()
    })

    it('an account may have so many sessions: the one used longest ago ends', async () => {
      const person = await aPerson(server())
      const logIn = async () => {
        const body = { email: person.email, password: goodPassword }
        const { access_token } = await server().client().send(login, { body })
        return server().client(access_token)
      }
      const second = await logIn()
      await logIn()
      expect((await person.client.send(listSessions)).total).toBe(3)
      const fourth = await logIn()
      expect((await fourth.send(listSessions)).total).toBe(3)
      expect((await apiFailureOf(person.client.send(me))).code).toBe('disconnected')
      expect((await second.send(me)).id).toBe(person.id)
    })

    it('keeps the newest notifications of each account', async () => {
      const [person, other] = [await aPerson(server()), await aPerson(server())]
      await notify(server(), person.id, 4)
      await notify(server(), other.id, 1)
      const kept = async ({ client }: TestPerson) =>
        (await client.send(listNotifications, { query: {} })).data.map(({ id }) => id)
      const before = await kept(person)
      await forget(server().context)
      expect(await kept(person)).toEqual(before.slice(0, 2))
      expect(await kept(other)).toHaveLength(1)
    })
  },
  { environment: () => ({ SAYWRIGHT_LIMITS: `${raisedLimits},${small}` }) },
)

async function notify({ store }: TestServer, accountId: number, times: number): Promise<void> {
  const row = {
    account_id: accountId,
    kind: 'project_approved' as const,
    values_json: JSON.stringify({ title: 'Lamp' }),
    redirection_entity: 'projects' as const,
    redirection_id: null,
    is_read: false,
    created_at: new Date().toISOString(),
  }
  await store.database.insertInto('notification').values(Array(times).fill(row)).execute()
}
