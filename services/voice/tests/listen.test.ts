import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Worker } from 'node:worker_threads'
import { toPcm16 } from '@saywright/audio/signal'
import { startDecoderWorker } from '@saywright/engines/recognition'
import { noises } from '@saywright/engines/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { readConfig } from '../src/config.js'
import { type RunningVoice, startVoice } from '../src/startVoice.js'
import { aListener, samplesOf, silence } from './support/aListener.js'
import { createFlite, type Flite } from './support/createFlite.js'
import { token } from './support/startVoiceProcess.js'

const person = samplesOf(readFileSync(new URL('./audio/go-forward-ten-meters.wav', import.meta.url)))
const jsgf = '#JSGF V1.0; grammar g; public <go> = go (forward | backward) (one | ten) (meters | steps);'

let voice: RunningVoice
let flite: Flite
const threads: Worker[] = []

beforeAll(async () => {
  voice = await startVoice(
    readConfig({ VOICE_PORT: '0', VOICE_TOKEN: token, VOICE_THREADS: '1', VOICE_LOG_LEVEL: 'silent' }),
    {
      sessions: 3,
      sessionsPerCaller: 2,
      startThread: (model, use) => {
        const worker = startDecoderWorker(model, use)
        if (use === 'listening') threads.push(worker)
        return worker
      },
    },
  )
  flite = createFlite()
})
afterAll(async () => {
  await voice.close()
  await flite.close()
})

const init = { lang: 'en-US', jsgf, caller: 'a', partial: true, silence_ms: 500 }

async function aReadyListener(change: Partial<typeof init> & { silence_ms?: number | undefined } = {}) {
  const listener = await aListener(voice.url)
  listener.ask({ type: 'init', data: { ...init, ...change } })
  await listener.next('ready')
  return listener
}

const closed = (socket: WebSocket) => once(socket, 'close')

describe('a session of listening', () => {
  it('reports speech while it is spoken, and the whole sentence after a silence, with the times of its words', async () => {
    const listener = await aReadyListener()
    listener.say(silence(1000))
    listener.say(person)
    listener.say(silence(600))
    const { start_ms } = await listener.next('speech')
    const final = await listener.next('final')
    const partials = listener.events.flatMap((event) => (event.type === 'partial' ? [event.data.text] : []))
    expect(partials.length).toBeGreaterThan(2)
    expect(partials[0]).toBe('go')
    expect(partials.at(-1)).toBe('go forward ten meters')
    expect(final).toMatchObject({
      ended_by: 'silence',
      recognition: {
        rejected: false,
        single_hypothesis: true,
        hypotheses: [{ text: 'go forward ten meters' }],
      },
    })
    // The recording begins after a second; "go" is said 0.46 s into it.
    const [go] = final.recognition.hypotheses[0]?.words ?? []
    expect(Math.abs((go?.start_ms ?? 0) - 1460)).toBeLessThan(60)
    expect(start_ms).toBe(final.start_ms)
    expect(final.end_ms).toBeLessThan(1000 + person.length / 16 + 600)
    listener.close()
  })

  it('recognizes sentence after sentence', async () => {
    const listener = await aReadyListener({ partial: false })
    for (const voiceName of ['slt', 'rms']) {
      listener.say(samplesOf(await flite.speak(voiceName, 'go backward one steps')))
      listener.say(silence(600))
      expect((await listener.next('final')).recognition.hypotheses[0]?.text).toBe('go backward one steps')
    }
    expect(listener.events.map(({ type }) => type)).toEqual(['ready', 'speech', 'final', 'speech', 'final'])
    listener.close()
  })

  it('changes the grammar without loading anything again, even in the middle of a sentence', async () => {
    const before = threads.length
    const listener = await aReadyListener()
    const half = person.length / 2
    listener.say(person.subarray(0, half))
    await listener.next('partial')
    listener.ask({
      type: 'grammar',
      data: { jsgf: '#JSGF V1.0; grammar g; public <go> = go forward (ten | twelve) (meters | miles);' },
    })
    await listener.next('ready')
    listener.say(person.subarray(half))
    listener.say(silence(600))
    expect((await listener.next('final')).recognition).toMatchObject({
      rejected: false,
      hypotheses: [{ text: 'go forward ten meters' }],
    })
    expect(threads.length).toBe(before + 1)
    listener.close()
  })

  it('continues in another thread when its own died, reports it, and keeps the whole sentence', async () => {
    const listener = await aReadyListener()
    const half = person.length / 2
    listener.say(person.subarray(0, half))
    await listener.next('partial')
    await threads.at(-1)?.terminate()
    listener.say(person.subarray(half))
    listener.say(silence(600))
    expect((await listener.next('final')).recognition.hypotheses[0]?.text).toBe('go forward ten meters')
    expect(listener.events.filter(({ type }) => type === 'restarted')).toHaveLength(1)
    listener.close()
  })

  it('releases its place', async () => {
    const first = await aReadyListener()
    const second = await aReadyListener()
    const refused = await aListener(voice.url)
    refused.ask({ type: 'init', data: init })
    expect((await refused.next('failed')).code).toBe('busy')
    const other = await aReadyListener({ caller: 'b' })
    const full = await aListener(voice.url)
    full.ask({ type: 'init', data: { ...init, caller: 'c' } })
    expect((await full.next('failed')).code).toBe('busy')
    for (const { socket } of [first, second, other]) {
      socket.terminate()
      await closed(socket)
    }
    await expect
      .poll(
        async () => {
          const again = await aListener(voice.url)
          again.ask({ type: 'init', data: init })
          const answered = await Promise.race([again.next('ready'), again.next('failed')])
          again.socket.terminate()
          return answered
        },
        { timeout: 60_000 },
      )
      .toMatchObject({ sample_rate: 16_000 })
  })
})

