import {
  type Client,
  createClient,
  listenToEvents,
  listenToSpeech,
  memorySession,
} from '@saywright/api/client'
import {
  createVoiceCommandModel,
  limits,
  listStaffFiles,
  type ServerEvent,
  uploadAudioFile,
} from '@saywright/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lampsGrammar } from '../src/seed/grammars.js'
import { aVoiceSocket } from './support/aVoiceSocket.js'
import { type NginxProxy, nginxPath, startNginx } from './support/nginx.js'
import { aPerson, aProject, type TestPerson } from './support/people.js'
import { startTestServer, type TestServer } from './support/testServer.js'
import { aStaffMember, begin, sendByTus } from './support/uploads.js'
import { aVoiceService, type StandIn, serviceToken } from './support/voiceService.js'
import { toneWav } from './support/wav.js'

/** Above 1 MiB, where nginx's own limit is, and below 10 s. */
const largeRecording = { name: 'large.wav', file: toneWav(9, 96_000) }

it.runIf(process.env.CI)('nginx is installed where the whole runs', () => expect(nginxPath).toBeDefined())

describe.runIf(nginxPath)('behind nginx', () => {
  let voice: StandIn
  let ears: ReturnType<typeof aVoiceSocket>
  let server: TestServer
  /** The configuration of docs/behind-a-proxy.md. */
  let configured: NginxProxy
  /** Without its line on the size of bodies. */
  let byDefault: NginxProxy

  beforeAll(async () => {
    voice = await aVoiceService()
    ears = aVoiceSocket(voice)
    server = await startTestServer({ TRUST_PROXY: '1', VOICE_URL: voice.url, VOICE_TOKEN: serviceToken })
    configured = await startNginx(server.url)
    byDefault = await startNginx(server.url, (config) => config.replace(/client_max_body_size.*\n/, '\n'))
  })
  afterAll(async () => {
    await configured.stop()
    await byDefault.stop()
    await server.stopAndForget()
    ears.close()
    voice.server.close()
  })

  const through = ({ url }: NginxProxy, { token }: TestPerson): Client =>
    createClient({ baseUrl: `${url}/api`, session: memorySession(token), retry: { times: 0 } })

  it('uploads of staff pass its default limit in pieces', async () => {
    const staff = await aStaffMember(server)
    const project = await aProject(await aPerson(server))
    const bytes = Buffer.alloc(3 * 1024 * 1024, 'saywright')
    const { url } = await begin({ client: through(byDefault, staff) }, project.id, { size: bytes.length })
    await sendByTus(bytes, {
      uploadUrl: `${byDefault.url}${url}`,
      chunkSize: limits.uploadPieceBytes,
      headers: { Authorization: `Bearer ${staff.token}` },
    })
    const { data } = await staff.client.send(listStaffFiles, { query: {} })
    const uploaded = data.find(({ project: of }) => of?.id === project.id)
    expect(uploaded?.file).toMatchObject({ name: 'studio.zip', size: bytes.length })
  })

  it('a recording above its default limit is the failure of the contract, and passes as configured', async () => {
    const person = await aPerson(server)
    const params = { id: (await aProject(person)).id }
    const refused = through(byDefault, person).send(uploadAudioFile, { params, body: largeRecording })
    await expect(refused).rejects.toMatchObject({ status: 413, code: 'too_large' })
    const saved = await through(configured, person).send(uploadAudioFile, { params, body: largeRecording })
    expect(saved.name).toBe('large.wav')
  })

  it('events come while the stream is open', async () => {
    const person = await aPerson(server)
    const events: ServerEvent[] = []
    const controller = new AbortController()
    let isConnected = false
    const stream = listenToEvents(through(configured, person), {
      signal: controller.signal,
      onEvent: (event) => events.push(event),
      onConnected: () => {
        isConnected = true
      },
    })
    await expect.poll(() => isConnected, { timeout: 30_000 }).toBe(true)
    await aProject(person)
    await expect.poll(() => events.map(({ type }) => type), { timeout: 30_000 }).toContain('changed')
    controller.abort()
    await stream
  })

  it('WebSockets are opened', async () => {
    const person = await aPerson(server)
    const { id } = await aProject(person)
    const body = { name: 'Lamps', language: 'eng-US', grammar: lampsGrammar, slots: [] }
    const model = await person.client.send(createVoiceCommandModel, { params: { id }, body })
    const coming = ears.next()
    const params = { id, modelId: model.id }
    const listening = listenToSpeech(through(configured, person), { params, onEvent: () => {} })
    const { asked } = await coming
    await expect.poll(() => asked.length, { timeout: 30_000 }).toBe(1)
    listening.close()
  })
})
