import { readFileSync } from 'node:fs'
import { listenToSpeech } from '@saywright/api/client'
import {
  createVoiceCommandModel,
  type ListeningEvent,
  listSoundAlikes,
  pronounceWords,
  recognize,
  saveVoiceCommandModel,
  sayWords,
} from '@saywright/api/contract'
import { decodeWav } from '@saywright/audio/signal'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aPerson, aProject, apiFailureOf, type TestPerson } from './support/people.js'
import { type RealVoice, startRealVoice, voiceHome } from './support/realVoice.js'
import { startTestServer, type TestServer } from './support/testServer.js'

const grammar = `#BNF+EM V2.1;
!grammar Robot;
!start <go>;
!slot <distance>;
<go>: (go | move) !tag(direction, forward | backward) <distance> (meters | steps);
`

let voice: RealVoice
let server: TestServer
let person: TestPerson

beforeAll(async () => {
  voice = await startRealVoice()
  server = await startTestServer(voice.environment)
  person = await aPerson(server)
})
afterAll(async () => {
  await server.stopAndForget()
  voice.child.kill('SIGTERM')
})

async function aRobot() {
  const { id } = await aProject(person)
  const slots = [{ name: 'distance', values: ['one', 'ten'] }]
  const body = { name: 'Robot', language: 'eng-US', grammar, slots }
  const model = await person.client.send(createVoiceCommandModel, { params: { id }, body })
  return { id, modelId: model.id }
}

const recording = readFileSync(`${voiceHome}tests/audio/go-forward-ten-meters.wav`)

it('a recording of a person goes through server and engine and comes back with slots and tags', async () => {
  const response = await person.client.send(recognize, {
    params: await aRobot(),
    body: new Blob([new Uint8Array(recording)], { type: 'audio/wav' }),
  })
  expect(response).toMatchObject({
    rejected: false,
    single_hypothesis: true,
    hypotheses: [{ text: 'go forward ten meters', slots: { distance: 'ten' } }],
    tags: [{ name: 'direction', value: 'forward' }],
  })
})

it('reports speech while it is spoken, and returns it with slots, tags and times', async () => {
  const params = await aRobot()
  const settings = { STREAM_RESULT_MODE: 'partial' as const, MAXNBEST: 10, TSILENCE: 500 }
  await person.client.send(saveVoiceCommandModel, { params, body: { revision: 1, settings } })
  const events: ListeningEvent[] = []
  const listening = listenToSpeech(person.client, { params, onEvent: (event) => events.push(event) })
  const samples = decodeWav(new Uint8Array(recording)).channels[0]!
  for (let at = 0; at < samples.length; at += 1600) listening.hear(samples.slice(at, at + 1600))
  listening.hear(Float32Array.from({ length: 12_800 }, (_, at) => (at % 3) / 10_000))
  await expect.poll(() => events.at(-1)?.type).toBe('final')
  expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['ready', 'speech', 'partial']))
  expect(events.at(-1)).toMatchObject({
    data: {
      ended_by: 'silence',
      recognition: {
        rejected: false,
        single_hypothesis: true,
        hypotheses: [{ text: 'go forward ten meters', slots: { distance: 'ten' } }],
        tags: [{ name: 'direction', value: 'forward' }],
      },
    },
  })
  listening.close()
  await listening.over
})

it('returns pronunciations: the given one, that of the dictionary, or that of the speech engine', async () => {
  const { id } = await aProject(person)
  const words = [
    { word: 'Living' },
    { word: 'zorblatt' },
    { word: 'wifi', pronas: 'why fye' },
    { word: 'door', phonemes: '[ˈdɔɹ]' },
    { word: 'odd', phonemes: '[ǂǂ]' },
  ]
  const body = { language: 'eng-US', words }
  expect(await person.client.send(pronounceWords, { params: { id }, body })).toMatchObject({
    words: [
      { word: 'Living', pronunciations: [{ phonemes: '[lɪ][vɪŋ]', source: 'dictionary', recognized: true }] },
      {
        word: 'zorblatt',
        pronunciations: [{ phonemes: '[ˈzɔːɹ][blæt]', source: 'engine', recognized: true }],
      },
      { word: 'wifi', pronunciations: [{ phonemes: '[ˌwaɪ][ˈfaɪ]', source: 'given', recognized: true }] },
      { word: 'door', pronunciations: [{ phonemes: '[ˈdɔɹ]', source: 'given', recognized: true }] },
      { word: 'odd', pronunciations: [{ phonemes: '[ǂǂ]', source: 'given', recognized: false }] },
    ],
  })
  const french = { language: 'fra-FR', words: [{ word: 'bonjour' }] }
  const { words: said } = await person.client.send(pronounceWords, { params: { id }, body: french })
  expect(said[0]?.pronunciations[0]?.phonemes).toBe('[bɔ̃][ʒuʁ]'.normalize('NFC'))
})

