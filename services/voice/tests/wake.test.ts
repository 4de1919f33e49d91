import { readFileSync } from 'node:fs'
import type { ResponseOf, rateWakeWordsSpoken, WakeWordSpotting } from '@saywright/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../src/config.js'
import { type RunningVoice, startVoice } from '../src/startVoice.js'
import { aWakeListener, samplesOf, silence } from './support/aListener.js'
import { createFlite, type Flite } from './support/createFlite.js'
import { formOf } from './support/formOf.js'
import { token } from './support/startVoiceProcess.js'

const recording = readFileSync(new URL('./audio/go-forward-ten-meters.wav', import.meta.url))
const person = samplesOf(recording)
/** What the person says, and what they do not. */
const goForward = { word: 'go forward' }
const other = { word: 'hello computer' }
const operatingPoint = 5000

let voice: RunningVoice
let flite: Flite
beforeAll(async () => {
  const settings = { VOICE_PORT: '0', VOICE_TOKEN: token, VOICE_THREADS: '1', VOICE_LOG_LEVEL: 'silent' }
  voice = await startVoice(readConfig(settings), { sessions: 8, sessionsPerCaller: 2 })
  flite = createFlite()
})
afterAll(async () => {
  await voice.close()
  await flite.close()
})

async function call<Answer>(path: string, init: RequestInit): Promise<{ status: number; body: Answer }> {
  const headers = { ...init.headers, Authorization: `Bearer ${token}` }
  const response = await fetch(`${voice.url}/${path}`, { method: 'POST', ...init, headers })
  return { status: response.status, body: (await response.json()) as Answer }
}
const spot = (wake: object[], anti: object[], audio: Uint8Array, lang = 'en-US') =>
  call<WakeWordSpotting>('v1/wake/spot', { body: formOf({ lang, wake, anti, audio }) })
const rate = (lang: string, wake: object[], anti: object[] = []) =>
  call<ResponseOf<typeof rateWakeWordsSpoken>>('v1/wake/rate', {
    body: JSON.stringify({ lang, wake, anti }),
    headers: { 'Content-Type': 'application/json' },
  })

const best = ({ heard }: Pick<WakeWordSpotting, 'heard'>) =>
  [...heard].sort((one, next) => next.score - one.score)[0]

describe('a recording', () => {
  it('has its wake word where it is said, with its score in the step where it ends', async () => {
    const { status, body } = await spot([goForward], [], recording)
    expect(status).toBe(200)
    const found = best(body)
    expect(found).toMatchObject({ word: 'go forward', role: 'wake' })
    expect(found?.score).toBeGreaterThan(operatingPoint)
    // "go" is said 0.46 s into it.
    expect(Math.abs((found?.start_ms ?? 0) - 460)).toBeLessThan(100)
    const { scores, step_ms, start_ms } = body.scores
    expect(start_ms).toBe(0)
    expect(scores[Math.floor((found?.end_ms ?? 0) / step_ms)]).toBe(found?.score)
    expect(scores).toHaveLength(Math.ceil(body.duration_ms / step_ms))
    expect(body.speech_ms).toBeGreaterThan(1000)
    expect(body.speech_ms).toBeLessThan(body.duration_ms)
    expect(body).toMatchObject({ quality: 'good', scoring_version: expect.any(Number) })
  })

  it('does not wake by another word, and not by what an anti wake word explains better', async () => {
    const { body: unsaid } = await spot([other], [], recording)
    expect(best(unsaid)?.score ?? 0).toBeLessThan(operatingPoint)
    const near = { word: 'no forward' }
    const { body: alone } = await spot([near], [], recording)
    const { body: beside } = await spot([near], [goForward], recording)
    expect(best(alone)?.role).toBe('wake')
    expect(best(beside)).toMatchObject({ word: 'go forward', role: 'anti' })
    expect(Math.max(...beside.scores.scores)).toBeLessThan(operatingPoint)
  })

  it('without speech has nothing in it', async () => {
    const quiet = readFileSync(new URL('./audio/go-forward-ten-meters.wav', import.meta.url))
    for (let at = 44; at + 1 < quiet.length; at += 2) quiet.writeInt16LE(((at * 7919) % 201) - 100, at)
    const { body } = await spot([goForward], [], quiet)
    expect(body).toMatchObject({ heard: [], speech_ms: 0 })
    expect(new Set(body.scores.scores)).toEqual(new Set([0]))
  })

  it('is heard with the pronunciation that the person gives', async () => {
    const { body } = await spot([{ word: 'Xq', pronunciations: ['/ɡoʊ fɔɹwɜ˞d/'] }], [], recording)
    expect(best(body)).toMatchObject({ word: 'Xq' })
    expect(best(body)?.score).toBeGreaterThan(operatingPoint)
  })

  it('of a language that borrows its sounds says so', async () => {
    const { body } = await spot([{ word: 'hola amigo' }], [], recording, 'es-ES')
    expect(body.quality).toBe('borrowed')
  })

  it.each([
    ['no word', [], 'en-US'],
    ['a language that nobody speaks', [goForward], 'xx-XX'],
  ])('is refused with %s', async (_name, wake, lang) => {
    expect((await spot(wake, [], recording, lang)).status).toBe(422)
  })
})

