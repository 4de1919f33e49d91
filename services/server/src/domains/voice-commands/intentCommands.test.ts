import { languages } from '@saywright/api/catalogue'
import { encodeBody, listenToSpeech } from '@saywright/api/client'
import {
  createVoiceCommandModel,
  getProject,
  getVoiceCommandModel,
  type ListeningEvent,
  listExports,
  me,
  type ProjectTag,
  recognize,
  recognizeSpeech,
  saveVoiceCommandModel,
  startExport,
  startTrial,
} from '@saywright/api/contract'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { aVoiceSocket } from '../../../tests/support/aVoiceSocket.js'
import { ask } from '../../../tests/support/deals.js'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import { anOrganization } from '../../../tests/support/organizations.js'
import { apiFailureOf, deliver } from '../../../tests/support/people.js'
import { aVoiceService, heard, serviceToken } from '../../../tests/support/voiceService.js'
import { toneWav } from '../../../tests/support/wav.js'

const over = '2020-01-01T00:00:00.000Z'
const intents = (...langs: string[]): ProjectTag[] => [{ technology: 'nlu', langs }]

const voice = await aVoiceService()
const ears = aVoiceSocket(voice)
beforeEach(() => {
  voice.response = heard('switch on the lamp')
})
afterAll(() => {
  ears.close()
  voice.server.close()
})
const environment = () => ({ VOICE_URL: voice.url, VOICE_TOKEN: serviceToken })

