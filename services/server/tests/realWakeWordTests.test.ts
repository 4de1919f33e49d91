import {
  createUnitTest,
  createWakeWordModel,
  getUnitTestRun,
  listAudioFiles,
  listTestVoices,
  makeTestAudio,
  startUnitTestRun,
} from '@saywright/api/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aPerson, aProject, type TestPerson } from './support/people.js'
import { type RealVoice, startRealVoice } from './support/realVoice.js'
import { startTestServer, type TestServer } from './support/testServer.js'

const waitOptions = { timeout: 120_000, interval: 250 }

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

it('S-007 finds what woke in recordings that the product made of wake words and of other speech', async () => {
  const { id } = await aProject(person)
  const wakeWords = ['hello halden']
  const others = ['switch on the lamp in the kitchen', 'what is the weather like tomorrow']
  const model = await person.client.send(createWakeWordModel, {
    params: { id },
    body: {
      ...{ name: 'hello-halden', language: 'eng-US' },
      positive_words: wakeWords.map((text) => ({ text })),
      negative_words: [{ text: 'hello holder' }],
    },
  })
  const ofModel = { model_id: model.id, model_type: 'wake_word' as const }
  const { voices } = await person.client.send(listTestVoices, {
    params: { id },
    query: { language: 'eng-US', model_type: 'wake_word' },
  })
  const speakers = voices.filter(({ name }) => name === 'Russell').map(({ voice_id }) => voice_id)
  const { names } = await person.client.send(makeTestAudio, {
    params: { id },
    body: {
      ...{ ...ofModel, sentences: [...wakeWords, ...others] },
      // Synthesized wake words do not wake in every voice: this one does.
      ...{ speakers, voices: ['middle'], speeds: ['fast'], noises: ['none'] },
    },
  })
  const recordings = async () =>
    (await person.client.send(listAudioFiles, { params: { id }, query: { pageSize: 50 } })).data
  await expect.poll(async () => (await recordings()).length, waitOptions).toBe(names.length)
  const made = await recordings()
  const { id: testId } = await person.client.send(createUnitTest, {
    params: { id },
    body: {
      ...{ ...ofModel, name: 'Made', description: '', slots: [] },
      audio_files: made.map((file) => file.id),
      expectations: made
        .filter(({ transcription }) => !wakeWords.includes(transcription ?? ''))
        .map((file) => ({ audio_id: file.id, expectation: 'other_sentence' as const })),
    },
  })
  const params = { id, testId }
  const { id: runId } = await person.client.send(startUnitTestRun, { params })
  const read = () => person.client.send(getUnitTestRun, { params: { ...params, runId } })
  await expect.poll(async () => (await read()).status, waitOptions).toBe('completed')
  const { results } = await read()
  const of = (expectation: string) => results.filter((result) => result.expectation === expectation)
  expect(of('sentence').map(({ result, conclusion }) => [result, conclusion])).toEqual([
    ['hello halden', 'passed'],
  ])
  expect(of('other_sentence').map(({ conclusion }) => conclusion)).toEqual(['refused', 'refused'])
  for (const { duration, words } of of('sentence')) {
    const [place] = words
    expect(place!.end_ms).toBeGreaterThan(place!.start_ms)
    expect(place!.end_ms).toBeLessThanOrEqual((duration ?? 0) * 1000)
  }
})
