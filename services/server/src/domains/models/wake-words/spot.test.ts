import {
  listLanguageSounds,
  saveWakeWordModel,
  spotInAudioFile,
  spotInRecording,
  uploadAudioFile,
} from '@saywright/api/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aWakeWordModel, type WakeWordPlace } from '../../../../tests/support/aWakeWordModel.js'
import { apiFailureOf } from '../../../../tests/support/people.js'
import { startTestServer, type TestServer } from '../../../../tests/support/testServer.js'
import { aVoiceService, type StandIn, serviceToken } from '../../../../tests/support/voiceService.js'
import { toneWav } from '../../../../tests/support/wav.js'

const spotting = {
  scores: { start_ms: 0, step_ms: 100, scores: [0, 8210] },
  heard: [{ word: 'Hello Halden', role: 'wake', start_ms: 640, end_ms: 1430, score: 8210 }],
  ...{ duration_ms: 1800, speech_ms: 900, scoring_version: 1, quality: 'good' },
}

describe('wake words in recordings', () => {
  let voice: StandIn
  let server: TestServer
  let place: WakeWordPlace

  beforeAll(async () => {
    voice = await aVoiceService()
    server = await startTestServer({ VOICE_URL: voice.url, VOICE_TOKEN: serviceToken })
    place = await aWakeWordModel(server)
  })
  beforeEach(() => {
    voice.wake.set('/v1/wake/spot', { status: 200, body: spotting })
    voice.wakeAsked.length = 0
  })
  afterAll(async () => {
    await server.stopAndForget()
    voice.server.close()
  })

  const spot = (body = toneWav(1), params = place.params) =>
    place.ada.client.send(spotInRecording, { params, body })

  it('are asked for with the pronunciations of the model, in the turn of the account', async () => {
    expect(await spot()).toEqual(spotting)
    expect(voice.wakeAsked).toMatchObject([
      {
        lang: 'en-US',
        caller: String(place.ada.id),
        wake: [{ word: 'Hello Halden', pronunciations: ['/həˈloʊˈhɔldən/'] }],
        anti: [{ word: 'Hello Helen', pronunciations: ['hallo hellen'] }],
      },
    ])
  })

  it('are found in a recording of the project, decoded when it is no WAV', async () => {
    const { client } = place.ada
    const params = { id: place.projectId }
    const body = { name: 'tone', file: toneWav(0.5), transcription: 'hello halden' }
    const { id: audioId } = await client.send(uploadAudioFile, { params, body })
    const call = { params: { ...place.params, audioId } }
    expect(await client.send(spotInAudioFile, call)).toEqual(spotting)
    const [asked] = voice.wakeAsked as { audio: Blob }[]
    expect(
      Buffer.from(await asked!.audio.arrayBuffer())
        .subarray(0, 4)
        .toString(),
    ).toBe('RIFF')
    const none = { params: { ...place.params, audioId: 9999 } }
    expect((await apiFailureOf(client.send(spotInAudioFile, none))).code).toBe('not_found')
  })

  it('need a wake word', async () => {
    const empty = await aWakeWordModel(server, { positive_words: [] })
    const failure = await apiFailureOf(
      empty.ada.client.send(spotInRecording, { params: empty.params, body: toneWav(1) }),
    )
    expect([failure.status, failure.code, failure.errors]).toEqual([
      422,
      'incorrect_form',
      { positive_words: 'atLeastOneRequired' },
    ])
    expect(voice.wakeAsked).toEqual([])
  })

  it('are refused in a recording that is none, and in a long one', async () => {
    const text = new Blob(['no sound'], { type: 'audio/wav' })
    expect((await apiFailureOf(spot(text))).code).toBe('audio_unreadable')
    expect((await apiFailureOf(spot(toneWav(10.5)))).code).toBe('audio_too_long')
  })

  it('are refused without a delivery, and after its end', async () => {
    const other = await aWakeWordModel(server)
    const ask = async () =>
      (await apiFailureOf(other.ada.client.send(spotInRecording, { params: other.params, body: toneWav(1) })))
        .code
    await server.store.database
      .updateTable('delivery')
      .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
      .where('project_id', '=', other.projectId)
      .execute()
    expect(await ask()).toBe('resources_expired')
    await server.store.database.deleteFrom('delivery').where('project_id', '=', other.projectId).execute()
    expect(await ask()).toBe('language_unavailable')
  })

  it.each([
    [429, 'busy', 429, 'too_many', 7],
    [422, 'pronunciation_missing', 422, 'pronunciation_missing', undefined],
    [422, 'language_unavailable', 422, 'language_unavailable', undefined],
    [500, 'internal', 503, 'voice_unavailable', 5],
  ])(
    'say in words of ours that the voice service answers %i %s',
    async (status, code, ours, name, seconds) => {
      voice.wake.set('/v1/wake/spot', { status, body: { code, message: '' } })
      const failure = await apiFailureOf(spot())
      expect([failure.status, failure.code, failure.retryAfterSeconds]).toEqual([ours, name, seconds])
      const french = await apiFailureOf(
        server
          .client(place.ada.token, 'fr-FR')
          .send(spotInRecording, { params: place.params, body: toneWav(1) }),
      )
      expect(french.serverMessage).not.toBe(failure.serverMessage)
    },
  )

  it('are refused under the fields of their model', async () => {
    const errors = { 'wake.0.pronunciations.0': 'invalid', 'anti.1.word': 'tooLong' }
    voice.wake.set('/v1/wake/spot', { status: 422, body: { code: 'incorrect_form', message: '', errors } })
    expect((await apiFailureOf(spot())).errors).toEqual({
      'positive_words.0.pronunciations.0': 'invalid',
      'negative_words.1.word': 'tooLong',
    })
  })

  it('are those that were saved last', async () => {
    const { ada, params } = await aWakeWordModel(server)
    const positive_words = [{ text: 'Computer' }]
    await ada.client.send(saveWakeWordModel, {
      params,
      body: { revision: 1, positive_words, negative_words: [] },
    })
    await ada.client.send(spotInRecording, { params, body: toneWav(1) })
    expect(voice.wakeAsked).toMatchObject([{ wake: [{ word: 'Computer' }], anti: [] }])
  })

  it('are rated below /voice as well, in languages of wake words alone', async () => {
    voice.wake.set('/v1/wake/rate', { status: 200, body: { words: [] } })
    const other = await aWakeWordModel(server)
    const forward = async (lang: string) => {
      const response = await fetch(`${server.url}/voice/v1/wake/rate?port=51000`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${other.ada.token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ lang, wake: [{ word: 'Hello' }], anti: [], caller: 'someone else' }),
      })
      return [response.status, (await response.json()).code]
    }
    expect(await forward('de-DE')).toEqual([200, undefined])
    expect(voice.wakeAsked).toMatchObject([{ lang: 'de-DE', caller: String(other.ada.id) }])
    expect(await forward('eu-ES')).toEqual([422, 'language_unavailable'])
    const { database } = server.store
    const ofProject = database.deleteFrom('delivery').where('project_id', '=', other.projectId)
    await ofProject.where('technology', '=', 'wake-word').execute()
    expect(await forward('en-US')).toEqual([422, 'language_unavailable'])
  })

  it('have the sounds of their language, where it was delivered', async () => {
    const sounds = { sounds: [{ ipa: 'ɔ', is_vowel: true, example: 'hall' }] }
    voice.wake.set('/v1/phonemes/sounds', { status: 200, body: sounds })
    const list = (id: number, language = 'eng-US') =>
      place.ada.client.send(listLanguageSounds, { params: { id }, query: { language } })
    expect(await list(place.projectId)).toEqual(sounds)
    expect(voice.wakeAsked).toEqual(['/v1/phonemes/sounds?lang=en-US'])
    expect((await apiFailureOf(list(place.projectId, 'eus-ES'))).code).toBe('language_unavailable')
  })
})