onDatabases(
  (server) => {
    /** Without the initial deliveries of a new project, and with these instead. */
    async function aHouse(tags: readonly ProjectTag[], expires: string | null = null) {
      const organization = await anOrganization(server())
      const { ada, projectId: id } = organization
      const remove = (technology: ProjectTag['technology']) =>
        server()
          .store.database.deleteFrom('delivery')
          .where('project_id', '=', id)
          .where('technology', '=', technology)
          .execute()
      await remove('asr')
      await remove('wake-word')
      await deliver(server(), id, tags, expires)
      const create = (language: string) =>
        ada.client.send(createVoiceCommandModel, { params: { id }, body: { name: language, language } })
      return { organization, client: ada.client, token: ada.token, id, create, remove }
    }

    it('makes, edits, recognizes with, listens with and exports voice-command models', async () => {
      const { client, id, create } = await aHouse(intents('eng-US', 'fra-FR'))
      const { id: modelId } = await create('eng-US')
      const params = { id, modelId }
      const { grammar } = await client.send(getVoiceCommandModel, { params })
      const changes = { revision: 1, grammar: `${grammar}// more\n`, language: 'fra-FR' }
      expect(await client.send(saveVoiceCommandModel, { params, body: changes })).toMatchObject({
        revision: 2,
      })
      const back = { revision: 2, language: 'eng-US' }
      await client.send(saveVoiceCommandModel, { params, body: back })
      const { hypotheses } = await client.send(recognize, { params, body: toneWav(1) })
      expect(hypotheses[0]?.text).toBe('switch on the lamp')

      const events: ListeningEvent[] = []
      const coming = ears.next()
      const listening = listenToSpeech(client, { params, onEvent: (event) => events.push(event) })
      const ear = await coming
      await expect.poll(() => ear.asked.length).toBe(1)
      listening.close()
      expect(events).toEqual([])

      const models = [{ type: 'voice_commands' as const, id: modelId }]
      await client.send(startExport, { params: { id }, body: { architecture: 'linux-x64', models } })
      const status = async () =>
        (await client.send(listExports, { params: { id }, query: {} })).data[0]?.status
      await expect.poll(status, { timeout: 60_000 }).toBe('completed')
    })

    // A project with intent-based commands alone.
    it('opens voice-command models in each of its five languages, and in no other', async () => {
      const offered = languages
        .filter(({ flags }) => flags.voice_intent_based_commands)
        .map(({ code }) => code)
      expect(offered.toSorted()).toEqual(['deu-DE', 'eng-US', 'fra-FR', 'ita-IT', 'spa-ES'])
      const { client, id, create } = await aHouse(intents(...offered))
      for (const language of offered) {
        const { id: modelId } = await create(language)
        const params = { id, modelId }
        expect(await client.send(getVoiceCommandModel, { params })).toMatchObject({ language })
        const { hypotheses } = await client.send(recognize, { params, body: toneWav(1) })
        expect(hypotheses[0]?.text).toBe('switch on the lamp')
      }
      expect((await apiFailureOf(create('nld-NL'))).code).toBe('language_unavailable')
    })

    it('is refused a language that neither technology gives, with the field and a sentence', async () => {
      const { create, token } = await aHouse(intents('eng-US', 'nld-NL'))
      // Dutch was delivered by mistake: intent-based commands are offered in five languages, without it.
      for (const language of ['nld-NL', 'fra-FR'])
        expect(await apiFailureOf(create(language))).toMatchObject({
          status: 422,
          code: 'language_unavailable',
          errors: { language: 'invalid' },
          message: 'This language is not available to the project.',
        })
      const forward = async (lang: string) => {
        const body = { lang, jsgf: 'public <a> = go;', audio: toneWav(1) }
        const response = await fetch(`${server().url}/voice/v1/asr/recognize`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${token}` },
          body: encodeBody({ endpoint: recognizeSpeech, body }).body!,
        })
        return [response.status, (await response.json()).code]
      }
      expect(await forward('en-US')).toEqual([200, undefined])
      expect(await forward('nl-NL')).toEqual([422, 'language_unavailable'])
      expect(await forward('fr-FR')).toEqual([422, 'language_unavailable'])
    })

    it('has the languages of both technologies, and keeps those of one when the other goes', async () => {
      const { client, id, create, remove } = await aHouse([
        { technology: 'asr', langs: ['nld-NL'] },
        ...intents('deu-DE'),
      ])
      const dutch = await create('nld-NL')
      const german = await create('deu-DE')
      await remove('asr')
      const hear = (modelId: number) => client.send(recognize, { params: { id, modelId }, body: toneWav(1) })
      expect((await hear(german.id)).hypotheses).toHaveLength(1)
      expect((await apiFailureOf(hear(dutch.id))).code).toBe('language_unavailable')
    })

    it('ends with its delivery, and works again during the trial', async () => {
      const { client, id, create } = await aHouse(intents('ita-IT'), over)
      expect((await apiFailureOf(create('ita-IT'))).code).toBe('resources_expired')
      await client.send(startTrial, { params: { id } })
      expect((await create('ita-IT')).language).toBe('ita-IT')
    })

    it('is opened by a request that is approved at once, until the licence key ends', async () => {
      const { organization, client, id, create } = await aHouse([])
      await ask(organization, {
        tech_voice_strict_commands: false,
        languages_voice_strict_commands: [],
        tech_intent_based_commands: true,
        languages_voice_intent_commands: ['Spanish - Spain'],
      })
      const { tags, evaluation_ends_on } = await client.send(getProject, { params: { id } })
      expect(tags).toEqual(intents('spa-ES'))
      expect((await create('spa-ES')).language).toBe('spa-ES')
      const { database } = server().store
      const deliveries = await database
        .selectFrom('delivery')
        .select('expires_at')
        .where('project_id', '=', id)
        .execute()
      expect(deliveries).toEqual([{ expires_at: evaluation_ends_on }])
      // A license key names no technology: it ends with the deliveries, of which this is the only one.
      const { licence_key } = await client.send(me)
      expect(licence_key).toMatchObject({ expired: false, expired_at: evaluation_ends_on })
      await database.updateTable('delivery').set({ expires_at: over }).where('project_id', '=', id).execute()
      expect((await client.send(me)).licence_key).toMatchObject({ expired: true, expired_at: over })
    })
  },
  { environment },
)
