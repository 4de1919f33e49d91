import {
  approveDeal,
  createVoiceCommandModel,
  getVoiceCommandModel,
  limits,
  listNotifications,
  login,
  projectStanding,
  recognize,
  startTrial,
} from '@saywright/api/contract'
import { describe, expect, it } from 'vitest'
import { ask, projectOf } from '../../../tests/support/deals.js'
import { mailsTo } from '../../../tests/support/mails.js'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import { onReviewed } from '../../../tests/support/onReviewed.js'
import {
  aMember,
  anOrganization,
  auditOf,
  type TestOrganization,
} from '../../../tests/support/organizations.js'
import {
  aPerson,
  apiFailureOf,
  goodPassword,
  makeStaff,
  type TestPerson,
} from '../../../tests/support/people.js'
import type { TestServer } from '../../../tests/support/testServer.js'
import { toneWav } from '../../../tests/support/wav.js'
import { deliver } from '../shared/projects/deliveries.js'
import { installedTags } from '../shared/projects/installedTags.js'
import { tellOfEvaluations } from './evaluations.js'

const second = 1000
const hour = 3600 * second
const day = 24 * hour
const dayOf = (moment: string) => moment.slice(0, 10).split('-').toReversed().join('/')

// A clock that tests advance; people log in again afterwards.
let offset = 0
const now = () => new Date(Date.now() + offset)
const until = (moment: string, milliseconds = 0) => {
  offset = Date.parse(moment) - Date.now() + milliseconds
}

async function again(server: TestServer, { email, id }: TestPerson): Promise<TestPerson> {
  const { access_token: token = '' } = await server
    .client()
    .send(login, { body: { email, password: goodPassword } })
  return { id, email, token, client: server.client(token) }
}

const messagesOf = async ({ client }: TestPerson) =>
  (await client.send(listNotifications, { query: {} })).data.map(({ message }) => message)

const statesOf = async (organization: TestOrganization) =>
  projectStanding(await projectOf(organization), now().getTime())

onDatabases(
  (server) => {
    const aModel = ({ ada, projectId }: TestOrganization, name = 'Lamps') =>
      ada.client.send(createVoiceCommandModel, {
        params: { id: projectId },
        body: { name, language: 'eng-US' },
      })
    const recognized = async ({ ada, projectId }: TestOrganization, modelId: number) => {
      const params = { id: projectId, modelId }
      return (await apiFailureOf(ada.client.send(recognize, { params, body: toneWav(0.1) }))).code
    }

    describe('an evaluation', () => {
      it('K-046± K-034 ends after 30 days to the second: the studio is refused then, and the data stays', async () => {
        const made = await anOrganization(server())
        const { evaluation_ends_on } = await projectOf(made)
        expect(Date.parse(evaluation_ends_on ?? '') - now().getTime()).toBeGreaterThan(30 * day - 60 * second)
        const { id: modelId } = await aModel(made)
        // The voice service is not running in this suite: this failure means that the call was allowed.
        expect(await recognized(made, modelId)).toBe('voice_unavailable')

        until(evaluation_ends_on!, -10 * second)
        const before = { ...made, ada: await again(server(), made.ada) }
        expect(await statesOf(before)).toMatchObject({ state: 'evaluation' })
        expect(await recognized(before, modelId)).toBe('voice_unavailable')

        until(evaluation_ends_on!)
        const after = { ...made, ada: await again(server(), made.ada) }
        expect(await statesOf(after)).toEqual({ state: 'ended' })
        expect(await projectOf(after)).toMatchObject({
          evaluation: 'No',
          evaluation_ends_on,
          tags: [],
          deliveries: [
            { technology: 'asr', expire_on: evaluation_ends_on },
            { technology: 'wake-word', expire_on: evaluation_ends_on },
          ],
          voice_commands_total: 1,
        })
        expect(await recognized(after, modelId)).toBe('resources_expired')
        const refused = await apiFailureOf(aModel(after, 'Ovens'))
        expect([refused.status, refused.code, refused.serverMessage]).toEqual([
          422,
          'resources_expired',
          'The evaluation of this project has ended. Its data is kept. Send a new request to continue.',
        ])
        const params = { id: made.projectId, modelId }
        expect((await after.ada.client.send(getVoiceCommandModel, { params })).name).toBe('Lamps')

        const deal = await ask(after, { upsell: true })
        expect(deal).toMatchObject({ kind: 'technologies', before_languages_voice_strict_commands: [] })
        expect(await statesOf(after)).toMatchObject({ state: 'evaluation' })
        expect(await recognized(after, modelId)).toBe('voice_unavailable')
      })

      it('that was delivered again permanently does not end', async () => {
        const made = await anOrganization(server())
        const { evaluation_ends_on } = await projectOf(made)
        await server().context.transaction((transaction) =>
          deliver(transaction, {
            projectId: made.projectId,
            tags: [{ technology: 'asr', langs: ['eng-US', 'fra-FR', 'deu-DE'] }, ...installedTags.slice(1)],
            expiresAt: null,
          }),
        )
        until(evaluation_ends_on!)
        await tellOfEvaluations(server().context)
        const after = { ...made, ada: await again(server(), made.ada) }
        expect(await statesOf(after)).toEqual({ state: 'production' })
        expect((await messagesOf(after.ada)).filter((text) => /evaluation/.test(text))).toEqual([])
      })

      it('is announced 5 days before its end, once, and reported when it is over, once', async () => {
        const made = await anOrganization(server())
        const grace = await aMember(server(), made.id, 'administrator')
        const { evaluation_ends_on } = await projectOf(made)
        const tellTwice = async () => {
          await tellOfEvaluations(server().context)
          await tellOfEvaluations(server().context)
        }
        const onProject = (messages: readonly string[]) => messages.filter((text) => /evaluation/.test(text))
        until(evaluation_ends_on!, -limits.evaluationWarningDays * day - 10 * second)
        await tellTwice()
        expect(onProject(await messagesOf(await again(server(), grace)))).toEqual([])
        until(evaluation_ends_on!, -limits.evaluationWarningDays * day + second)
        await tellTwice()
        const warning = `The evaluation of <b>Kitchen lamp</b> ends on ${dayOf(evaluation_ends_on!)}.`
        expect(onProject(await messagesOf(await again(server(), grace)))).toEqual([warning])
        until(evaluation_ends_on!)
        await tellTwice()
        expect(onProject(await messagesOf(await again(server(), grace)))).toEqual([
          'The evaluation of <b>Kitchen lamp</b> has ended. Its data is kept.',
          warning,
        ])
        const subjects = async () =>
          (await mailsTo(server().folder, grace.email)).map(({ subject }) => subject).slice(1)
        await expect
          .poll(subjects)
          .toEqual([
            `The evaluation of Kitchen lamp ends on ${dayOf(evaluation_ends_on!)}`,
            'The evaluation of Kitchen lamp has ended',
          ])
        const log = (await auditOf(server(), made.id)).filter(({ action }) => action === 'project.expired')
        expect(log).toMatchObject([{ account_id: null, values_json: { name: 'Kitchen lamp' } }])
      })
    })
  },
  { replacements: { now } },
)

