import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import {
  createUnitTest,
  createVoiceCommandModel,
  getUnitTestRun,
  startUnitTestRun,
  uploadAudioFile,
} from '@saywright/api/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aPerson, aProject } from '../../../tests/support/people.js'
import { type RealVoice, startRealVoice, voiceHome } from '../../../tests/support/realVoice.js'
import { startTestServer, type TestServer } from '../../../tests/support/testServer.js'

const grammar =
  '#BNF+EM V2.1;\n!grammar robot;\n!start <go>;\n<go>: go (forward | backward) (one | ten) meters;\n'
const spoken = readFileSync(`${voiceHome}tests/audio/go-forward-ten-meters.wav`)
const waitOptions = { timeout: 60_000 }
const recordings = 8

let voice: RealVoice
let server: TestServer
beforeAll(async () => {
  voice = await startRealVoice()
  server = await startTestServer(voice.environment)
})
afterAll(async () => {
  await server.stopAndForget()
  voice.child.kill('SIGTERM')
})

it('a unit test survives kill -9 of the engine, and tests every recording once', async () => {
  const person = await aPerson(server)
  const { client } = person
  const { id } = await aProject(person)
  const body = { name: 'Robot', language: 'eng-US', grammar, slots: [] }
  const model = await client.send(createVoiceCommandModel, { params: { id }, body })
  const audio_files: number[] = []
  for (let count = 1; count <= recordings; count++) {
    const file = new File([new Uint8Array(spoken)], `take-${count}.wav`, { type: 'audio/wav' })
    const recording = { name: `take ${count}`, transcription: 'go forward ten meters', file }
    audio_files.push((await client.send(uploadAudioFile, { params: { id }, body: recording })).id)
  }
  const form = { name: 'Takes', description: '', confidence_threshold: 5000, audio_files, slots: [] }
  const test = await client.send(createUnitTest, { params: { id }, body: { ...form, model_id: model.id } })
  const params = { id, testId: test.id }
  const { id: runId } = await client.send(startUnitTestRun, { params })
  const read = () => client.send(getUnitTestRun, { params: { ...params, runId } })
  await expect.poll(async () => (await read()).tested, waitOptions).toBeGreaterThanOrEqual(1)

  const ended = once(voice.child, 'exit')
  voice.child.kill('SIGKILL')
  await ended
  const before = await read()
  expect(before).toMatchObject({ status: 'running', tested: expect.any(Number) })
  expect(before.tested).toBeLessThan(recordings)
  voice = await startRealVoice(new URL(voice.url).port)

  await expect.poll(async () => (await read()).status, waitOptions).toBe('completed')
  const { tested, passed, results } = await read()
  expect({ tested, passed }).toEqual({ tested: recordings, passed: recordings })
  expect(results.map(({ result }) => result)).toEqual(Array(recordings).fill('go forward ten meters'))
})
