import { readFileSync } from 'node:fs'
import {
  listenForWakeWords,
  listLanguageSounds,
  rateWakeWords,
  readMessage,
  spotInAudioFile,
  spotInRecording,
  uploadAudioFile,
  type WakeListeningEvent,
  wakeListeningEvents,
  wakeListeningProtocol,
} from '@saywright/api/contract'
import { decodeWav } from '@saywright/audio/signal'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aWakeWordModel, type WakeWordPlace } from './support/aWakeWordModel.js'
import { type RealVoice, startRealVoice, voiceHome } from './support/realVoice.js'
import { startTestServer, type TestServer } from './support/testServer.js'

let voice: RealVoice
let server: TestServer
let place: WakeWordPlace

beforeAll(async () => {
  voice = await startRealVoice()
  server = await startTestServer(voice.environment)
  place = await aWakeWordModel(server, {
    positive_words: [{ text: 'go forward', phonemes: '[ɡoʊ] [fɔɹ][wɚd]' }],
    negative_words: [{ text: 'go away' }],
  })
})
afterAll(async () => {
  await server.stopAndForget()
  voice.child.kill('SIGTERM')
})

const bytes = readFileSync(`${voiceHome}tests/audio/go-forward-ten-meters.wav`)
const recording = new Blob([new Uint8Array(bytes)], { type: 'audio/wav' })

it('a wake word that a person says is found in a recording, and in one of the project', async () => {
  const { client } = place.ada
  const spotted = await client.send(spotInRecording, { params: place.params, body: recording })
  const best = spotted.heard.toSorted((one, other) => other.score - one.score)[0]
  expect(best).toMatchObject({ word: 'go forward', role: 'wake' })
  expect(spotted).toMatchObject({ quality: 'good', scoring_version: expect.any(Number) })
  expect(spotted.duration_ms).toBeGreaterThan(spotted.speech_ms)
  const body = { name: 'go', file: recording, transcription: 'go forward ten meters' }
  const { id: audioId } = await client.send(uploadAudioFile, { params: { id: place.projectId }, body })
  expect(await client.send(spotInAudioFile, { params: { ...place.params, audioId } })).toEqual(spotted)
})

it('is heard while it is said, with the scores of the sound', async () => {
  const socket = place.ada.client.openSocket(
    listenForWakeWords,
    { params: place.params },
    wakeListeningProtocol,
  )
  const events: WakeListeningEvent[] = []
  socket.onmessage = ({ data }) => {
    const event = readMessage(wakeListeningEvents, String(data))
    if (event) events.push(event)
  }
  const ofType = (type: WakeListeningEvent['type']) => events.filter((event) => event.type === type)
  await expect.poll(() => ofType('ready').length).toBe(1)
  const samples = decodeWav(new Uint8Array(bytes)).channels[0]!
  const silence = Float32Array.from({ length: 16_000 }, (_, at) => (at % 3) / 10_000)
  for (const sound of [samples, silence])
    for (let at = 0; at < sound.length; at += 1600)
      socket.send(Int16Array.from(sound.slice(at, at + 1600), (value) => value * 32_767))
  await expect.poll(() => ofType('heard').length).toBeGreaterThan(0)
  expect(ofType('heard')[0]).toMatchObject({ data: { word: 'go forward', role: 'wake' } })
  expect(ofType('scores').length).toBeGreaterThan(0)
  socket.close()
})

it('is rated with its sounds, its near words and what to add, and its language names its sounds', async () => {
  const { client } = place.ada
  const params = { id: place.projectId }
  const words = { positive_words: [{ text: 'Hello Halden' }], negative_words: [] }
  const rating = await client.send(rateWakeWords, { params, body: { language: 'eng-US', ...words } })
  expect(rating).toMatchObject({ words: [{ text: 'Hello Halden', syllables: 4 }], unknown: [] })
  expect(rating.proposals.length).toBeGreaterThan(0)
  const negative_words = rating.proposals.slice(0, 2).map(({ text }) => ({ text }))
  const body = { language: 'eng-US', ...words, negative_words }
  const again = await client.send(rateWakeWords, { params, body })
  expect(again.anti.map(({ text, reason }) => [text, reason])).toEqual(
    rating.proposals.slice(0, 2).map(({ text, reason }) => [text, reason]),
  )
  const { sounds } = await client.send(listLanguageSounds, { params, query: { language: 'fra-FR' } })
  expect(sounds.length).toBeGreaterThan(20)
})