it('compares what a model says by the sounds of the engine', async () => {
  const { id } = await aProject(person)
  const text = '#BNF+EM V2.1;\n!grammar Aisles;\n!start <go>;\n<go>: aisle (fifteen | seven | fifty);\n'
  const body = { name: 'Aisles', language: 'eng-US', grammar: text }
  const { id: modelId } = await person.client.send(createVoiceCommandModel, { params: { id }, body })
  const { pairs, compared } = await person.client.send(listSoundAlikes, {
    params: { id, modelId },
    query: {},
  })
  expect(compared).toBe(3)
  expect(pairs[0]?.sentences.map((one) => one.text)).toEqual(['aisle fifteen', 'aisle fifty'])
  expect(pairs[0]?.sentences.map(({ line, column }) => [line, column])).toEqual([
    [4, 14],
    [4, 32],
  ])
})

it('speaks pronunciations, not spellings, as a WAV recording', async () => {
  const { id } = await aProject(person)
  const say = async (text: string) => {
    const recording = await person.client.send(sayWords, {
      params: { id },
      body: { language: 'eng-US', text },
    })
    expect(recording.type).toBe('audio/wav')
    return decodeWav(new Uint8Array(await recording.arrayBuffer())).channels[0]!
  }
  const [spelled, sounded] = [await say('wifi'), await say('why fye')]
  expect(Math.max(...spelled)).toBeGreaterThan(0.1)
  expect(sounded.length).not.toBe(spelled.length)
  const refused = apiFailureOf(
    person.client.send(sayWords, { params: { id }, body: { language: 'glg-ES', text: 'Ola' } }),
  )
  expect((await refused).code).toBe('language_unavailable')
})

it('A-055 the calls of the voice proxy go through /voice with the bearer header and port 51000', async () => {
  const ask = async (path: string, body: object, token = person.token) => {
    const response = await fetch(`${server.url}/voice/${path}?port=51000`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: response.status, ...(response.status === 204 ? {} : await response.json()) }
  }
  expect(await ask('api/bootService', { projectDir: 'robot' })).toMatchObject({ port: expect.any(Number) })
  const asr = { model: 'en-us', stop_at_first: false, port: 51_000 }
  expect(await ask('api/initServiceASR', asr)).toMatchObject({ lang: 'en-US' })
  const jsgf = 'public <go> = go forward <distance> meters;'
  const slots = [{ name: 'distance', values: ['one'] }]
  const { session } = await ask('v1/asr/init', { lang: 'en-US', jsgf, slots })
  const data = recording.subarray(recording.indexOf('data') + 8).toString('base64')
  expect(await ask('v1/asr/save-record', { session, data, sample_rate: 16_000 })).toMatchObject({ record: 1 })
  const ten = [{ name: 'distance', values: ['ten'] }]
  expect(await ask('v1/asr/dynamic', { session, slots: ten })).toEqual({ status: 204 })
  expect(await ask('v1/asr/lab', { session, record: 1 })).toMatchObject({
    rejected: false,
    hypotheses: [{ text: 'go forward ten meters' }],
  })
  // Other people have no access, and a language that was not delivered is refused.
  const stranger = await aPerson(server)
  expect((await ask('v1/asr/lab', { session, record: 1 }, stranger.token)).status).toBe(404)
  expect((await ask('v1/asr/init', { lang: 'de-DE', jsgf, slots })).code).toBe('language_unavailable')
})

it('A-052 A-053 A-056 voices are listed and speak through /voice, in languages that were delivered', async () => {
  const ask = async (path: string, body?: object) => {
    const response = await fetch(`${server.url}/voice/${path}`, {
      headers: {
        Authorization: `Bearer ${person.token}`,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    return { status: response.status, ...(await response.json()) }
  }
  const { voices } = await ask('v1/tts/voices?port=51000&language=fr')
  expect(voices).toMatchObject([{ voice_id: 'fr-FR-pro-female' }, { locale: 'fr-FR' }, { locale: 'fr-FR' }])
  const all = await ask('v1/tts/voices?port=51000')
  const available = await ask('api/availableVoices?port=51000&vdkServicePort=51000')
  expect(available.voices).toEqual(all.voices)
  expect(available.voices.length).toBeGreaterThan(voices.length)
  expect((await ask('api/availableVoices?vdkServicePort=22')).errors).toEqual({ vdkServicePort: 'invalid' })
  const spoken = await ask('v1/tts/synthesize?port=51000', { text: 'hello', voice: 'en-US-compact-female' })
  expect(spoken).toMatchObject({ status: 200, data: expect.any(String), sample_rate: 22_050 })
  const { status } = await ask('api/synthesize', { port: 51_000, text: 'hi', voice_id: 'en-US-compact-male' })
  expect(status).toBe(200)
  // A voice determines its language, whatever the request says.
  for (const other of [{}, { lang: 'en-US' }]) {
    const belgian = await ask('v1/tts/synthesize', { text: 'Hallo', voice: 'nl-BE-compact-male', ...other })
    expect(belgian.code).toBe('language_unavailable')
  }
  const other = await ask('api/synthesize', { port: 51_000, text: 'Hallo', voice_id: 'nl-BE-compact-male' })
  expect(other.code).toBe('language_unavailable')
})