onReviewed(
  (server) => {
    const begin = (organization: TestOrganization) =>
      organization.ada.client.send(startTrial, { params: { id: organization.projectId } })

    describe('the trial of a project', () => {
      it('K-046± lasts one hour on demand, to the second, and is had once', async () => {
        const organization = await anOrganization(server())
        expect(await projectOf(organization)).toMatchObject({ tags: [], trial_ends_on: null })
        const { trial_ends_on } = await begin(organization)
        expect(Math.round((Date.parse(trial_ends_on) - now().getTime()) / 60_000)).toBe(60)
        expect(await projectOf(organization)).toMatchObject({
          trial_ends_on,
          tags: installedTags,
          evaluation: 'No',
          deliveries: [],
        })
        const create = (name: string) =>
          organization.ada.client.send(createVoiceCommandModel, {
            params: { id: organization.projectId },
            body: { name, language: 'eng-US' },
          })
        until(trial_ends_on, -10 * second)
        expect((await create('Lamps')).name).toBe('Lamps')
        until(trial_ends_on)
        expect((await apiFailureOf(create('Ovens'))).code).toBe('language_unavailable')
        const refused = await apiFailureOf(begin(organization))
        expect([refused.status, refused.code, refused.serverMessage]).toEqual([
          422,
          'trial_used',
          'This project has already used its one-hour trial. Send a request to continue.',
        ])
        const entries = await auditOf(server(), organization.id)
        expect(entries.filter(({ action }) => action === 'project.trial_started')).toHaveLength(1)
      })

      it('K-046 begins once with five simultaneous requests', async () => {
        const organization = await anOrganization(server())
        const results = await Promise.allSettled(Array.from({ length: 5 }, () => begin(organization)))
        expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      })

      it('lends expired technologies, is not offered to projects with resources, and does not affect a request', async () => {
        const made = await anOrganization(server())
        const staff = await aPerson(server())
        await makeStaff(server(), staff.id)
        const german = ['German - Germany']
        const { deal_id: id } = await ask(made, { languages_voice_strict_commands: german })
        await staff.client.send(approveDeal, { params: { id }, body: {} })
        await expect.poll(async () => (await projectOf(made)).deal_id).toBeNull()
        expect((await apiFailureOf(begin(made))).code).toBe('not_possible')
        until((await projectOf(made)).evaluation_ends_on!)
        const after = { ...made, ada: await again(server(), made.ada) }
        await begin(after)
        expect((await projectOf(after)).tags).toEqual([{ technology: 'asr', langs: ['deu-DE'] }])
        expect(await statesOf(after)).toEqual({ state: 'ended' })
        const more = await ask(after, { languages_voice_strict_commands: german })
        expect(more.diff_languages_voice_strict_commands).toEqual(german)
      })
    })
  },
  { now, limits: 'decisionUndoSeconds=0' },
)
