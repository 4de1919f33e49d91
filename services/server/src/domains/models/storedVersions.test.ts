import {
  createSynthesisModel,
  createWakeWordModel,
  deleteWakeWordModel,
  exportUser,
  getWakeWordModel,
  getWakeWordVersion,
  labelWakeWordVersion,
  listWakeWordVersions,
  restoreWakeWordVersion,
  saveSynthesisModel,
  saveWakeWordModel,
} from '@saywright/api/contract'
import { describe, expect, it } from 'vitest'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import { aMember, anOrganization } from '../../../tests/support/organizations.js'
import { apiFailureOf, deliver, type TestPerson } from '../../../tests/support/people.js'

onDatabases(
  (server) => {
    async function aPlace() {
      const organization = await anOrganization(server())
      const { projectId: id, ada } = organization
      await deliver(server(), id, [{ technology: 'tts', langs: ['eng-US'] }])
      const body = { name: 'hello-halden', language: 'eng-US', positive_words: [{ text: 'Hello Halden' }] }
      const model = await ada.client.send(createWakeWordModel, { params: { id }, body })
      return { ...organization, params: { id, modelId: model.id } }
    }
    const versionsOf = async ({ client }: TestPerson, params: { id: number; modelId: number }) =>
      client.send(listWakeWordVersions, { params, query: {} })

    describe('versions of models of the table that kinds share', () => {
      it('are every save with its author, and one is brought back as a new save', async () => {
        const { id: organizationId, ada, params } = await aPlace()
        const grace = await aMember(server(), organizationId, 'employee')
        const changes = { negative_words: [{ text: 'Hello Helen' }, { text: 'Halden' }], threshold: 6200 }
        await grace.client.send(saveWakeWordModel, { params, body: { revision: 1, ...changes } })
        const restore = (revision: number, versionId = 1) =>
          ada.client.send(restoreWakeWordVersion, {
            params: { ...params, versionId },
            body: { revision },
          })
        expect((await apiFailureOf(restore(1))).code).toBe('changed_elsewhere')
        expect((await apiFailureOf(restore(2, 9))).code).toBe('not_found')
        const restored = await restore(2)
        expect(restored).toMatchObject({
          ...{ revision: 3, name: 'hello-halden', threshold: 5000 },
          ...{ positive_words: [{ text: 'Hello Halden' }], negative_words: [] },
        })
        expect(await ada.client.send(getWakeWordModel, { params })).toEqual(restored)
        const { data, total } = await versionsOf(ada, params)
        expect([total, data]).toMatchObject([
          3,
          [
            { revision: 3, restored_from: 1, author: { id: ada.id }, positive: 1, negative: 0 },
            { revision: 2, restored_from: null, author: { id: grace.id }, positive: 1, negative: 2 },
            { revision: 1, restored_from: null, author: { id: ada.id }, positive: 1, negative: 0 },
          ],
        ])
        const second = { params: { ...params, versionId: 2 } }
        expect(await ada.client.send(getWakeWordVersion, second)).toMatchObject({
          ...{ revision: 2, language: 'eng-US', negative: 2, ...changes },
        })
        await ada.client.send(deleteWakeWordModel, { params })
        expect((await apiFailureOf(ada.client.send(getWakeWordVersion, second))).code).toBe('not_found')
      })

      it('get a label and lose it', async () => {
        const { ada, params } = await aPlace()
        const label = async (text: string | null) => {
          const body = { label: text }
          await ada.client.send(labelWakeWordVersion, { params: { ...params, versionId: 1 }, body })
          return (await versionsOf(ada, params)).data[0]?.label
        }
        expect(await label(' Before the tests ')).toBe('Before the tests')
        expect(await label(null)).toBeNull()
      })

      it('are the last ones only', async () => {
        const { ada, params } = await aPlace()
        for (let revision = 1; revision < 6; revision += 1)
          await ada.client.send(saveWakeWordModel, { params, body: { revision, threshold: revision } })
        const { data } = await versionsOf(ada, params)
        expect(data.map(({ revision }) => revision)).toEqual([6, 5, 4])
      })

      it('begin anew with a copy, and are part of the own data of their authors', async () => {
        const { ada, params } = await aPlace()
        await ada.client.send(saveWakeWordModel, { params, body: { revision: 1, threshold: 6200 } })
        const { positive_words, threshold } = await ada.client.send(getWakeWordModel, { params })
        const copy = await ada.client.send(createWakeWordModel, {
          params: { id: params.id },
          body: { name: 'copy', language: 'eng-US', positive_words, threshold },
        })
        const ofCopy = await versionsOf(ada, { ...params, modelId: copy.id })
        expect(ofCopy.data.map(({ revision }) => revision)).toEqual([1])
        const { tables } = await ada.client.send(exportUser, { params: { id: ada.id } })
        const { model_versions } = tables as { model_versions: { name: string; revision: number }[] }
        expect(model_versions.map(({ name, revision }) => `${name} ${revision}`).toSorted()).toEqual([
          'copy 1',
          'hello-halden 1',
          'hello-halden 2',
        ])
      })

      it('are those of one type: a model of another type has none by the same call', async () => {
        const { ada, params } = await aPlace()
        const { id } = params
        const body = { name: 'voice', language: 'eng-US' }
        const voice = await ada.client.send(createSynthesisModel, { params: { id }, body })
        const ofVoice = { id, modelId: voice.id }
        await ada.client.send(saveSynthesisModel, { params: ofVoice, body: { revision: 1, name: 'aisle' } })
        expect((await apiFailureOf(versionsOf(ada, ofVoice))).code).toBe('not_found')
        // They are stored for the day when they can be listed.
        const rows = await server()
          .store.database.selectFrom('model_version')
          .select(['revision', 'account_id'])
          .where('model_id', '=', voice.id)
          .orderBy('revision')
          .execute()
        expect(rows).toEqual([
          { revision: 1, account_id: ada.id },
          { revision: 2, account_id: ada.id },
        ])
      })

      it('of a model from before it had a threshold have the usual one', async () => {
        const { ada, params } = await aPlace()
        const content = { positive_words: [{ text: 'Hello' }], negative_words: [] }
        const { database } = server().store
        const content_json = JSON.stringify(content)
        await database.updateTable('model').set({ content_json }).where('id', '=', params.modelId).execute()
        await database
          .updateTable('model_version')
          .set({ content_json })
          .where('model_id', '=', params.modelId)
          .execute()
        expect(await ada.client.send(getWakeWordModel, { params })).toMatchObject({ threshold: 5000 })
        await ada.client.send(saveWakeWordModel, { params, body: { revision: 1, threshold: 7000 } })
        const first = { ...params, versionId: 1 }
        expect(await ada.client.send(getWakeWordVersion, { params: first })).toMatchObject({
          ...content,
          threshold: 5000,
        })
        const restored = { params: first, body: { revision: 2 } }
        expect(await ada.client.send(restoreWakeWordVersion, restored)).toMatchObject({ threshold: 5000 })
      })
    })
  },
  { environment: () => ({ SAYWRIGHT_LIMITS: 'versionsPerModel=3' }) },
)