describe('the settings of a recognizer', () => {
  const twoHalves = async (gapMilliseconds: number, silence_ms: number | undefined) => {
    const listener = await aReadyListener({ silence_ms })
    listener.say(samplesOf(await flite.speak('slt', 'go forward')))
    listener.say(silence(gapMilliseconds))
    listener.say(samplesOf(await flite.speak('slt', 'ten meters')))
    return listener
  }

  it('F-077 STREAM_RESULT_MODE: without partial results only the final result is reported', async () => {
    const listener = await aReadyListener({ partial: false })
    listener.say(person)
    listener.say(silence(600))
    await listener.next('final')
    expect(listener.events.map(({ type }) => type)).toEqual(['ready', 'speech', 'final'])
    listener.close()
  })

  it.each([
    [100, 400],
    [1000, 1400],
  ])('F-076 TSILENCE %i: a pause of %i ms ends the sentence', async (silence_ms, gap) => {
    const listener = await twoHalves(gap, silence_ms)
    const final = await listener.next('final')
    expect(final.ended_by).toBe('silence')
    expect(final.end_ms).toBeLessThan(1500)
    listener.close()
  })

  it.each([
    [1000, 400],
    [10_000, 1400],
  ])('F-076 TSILENCE %i: a pause of %i ms does not', async (silence_ms, gap) => {
    const listener = await twoHalves(gap, silence_ms)
    listener.ask({ type: 'stop', data: {} })
    const final = await listener.next('final')
    expect(final).toMatchObject({
      ended_by: 'stop',
      recognition: { hypotheses: [{ text: 'go forward ten meters' }] },
    })
    listener.close()
  })

  it.each(['fan', 'cough', 'white noise', 'keyboard clicks', 'door slam'])(
    'does not take %s for the beginning of a sentence, and recognizes the person after it',
    async (kind) => {
      const listener = await aReadyListener()
      const noise = toPcm16(noises(1, 2).find((sound) => sound.kind === kind)!.samples)
      listener.say(noise)
      listener.say(silence(700))
      listener.say(person)
      listener.say(silence(600))
      const { recognition } = await listener.next('final')
      expect(recognition).toMatchObject({ rejected: false, hypotheses: [{ text: 'go forward ten meters' }] })
      expect(listener.events.filter(({ type }) => type === 'speech')).toHaveLength(1)
      listener.close()
    },
  )

  it.each([99, 10_001])('F-076 TSILENCE %i is refused', async (silence_ms) => {
    const listener = await aListener(voice.url)
    listener.ask({ type: 'init', data: { ...init, silence_ms } })
    expect((await listener.next('failed')).code).toBe('unreadable')
  })

  it('without TSILENCE only who speaks ends the sentence, or its length', async () => {
    const listener = await twoHalves(3000, undefined)
    listener.ask({ type: 'stop', data: {} })
    expect((await listener.next('final')).ended_by).toBe('stop')
    listener.ask({ type: 'stop', data: {} })
    expect((await listener.next('final')).recognition).toMatchObject({ rejected: true, hypotheses: [] })
    listener.say(person)
    listener.say(silence(9000))
    expect(await listener.next('final')).toMatchObject({
      ended_by: 'length',
      recognition: { hypotheses: [{ text: 'go forward ten meters' }] },
    })
    listener.close()
  })

  it('F-075 MAXNBEST: the engine reports its one hypothesis, whatever was requested', async () => {
    const listener = await aReadyListener()
    listener.say(person)
    listener.ask({ type: 'stop', data: {} })
    const { recognition } = await listener.next('final')
    expect(recognition).toMatchObject({ single_hypothesis: true })
    expect(recognition.hypotheses).toHaveLength(1)
    listener.close()
  })
})

describe('what is refused', () => {
  it('callers without a service token', async () => {
    const socket = new WebSocket(`${voice.url.replace('http', 'ws')}/v1/asr/listen`)
    const [, response] = await once(socket, 'unexpected-response').catch(() => [])
    expect(response?.statusCode).toBe(401)
  })

  it.each<[string, (listener: Awaited<ReturnType<typeof aListener>>) => void, string]>([
    ['sound before a grammar', ({ say }) => say(silence(100)), 'unreadable'],
    ['what is no message', ({ socket }) => socket.send('hello'), 'unreadable'],
    ['an unknown message', ({ socket }) => socket.send('{"type":"sing","data":{}}'), 'unreadable'],
    ['half a sample', ({ socket }) => socket.send(new Uint8Array(3)), 'unreadable'],
    [
      'more than two seconds at once',
      ({ socket }) => socket.send(new Uint8Array(64 * 1024 + 2)),
      'too_large',
    ],
    [
      'a language nobody speaks',
      ({ ask }) => ask({ type: 'init', data: { ...init, lang: 'xx-XX' } }),
      'language_unavailable',
    ],
    [
      'a broken grammar',
      ({ ask }) => ask({ type: 'init', data: { ...init, jsgf: 'public <a> = (go' } }),
      'grammar_error',
    ],
  ])('%s', async (_, send, code) => {
    const listener = await aListener(voice.url)
    const ended = closed(listener.socket)
    send(listener)
    expect((await listener.next('failed')).code).toBe(code)
    await ended
  })
})