describe('listening for wake words', () => {
  const init = { lang: 'en-US', wake: [goForward], anti: [], caller: 'a' }

  it('tells the scores step by step without a gap, and a word soon after it is said', async () => {
    const listener = await aWakeListener(voice.url)
    listener.ask({ type: 'init', data: init })
    expect(await listener.next('ready')).toMatchObject({ sample_rate: 16_000, quality: 'good' })
    listener.say(silence(1000))
    listener.say(person)
    listener.say(silence(1500))
    const heard = await listener.next('heard')
    expect(heard).toMatchObject({ word: 'go forward', role: 'wake' })
    expect(heard.score).toBeGreaterThan(operatingPoint)
    expect(Math.abs(heard.start_ms - 1460)).toBeLessThan(100)
    let next = 0
    for (const event of listener.events) {
      if (event.type !== 'scores') continue
      expect(event.data.start_ms).toBe(next)
      next += event.data.scores.length * event.data.step_ms
    }
    // The step in which it ends is told with it, or with what follows.
    expect(next).toBeGreaterThan(heard.end_ms - 100)
    listener.close()
  })

  it('goes on with other words, whose places are those of the whole sound', async () => {
    const listener = await aWakeListener(voice.url)
    listener.ask({ type: 'init', data: { ...init, wake: [other] } })
    await listener.next('ready')
    listener.say(silence(2000))
    listener.ask({ type: 'words', data: { wake: [goForward], anti: [] } })
    await listener.next('ready')
    listener.say(person)
    listener.say(silence(1500))
    const heard = await listener.next('heard')
    expect(heard.word).toBe('go forward')
    expect(Math.abs(heard.start_ms - 2460)).toBeLessThan(100)
    listener.close()
  })

  it('refuses one session more than a caller may have, and sound before the words', async () => {
    const two = await Promise.all([aWakeListener(voice.url), aWakeListener(voice.url)])
    for (const listener of two) listener.ask({ type: 'init', data: { ...init, caller: 'greedy' } })
    await Promise.all(two.map((listener) => listener.next('ready')))
    const third = await aWakeListener(voice.url)
    third.ask({ type: 'init', data: { ...init, caller: 'greedy' } })
    expect(await third.next('failed')).toMatchObject({ code: 'busy' })
    for (const listener of two) listener.close()
    const early = await aWakeListener(voice.url)
    early.say(silence(100))
    expect(await early.next('failed')).toMatchObject({ code: 'unreadable' })
  })
})

describe('a rating', () => {
  it('rates a long word above a short one, names what sounds like it, and proposes anti words that are not there yet', async () => {
    const { body } = await rate('en-US', [{ word: 'hello halden' }, { word: 'go' }])
    const [long, short] = body.words
    expect(long).toMatchObject({ text: 'hello halden', syllables: 4 })
    expect(long?.score).toBeGreaterThan((short?.score ?? 0) + 40)
    expect(short?.reasons).toContainEqual(
      expect.objectContaining({ kind: 'length', is_good: false, count: 1 }),
    )
    expect(body.knows_frequent_words).toBe(true)
    const { text } = body.proposals.find(({ of }) => of === 'hello halden')!
    const again = await rate('en-US', [{ word: 'hello halden' }], [{ word: text.toUpperCase() }])
    expect(again.body.proposals.map((one) => one.text)).not.toContain(text)
    expect(again.body.words[0]?.score).toBeGreaterThanOrEqual(long?.score ?? 0)
  })

  it('says which words cannot be pronounced, and where no frequent words are known', async () => {
    const { body } = await rate('es-ES', [{ word: 'hola amigo' }, { word: '電' }])
    expect(body.knows_frequent_words).toBe(false)
    expect(body.words.map(({ text }) => text)).toContain('hola amigo')
  })

  it('has the sounds of a language for a keyboard, with words that have them', async () => {
    const sounds = await call<{ sounds: { ipa: string; is_vowel: boolean; example?: string }[] }>(
      'v1/phonemes/sounds?lang=fr-FR',
      { method: 'GET' },
    )
    expect(sounds.body.sounds).toContainEqual({
      ipa: 'ɔ̃',
      is_vowel: true,
      example: expect.stringMatching(/on|om/),
    })
    expect(sounds.body.sounds.filter(({ is_vowel }) => !is_vowel).length).toBeGreaterThan(10)
  })
})
