import {
  type BodyOf,
  createVoiceCommandModel,
  deleteVoiceCommandModel,
  getUnitTest,
  getVoiceCommandModel,
  listAudioFiles,
  listModelTemplates,
  listTasks,
  listUnitTests,
} from '@saywright/api/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import { aPerson, aProject, apiFailureOf } from '../../../tests/support/people.js'
import { raisedLimits } from '../../../tests/support/testServer.js'
import { aVoiceService, type StandIn, serviceToken } from '../../../tests/support/voiceService.js'

const waitOptions = { timeout: 60_000 }

let voice: StandIn
beforeAll(async () => {
  voice = await aVoiceService()
})
afterAll(() => voice.server.close())
beforeEach(() => {
  voice.meanwhile = async () => {}
})

onDatabases(
  (server) => {
    async function aProjectOfWarehouses() {
      const person = await aPerson(server())
      const { client } = person
      const { id } = await aProject(person)
      const params = { id }
      return {
        client,
        params,
        make: (changes: Partial<BodyOf<typeof createVoiceCommandModel>> = {}) =>
          client.send(createVoiceCommandModel, {
            params,
            body: { name: 'Warehouse', language: 'eng-US', template: 'warehouse', ...changes },
          }),
        untilMade: (count: number) =>
          expect
            .poll(async () => {
              const { data } = await client.send(listTasks, { params, query: {} })
              return data.map(({ status, type }) => `${type} ${status}`)
            }, waitOptions)
            .toEqual(Array.from({ length: count }, () => 'test_audio completed')),
        tests: async () =>
          (await client.send(listUnitTests, { params, query: {} })).data.toSorted((a, b) => a.id - b.id),
      }
    }

    it('a model of a template holds its grammar and suite, and gets unit tests with recordings of their sentences', async () => {
      const { client, params, make, untilMade, tests } = await aProjectOfWarehouses()
      const query = { language: 'eng-US' }
      const [template] = (await client.send(listModelTemplates, { params, query })).data
      expect(template).toMatchObject({ id: 'warehouse', slots: ['item', 'carrier', 'area'] })
      expect(template?.intents).toHaveLength(11)
      const { id: modelId } = await make()
      const model = await client.send(getVoiceCommandModel, { params: { ...params, modelId } })
      expect(model).toMatchObject({ grammar: template?.grammar, suite: template?.suite, slots: [] })

      await untilMade(1)
      const made = await tests()
      expect(made.map(({ name, files, model_id }) => [name, files, model_id])).toEqual(
        template?.unit_tests.map(({ name, recordings }) => [name, recordings, modelId]),
      )
      const first = { params: { ...params, testId: made[0]!.id } }
      const { audio_files } = await client.send(getUnitTest, first)
      for (const { transcription, expectation, meaning } of audio_files) {
        const expected = template?.suite.find(({ sentence }) => sentence === transcription)
        const { intent, entities } = expected ?? {}
        expect([expectation, meaning]).toEqual(
          expected?.expect === 'accept' ? ['sentence', { intent, entities }] : ['other_sentence', null],
        )
      }
      expect(audio_files.some(({ expectation }) => expectation === 'other_sentence')).toBe(true)
    })

    it('a second model of the template uses the recordings of the first', async () => {
      const { client, params, make, untilMade, tests } = await aProjectOfWarehouses()
      await make()
      await untilMade(1)
      const spoken = voice.spoken.length
      await make({ name: 'Second warehouse' })
      await untilMade(2)
      expect(voice.spoken).toHaveLength(spoken)
      expect(await tests()).toHaveLength(4)
      const { total } = await client.send(listAudioFiles, { params, query: {} })
      expect(total).toBe((await tests()).slice(0, 2).reduce((sum, { files }) => sum + files, 0))
    })

    it('a model that is deleted meanwhile gets no tests', async () => {
      const { client, params, make, untilMade, tests } = await aProjectOfWarehouses()
      let go = () => {}
      const waited = new Promise<void>((resolve) => {
        go = resolve
      })
      voice.meanwhile = () => waited
      const { id: modelId } = await make()
      await client.send(deleteVoiceCommandModel, { params: { ...params, modelId } })
      go()
      await untilMade(1)
      expect(await tests()).toEqual([])
    })

    it('a template is refused beside a grammar, and in a language in which it is not written', async () => {
      const { client, params, make } = await aProjectOfWarehouses()
      const beside = await apiFailureOf(make({ grammar: '#BNF+EM V2.1;' }))
      expect(beside.errors).toEqual({ template: 'mismatch' })
      const foreign = await apiFailureOf(make({ language: 'deu-DE' }))
      expect(foreign.errors).toEqual({ template: 'invalid' })
      const query = { language: 'deu-DE' }
      expect(await client.send(listModelTemplates, { params, query })).toEqual({ data: [] })
      expect((await client.send(listTasks, { params, query: {} })).data).toEqual([])
    })
  },
  {
    environment: () => ({
      ...{ VOICE_URL: voice.url, VOICE_TOKEN: serviceToken },
      SAYWRIGHT_LIMITS: raisedLimits,
    }),
  },
)
