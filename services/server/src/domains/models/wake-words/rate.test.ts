import {
  type BodyOf,
  createVoiceCommandModel,
  type ResponseOf,
  rateWakeWords,
  type rateWakeWordsSpoken,
} from '@saywright/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aWakeWordModel, type WakeWordPlace } from '../../../../tests/support/aWakeWordModel.js'
import { apiFailureOf } from '../../../../tests/support/people.js'
import { startTestServer, type TestServer } from '../../../../tests/support/testServer.js'
import { aVoiceService, type StandIn, serviceToken } from '../../../../tests/support/voiceService.js'

const rated: ResponseOf<typeof rateWakeWordsSpoken> = {
  words: [
    {
      ...{ text: 'Hello Halden', score: 86, phonemes: '[hə][ˈloʊ][ˈhɔl][dən]', syllables: 4 },
      reasons: [
        { kind: 'length', is_good: true, points: 0, count: 4 },
        { kind: 'near_word', is_good: false, points: 12, other: 'hello holder', distance: 1 },
      ],
    },
  ],
  proposals: [{ text: 'hollow', reason: 'near_word', of: 'Hello Halden', distance: 2 }],
  unknown: [],
  knows_frequent_words: true,
}

const picking = `#BNF+EM V2.1;
!grammar Picking;
!language "English (United States)";
!start <command>;
!slot <place>;
<command>: hey Halden | go to the <place>
  | "hello there";
`

describe('the rating of wake words', () => {
  let voice: StandIn
  let server: TestServer
  let place: WakeWordPlace
  let pickingId: number

  beforeAll(async () => {
    voice = await aVoiceService()
    voice.wake.set('/v1/wake/rate', { status: 200, body: rated })
    server = await startTestServer({ VOICE_URL: voice.url, VOICE_TOKEN: serviceToken })
    place = await aWakeWordModel(server)
    const create = (name: string, grammar: string, language = 'eng-US') =>
      place.ada.client.send(createVoiceCommandModel, {
        params: { id: place.projectId },
        body: { name, language, grammar, slots: [{ name: 'place', values: ['dock nine', 'go'] }] },
      })
    pickingId = (await create('picking-en', picking)).id
    await create('other', picking.replaceAll('Halden', 'Hölder'), 'fra-FR')
  })
  afterAll(async () => {
    await server.stopAndForget()
    voice.server.close()
  })

  const rate = (changes: Partial<BodyOf<typeof rateWakeWords>> = {}) => {
    const words = { positive_words: [{ text: 'Hello Halden' }], negative_words: [] }
    return place.ada.client.send(rateWakeWords, {
      params: { id: place.projectId },
      body: { language: 'eng-US', ...words, ...changes },
    })
  }
  const clash = (of: string, text: string, line: number) => ({
    ...{ of, text, line },
    ...{ model_id: pickingId, model_name: 'picking-en' },
  })

  it('is that of the voice service, with the words that commands of the language have as well', async () => {
    voice.wakeAsked.length = 0
    expect(await rate()).toEqual({
      ...rated,
      clashes: [clash('Hello Halden', 'hello', 7), clash('Hello Halden', 'halden', 6)],
      anti: [],
    })
    expect(voice.wakeAsked).toEqual([
      { lang: 'en-US', caller: String(place.ada.id), wake: [{ word: 'Hello Halden' }], anti: [] },
    ])
  })

  it('counts values of slots, at the line of the slot, and no words that every sentence has', async () => {
    const { clashes } = await rate({ positive_words: [{ text: 'Go to the dock' }] })
    expect(clashes).toEqual([clash('Go to the dock', 'dock', 5)])
  })

  it('says why each anti wake word is there', async () => {
    const texts = ['hello', 'Hello Holder', 'Hollow', 'hey Halden', 'hey there', 'Yellow', 'the', 'halden h']
    const { anti } = await rate({ negative_words: texts.map((text) => ({ text })) })
    expect(anti.map(({ text, reason, model_name }) => [text, reason, model_name])).toEqual([
      ['hello', 'part', null],
      ['Hello Holder', 'near_word', null],
      // It would be proposed if it was not there.
      ['Hollow', 'near_word', null],
      ['hey Halden', 'command', 'picking-en'],
      ['hey there', 'command', 'picking-en'],
      ['Yellow', 'own', null],
      ['the', 'own', null],
      ['halden h', 'command', 'picking-en'],
    ])
  })

  it('needs a wake word, a delivered language, and each word once', async () => {
    const none = await apiFailureOf(rate({ positive_words: [] }))
    expect([none.code, none.errors]).toEqual(['incorrect_form', { positive_words: 'atLeastOneRequired' }])
    expect((await apiFailureOf(rate({ language: 'eus-ES' }))).code).toBe('language_unavailable')
    const twice = { negative_words: [{ text: 'hello HALDEN' }] }
    expect((await apiFailureOf(rate(twice))).errors).toEqual({ negative_words: 'alreadyExists' })
  })

  it('says when it may be tried again while the voice service is busy', async () => {
    voice.wake.set('/v1/wake/rate', { status: 429, body: { code: 'busy', message: '' } })
    expect(await apiFailureOf(rate())).toMatchObject({ code: 'too_many', retryAfterSeconds: 7 })
    voice.wake.set('/v1/wake/rate', { status: 200, body: rated })
  })
})
