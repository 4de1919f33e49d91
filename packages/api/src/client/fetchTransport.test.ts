import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { endpoints } from '../contract/endpoints.js'
import { anAudioAsset, anAuthResult, aRecognition } from '../testing/builders.js'
import { createClient } from './createClient.js'

interface Received {
  readonly type: string
  readonly body: string
  readonly url: string
}
let received: Received = { type: '', body: '', url: '' }

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('latin1')
}

const server = createServer(async (request, response) => {
  const body = await textOf(request)
  received = { type: request.headers['content-type'] ?? '', body, url: request.url ?? '' }
  const reply = request.url?.includes('recognize')
    ? aRecognition()
    : request.url?.includes('audio-files')
      ? anAudioAsset()
      : anAuthResult()
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify(reply))
})
let baseUrl = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
})
afterAll(() => server.close())

it('sends JSON', async () => {
  const response = await createClient({ baseUrl }).send(endpoints.login, {
    body: { email: 'a@b.co', password: 'x' },
  })
  expect(response).toEqual(anAuthResult())
  expect(received).toEqual({
    type: 'application/json',
    url: '/api/v3/login',
    body: '{"email":"a@b.co","password":"x"}',
  })
})

it('sends the bytes of a recording with their type', async () => {
  const wav = new Blob([new Uint8Array([82, 73, 70, 70, 0, 255])], { type: 'audio/wav' })
  await createClient({ baseUrl }).send(endpoints.recognize, { params: { id: 7, modelId: 11 }, body: wav })
  expect(received).toEqual({
    type: 'audio/wav',
    url: '/api/v3/projects/7/voice-commands/11/recognize',
    body: 'RIFF\u0000\u00ff',
  })
})

it('sends a form with its fields before its file', async () => {
  const file = new File(['RIFF'], 'on.wav', { type: 'audio/wav' })
  await createClient({ baseUrl }).send(endpoints.uploadAudioFile, {
    params: { id: 7 },
    body: { file, name: 'on.wav', transcription: 'switch on' },
  })
  expect(received.type).toMatch(/^multipart\/form-data; boundary=/)
  expect(received.body).toMatch(/name="name"[\s\S]*name="transcription"[\s\S]*name="file"; filename="on.wav"/)
})
