import { once } from 'node:events'
import { type Listening, type ListenOptions, listenToSpeech } from '@saywright/api/client'
import {
  type ApiError,
  createVoiceCommandModel,
  type ListeningEvent,
  listenToCommands,
  logout,
  saveVoiceCommandModel,
} from '@saywright/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { aVoiceSocket, type ListeningSocket } from '../../../tests/support/aVoiceSocket.js'
import { aPerson, aProject, apiFailureOf, type TestPerson } from '../../../tests/support/people.js'
import { startTestServer, type TestServer } from '../../../tests/support/testServer.js'
import { aVoiceService, heard, type StandIn, serviceToken } from '../../../tests/support/voiceService.js'
import { lampsGrammar } from '../../seed/grammars.js'

describe('listening', () => {
  let voice: StandIn
  let ears: ReturnType<typeof aVoiceSocket>
  let server: TestServer
  let person: TestPerson
  let params: { id: number; modelId: number }

  beforeAll(async () => {
    voice = await aVoiceService()
    ears = aVoiceSocket(voice)
    server = await startTestServer({ VOICE_URL: voice.url, VOICE_TOKEN: serviceToken })
    person = await aPerson(server)
    params = await aModel(person)
  })
  afterAll(async () => {
    await server.stopAndForget()
    ears.close()
    voice.server.close()
  })

  async function aModel(owner: TestPerson) {
    const { client } = owner
    const { id } = await aProject(owner)
    const slots = [{ name: 'room', values: ['kitchen', 'living room'] }]
    const body = { name: 'Lamps', language: 'eng-US', grammar: lampsGrammar, slots }
    return { id, modelId: (await client.send(createVoiceCommandModel, { params: { id }, body })).id }
  }

  interface Conversation {
    readonly ear: ListeningSocket
    readonly listening: Listening
    readonly events: ListeningEvent[]
  }

  async function aConversation(
    client = person.client,
    of = params,
    options: Pick<ListenOptions, 'threshold'> = {},
  ): Promise<Conversation> {
    const events: ListeningEvent[] = []
    const coming = ears.next()
    const listening = listenToSpeech(client, {
      params: of,
      ...options,
      onEvent: (event) => events.push(event),
    })
    const ear = await coming
    await expect.poll(() => ear.asked.length).toBe(1)
    return { ear, listening, events }
  }

  const final = (sentence: string, isRejected = false) =>
    ({
      type: 'final',
      data: {
        start_ms: 200,
        end_ms: 1900,
        ended_by: 'silence',
        recognition: heard(sentence, isRejected).body,
      },
    }) as const

  it('asks the voice service with the grammar, the slots and the settings of the model, in the turn of the account', async () => {
    const { ear, listening } = await aConversation()
    expect(ear.asked[0]).toMatchObject({
      type: 'init',
      data: { lang: 'en-US', caller: String(person.id), partial: false, silence_ms: 500, threshold: 5000 },
    })
    expect(JSON.stringify(ear.asked[0])).toContain('living room')
    listening.close()
    await once(ear.socket, 'close')
  })

  it.each([
    ['final', 100, { partial: false, silence_ms: 100 }],
    ['partial', 10_000, { partial: true, silence_ms: 10_000 }],
    ['off', 500, { partial: false, silence_ms: undefined }],
  ] as const)(
    'F-076 F-077 STREAM_RESULT_MODE %s and TSILENCE %i are obeyed',
    async (mode, TSILENCE, asked) => {
      const of = await aModel(person)
      const settings = { STREAM_RESULT_MODE: mode, MAXNBEST: 1, TSILENCE }
      await person.client.send(saveVoiceCommandModel, { params: of, body: { revision: 1, settings } })
      const { ear, listening } = await aConversation(person.client, of)
      const { partial, silence_ms } = (ear.asked[0]?.data ?? {}) as Partial<{
        partial: boolean
        silence_ms: number
      }>
      expect({ partial, silence_ms }).toEqual(asked)
      listening.close()
    },
  )

  it('listens with the threshold of the model unless the call gives another', async () => {
    const of = await aModel(person)
    const body = { revision: 1, settings: { THRESHOLD: 5700 } }
    await person.client.send(saveVoiceCommandModel, { params: of, body })
    for (const [options, threshold] of [
      [{}, 5700],
      [{ threshold: 0 }, 0],
    ] as const) {
      const { ear, listening } = await aConversation(person.client, of, options)
      expect(ear.asked[0]?.data).toMatchObject({ threshold, silence_ms: 500 })
      listening.close()
    }
  })

  it('forwards speech, and reports what is recognized with slots and tags', async () => {
    const { ear, listening, events } = await aConversation()
    listening.hear(Float32Array.of(0.5, -0.5))
    await expect.poll(() => ear.heard.length).toBe(1)
    expect([...new Int16Array(new Uint8Array(ear.heard[0]!).buffer)]).toEqual([16_384, -16_384])
    ear.say({ type: 'ready', data: { sample_rate: 16_000, single_hypothesis: true } })
    ear.say({ type: 'partial', data: { text: 'switch on', end_ms: 900 } })
    ear.say({ type: 'restarted', data: {} })
    ear.say(final('switch on the lamp in the living room'))
    ear.say(final('switch the lamp'))
    await expect.poll(() => events.length).toBe(5)
    expect(events.map(({ type }) => type)).toEqual(['ready', 'partial', 'restarted', 'final', 'final'])
    expect(events[3]).toMatchObject({
      data: {
        start_ms: 200,
        end_ms: 1900,
        recognition: { rejected: false, hypotheses: [{ slots: { room: 'living room' } }] },
      },
    })
    expect(events[4]).toMatchObject({ data: { recognition: { rejected: true, tags: [] } } })
    listening.stop()
    await expect.poll(() => ear.asked.at(-1)?.type).toBe('stop')
    listening.close()
  })

  it('changes the values of slots while it listens', async () => {
    const { ear, listening, events } = await aConversation()
    listening.changeSlots([{ name: 'room', values: ['attic'] }])
    await expect.poll(() => ear.asked.at(-1)?.type).toBe('grammar')
    expect(JSON.stringify(ear.asked.at(-1))).toContain('attic')
    ear.say(final('switch on the lamp in the attic'))
    await expect.poll(() => events.length).toBe(1)
    expect(events[0]).toMatchObject({ data: { recognition: { rejected: false } } })
    listening.close()
  })

  it.each([
    ['busy', 429, 'too_many'],
    ['grammar_too_large', 422, 'grammar_too_large'],
    ['internal', 503, 'voice_unavailable'],
  ])('says what went wrong: %s', async (code, status, ours) => {
    const { ear, listening } = await aConversation()
    ear.say({ type: 'failed', data: { code, message: '' } })
    await expect(listening.over).rejects.toMatchObject({ status, code: ours })
  })

  it('says that the voice service went away, in the language of who listens', async () => {
    const { ear, listening } = await aConversation(server.client(person.token, 'fr-FR'))
    ear.socket.terminate()
    const error = (await listening.over.catch((thrown) => thrown)) as ApiError
    expect(error).toMatchObject({ code: 'voice_unavailable', retryAfterSeconds: 5 })
  })

  it('ends with the session', async () => {
    const other = await aPerson(server)
    const { listening } = await aConversation(other.client, await aModel(other))
    await other.client.send(logout, { endsSession: true })
    await expect(listening.over).rejects.toMatchObject({ status: 403, code: 'disconnected' })
  })

  it('one account listens four times at once, and a fifth time once one of them is over', async () => {
    const other = await aPerson(server)
    const of = await aModel(other)
    const four = [await aConversation(other.client, of)]
    while (four.length < 4) four.push(await aConversation(other.client, of))
    const fifth = listenToSpeech(other.client, { params: of, onEvent: () => {} })
    await expect(fifth.over).rejects.toMatchObject({ code: 'too_many_streams' })
    four[0]?.listening.close()
    await once(four[0]!.ear.socket, 'close')
    const again = await aConversation(other.client, of)
    for (const { listening } of [...four, again]) listening.close()
  })

  it('is refused to anyone who may not see the project, as a call and as a WebSocket', async () => {
    const stranger = await aPerson(server)
    expect((await apiFailureOf(stranger.client.send(listenToCommands, { params }))).code).toBe('not_found')
    const listening = listenToSpeech(stranger.client, { params, onEvent: () => {} })
    await expect(listening.over).rejects.toMatchObject({ kind: 'notFound' })
    const nobody = listenToSpeech(server.client(), { params, onEvent: () => {} })
    await expect(nobody.over).rejects.toMatchObject({ kind: 'signedOut' })
    expect(await person.client.send(listenToCommands, { params })).toBeUndefined()
  })

  const statusOf = async (origin: string | undefined, token = person.token) => {
    const address = `${server.url.replace('http', 'ws')}/api/v3/projects/${params.id}/voice-commands/${params.modelId}/listen`
    const socket = new WebSocket(address, ['saywright.listen', `bearer.${token}`], origin ? { origin } : {})
    const status = await new Promise<number>((resolve) => {
      socket.once('unexpected-response', (_, response) => resolve(response.statusCode ?? 0))
      socket.once('open', () => resolve(101))
    })
    const { protocol } = socket
    socket.on('error', () => {}).terminate()
    return [status, protocol]
  }

  it('is for pages of this host only, and says no token back', async () => {
    expect(await statusOf(server.url)).toEqual([101, 'saywright.listen'])
    expect(await statusOf(undefined)).toEqual([101, 'saywright.listen'])
    expect((await statusOf('https://elsewhere.example'))[0]).toBe(404)
    expect((await statusOf('null'))[0]).toBe(404)
    expect((await statusOf(server.url, 'a-token-that-is-of-nobody'))[0]).toBe(403)
  })

  it('rejects what is neither a message nor speech', async () => {
    for (const message of ['hello', '{"type":"init","data":{}}', new Uint8Array(3)]) {
      const coming = ears.next()
      const socket = person.client.openSocket(listenToCommands, { params }, 'saywright.listen')
      const failed = new Promise((resolve) => {
        socket.onmessage = ({ data }) => resolve(JSON.parse(String(data)))
      })
      await coming
      socket.send(message)
      expect(await failed).toMatchObject({ type: 'failed', data: { status: 400, code: 'unreadable' } })
    }
  })

  it('closes a socket whose message is too large with its code', async () => {
    const coming = ears.next()
    const address = `${server.url.replace('http', 'ws')}/api/v3/projects/${params.id}/voice-commands/${params.modelId}/listen`
    const socket = new WebSocket(address, 'saywright.listen', {
      headers: { Authorization: `Bearer ${person.token}` },
    })
    await coming
    socket.send('x'.repeat(5 * 1024 * 1024))
    const [code] = await once(socket, 'close')
    expect(code).toBe(1009)
  })

  it('rejects too deep messages before parsing them', async () => {
    const coming = ears.next()
    const socket = person.client.openSocket(listenToCommands, { params }, 'saywright.listen')
    const failed = new Promise((resolve) => {
      socket.onmessage = ({ data }) => resolve(JSON.parse(String(data)))
    })
    await coming
    socket.send(`{"type":"slots","data":${'['.repeat(1000)}`)
    expect(await failed).toMatchObject({ type: 'failed', data: { status: 413, code: 'too_large' } })
  })

  it('lets speech wait in the browser while the voice service does not take it', async () => {
    const { ear, listening } = await aConversation()
    ear.socket.pause()
    const bytesHeard = () => ear.heard.reduce((sum, { length }) => sum + length, 0)
    for (let second = 0; second < 9; second++) listening.hear(new Float32Array(16_000))
    ear.socket.resume()
    await expect.poll(bytesHeard).toBe(9 * 32_000)
    listening.close()
  })
})
