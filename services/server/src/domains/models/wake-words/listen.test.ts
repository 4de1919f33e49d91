import { once } from 'node:events'
import {
  listenForWakeWords,
  type MessageOf,
  readMessage,
  type VoiceWakeEvent,
  type WakeListeningEvent,
  wakeListeningEvents,
  wakeListeningProtocol,
  type wakeListeningRequests,
} from '@saywright/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aWakeSocket } from '../../../../tests/support/aVoiceSocket.js'
import { aWakeWordModel, type WakeWordPlace } from '../../../../tests/support/aWakeWordModel.js'
import { aPerson, apiFailureOf, type TestPerson } from '../../../../tests/support/people.js'
import { startTestServer, type TestServer } from '../../../../tests/support/testServer.js'
import { aVoiceService, type StandIn, serviceToken } from '../../../../tests/support/voiceService.js'

describe('listening for wake words', () => {
  let voice: StandIn
  let ears: ReturnType<typeof aWakeSocket>
  let server: TestServer
  let place: WakeWordPlace

  beforeAll(async () => {
    voice = await aVoiceService()
    ears = aWakeSocket(voice)
    server = await startTestServer({ VOICE_URL: voice.url, VOICE_TOKEN: serviceToken })
    place = await aWakeWordModel(server)
  })
  afterAll(async () => {
    await server.stopAndForget()
    ears.close()
    voice.server.close()
  })

  function aListener({ client }: Pick<TestPerson, 'client'> = place.ada, params = place.params) {
    const socket = client.openSocket(listenForWakeWords, { params }, wakeListeningProtocol)
    const events: WakeListeningEvent[] = []
    socket.onmessage = ({ data }) => {
      const event = readMessage(wakeListeningEvents, String(data))
      if (!event) throw new Error(`No event of the contract: ${data}`)
      events.push(event)
    }
    const closed = new Promise<void>((resolve) => {
      socket.onclose = () => resolve()
    })
    const ask = (message: MessageOf<typeof wakeListeningRequests>) => socket.send(JSON.stringify(message))
    return { socket, events, closed, ask }
  }

  async function aConversation(...of: Parameters<typeof aListener>) {
    const coming = ears.next()
    const listener = aListener(...of)
    const ear = await coming
    await expect.poll(() => ear.asked.length).toBe(1)
    return { ear, ...listener }
  }

  it('asks the voice service for the words of the model, in the turn of the account', async () => {
    const { ear, socket } = await aConversation()
    expect(socket.protocol).toBe('saywright.wake')
    expect(ear.asked).toEqual([
      {
        type: 'init',
        data: {
          ...{ lang: 'en-US', caller: String(place.ada.id) },
          wake: [{ word: 'Hello Halden', pronunciations: ['/həˈloʊˈhɔldən/'] }],
          anti: [{ word: 'Hello Helen', pronunciations: ['hallo hellen'] }],
        },
      },
    ])
    socket.close()
    await once(ear.socket, 'close')
  })

  it('forwards sound, and reports scores and what is heard, whatever its score', async () => {
    const { ear, socket, events, closed } = await aConversation()
    socket.send(new Int16Array([1, -2]))
    await expect.poll(() => ear.heard.length).toBe(1)
    expect([...new Int16Array(new Uint8Array(ear.heard[0]!).buffer)]).toEqual([1, -2])
    const said: VoiceWakeEvent[] = [
      { type: 'ready', data: { sample_rate: 16_000, scoring_version: 1, quality: 'good' } },
      { type: 'scores', data: { start_ms: 0, step_ms: 100, scores: [0, 420] } },
      { type: 'heard', data: { word: 'Hello Helen', role: 'anti', start_ms: 0, end_ms: 200, score: 420 } },
      { type: 'restarted', data: {} },
      { type: 'ended', data: { reason: 'idle' } },
    ]
    for (const event of said) ear.say(event)
    await closed
    expect(events).toEqual(said)
  })

  it('listens for other words than the saved ones, and needs a wake word among them', async () => {
    const { ear, ask, events, closed } = await aConversation()
    ask({
      type: 'words',
      data: { positive_words: [{ text: 'Computer' }], negative_words: [{ text: 'Commuter' }] },
    })
    await expect
      .poll(() => ear.asked.at(-1))
      .toEqual({
        type: 'words',
        data: { wake: [{ word: 'Computer' }], anti: [{ word: 'Commuter' }] },
      })
    ask({ type: 'words', data: { positive_words: [], negative_words: [] } })
    await closed
    expect(events).toMatchObject([
      {
        type: 'failed',
        data: { status: 422, code: 'incorrect_form', errors: { positive_words: 'atLeastOneRequired' } },
      },
    ])
  })

  it.each([
    ['busy', 429, 'too_many', 5],
    ['pronunciation_missing', 422, 'pronunciation_missing', undefined],
    ['incorrect_form', 422, 'incorrect_form', undefined],
    ['internal', 503, 'voice_unavailable', 5],
  ])('says what went wrong: %s', async (code, status, ours, retry_after_seconds) => {
    const { ear, events, closed } = await aConversation({ client: server.client(place.ada.token, 'fr-FR') })
    ear.say({ type: 'failed', data: { code, message: '' } })
    await closed
    expect(events).toMatchObject([
      { type: 'failed', data: { status, code: ours, ...(retry_after_seconds && { retry_after_seconds }) } },
    ])
  })

  it('says that the voice service stops or went away', async () => {
    const stopping = await aConversation()
    stopping.ear.say({ type: 'ended', data: { reason: 'stopping' } })
    const gone = await aConversation()
    gone.ear.socket.terminate()
    for (const { events, closed } of [stopping, gone]) {
      await closed
      expect(events).toMatchObject([{ type: 'failed', data: { code: 'voice_unavailable' } }])
    }
  })

  it('says without an upgrade whether one may listen', async () => {
    const ask = ({ client }: TestPerson, params = place.params) => client.send(listenForWakeWords, { params })
    expect(await ask(place.ada)).toBeUndefined()
    expect((await apiFailureOf(ask(await aPerson(server)))).code).toBe('not_found')
    const empty = await aWakeWordModel(server, { positive_words: [] })
    expect((await apiFailureOf(ask(empty.ada, empty.params))).errors).toEqual({
      positive_words: 'atLeastOneRequired',
    })
  })

  it('shares the places of an account with listening to commands: four at once', async () => {
    const other = await aWakeWordModel(server)
    const four = [await aConversation(other.ada, other.params)]
    while (four.length < 4) four.push(await aConversation(other.ada, other.params))
    const fifth = aListener(other.ada, other.params)
    await fifth.closed
    expect(fifth.events).toMatchObject([{ type: 'failed', data: { code: 'too_many_streams' } }])
    for (const { socket } of four) socket.close()
  })

  it('rejects what is neither a message nor sound', async () => {
    for (const message of ['hello', '{"type":"stop","data":{}}', new Uint8Array(3)]) {
      const { socket, events, closed } = await aConversation()
      socket.send(message)
      await closed
      expect(events).toMatchObject([{ type: 'failed', data: { status: 400, code: 'unreadable' } }])
    }
  })
})
