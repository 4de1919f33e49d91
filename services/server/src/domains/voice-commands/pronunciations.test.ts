import { pronounceWords, sayWords } from '@saywright/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPerson, aProject, apiFailureOf, deliver } from '../../../tests/support/people.js'
import { startTestServer, type TestServer } from '../../../tests/support/testServer.js'
import { aVoiceService, type StandIn, serviceToken } from '../../../tests/support/voiceService.js'

describe('what is said in a project', () => {
  let voice: StandIn
  let server: TestServer

  beforeAll(async () => {
    voice = await aVoiceService()
    server = await startTestServer({ VOICE_URL: voice.url, VOICE_TOKEN: serviceToken })
  })
  afterAll(async () => {
    await server.stopAndForget()
    voice.server.close()
  })

  it('is in a language of any kind of model that speaks, so of wake words alone too', async () => {
    const person = await aPerson(server)
    const { id } = await aProject(person)
    await server.store.database.deleteFrom('delivery').where('project_id', '=', id).execute()
    await deliver(server, id, [{ technology: 'wake-word', langs: ['fra-FR'] }])
    const say = (language: string) =>
      person.client.send(sayWords, { params: { id }, body: { language, text: 'bonjour' } })
    expect((await say('fra-FR')).type).toBe('audio/wav')
    const body = { language: 'fra-FR', words: [{ word: 'bonjour' }] }
    const { words } = await person.client.send(pronounceWords, { params: { id }, body })
    expect(words).toMatchObject([{ word: 'bonjour' }])
    expect(await apiFailureOf(say('eng-US'))).toMatchObject({ code: 'language_unavailable' })
  })
})
