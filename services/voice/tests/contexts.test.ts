import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startVoiceProcess, token, type VoiceProcess } from './support/startVoiceProcess.js'

const jsgf = '#JSGF V1.0; grammar g; public <go> = go forward <distance> meters;'

let voice: VoiceProcess
let recording: { data: string; sample_rate: number }
beforeAll(async () => {
  voice = await startVoiceProcess()
  const wav = await readFile(new URL('./audio/go-forward-ten-meters.wav', import.meta.url))
  recording = { data: wav.subarray(wav.indexOf('data') + 8).toString('base64'), sample_rate: 16_000 }
})
afterAll(() => voice.stop())

async function ask(path: string, body: object, authorization = `Bearer ${token}`) {
  const response = await fetch(`${voice.url}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: authorization },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: response.status === 204 ? undefined : await response.json() }
}

const init = async (change: object = {}) => {
  const body = { lang: 'en-US', jsgf, slots: [{ name: 'distance', values: ['two', 'ten'] }], ...change }
  return ask('v1/asr/init', body)
}

describe('recognition in a context', () => {
  it('POST /v1/asr/init, save-record, lab and dynamic: a recording is stored and recognized with the current values', async () => {
    const { body: begun } = await init()
    expect(begun).toEqual({ session: expect.any(String), single_hypothesis: true, sample_rate: 16_000 })
    const { session } = begun
    const saved = await ask('v1/asr/save-record', { session, ...recording })
    expect(saved).toEqual({ status: 200, body: { record: 1, seconds: expect.closeTo(2.786, 2) } })
    const lab = async () => (await ask('v1/asr/lab', { session, record: 1 })).body
    expect(await lab()).toMatchObject({ rejected: false, hypotheses: [{ text: 'go forward ten meters' }] })
    const change = async (values: string[]) =>
      (await ask('v1/asr/dynamic', { session, slots: [{ name: 'distance', values }] })).status
    expect(await change(['one hundred thousand'])).toBe(204)
    expect((await lab()).hypotheses[0]?.text).not.toBe('go forward ten meters')
    expect(await change(['ten'])).toBe(204)
    expect((await lab()).hypotheses[0]?.text).toBe('go forward ten meters')
  })

  it('a context is its caller’s alone', async () => {
    const { session } = (await init({ caller: 'ada' })).body
    for (const caller of [undefined, 'eve']) {
      const refused = await ask('v1/asr/save-record', { session, caller, ...recording })
      expect([refused.status, refused.body.code]).toEqual([404, 'not_found'])
    }
    expect((await ask('v1/asr/save-record', { session, caller: 'ada', ...recording })).status).toBe(200)
    expect((await ask('v1/asr/lab', { session, caller: 'ada', record: 2 })).status).toBe(404)
  })

  it.each([
    [
      'a grammar whose slot has no value list',
      { slots: [] },
      'grammar_error',
      { jsgf: '<distance> is not defined' },
    ],
    ['a language nobody speaks', { lang: 'xx-XX' }, 'language_unavailable', { lang: 'invalid' }],
    [
      'a name that no rule can have',
      { slots: [{ name: 'a b', values: ['x'] }] },
      'incorrect_form',
      { slots: 'invalid' },
    ],
  ])('init refuses %s', async (_, change, code, errors) => {
    expect((await init(change)).body).toMatchObject({ error: true, code, errors })
  })

  it('dynamic refuses a slot that was not given, and leaves the values unchanged', async () => {
    const { session } = (await init()).body
    const refused = await ask('v1/asr/dynamic', { session, slots: [{ name: 'other', values: ['x'] }] })
    expect(refused.body).toMatchObject({ code: 'incorrect_form', errors: { slots: 'invalid' } })
  })

  it('save-record takes ten recordings, none of them silent or long', async () => {
    const { session } = (await init()).body
    const save = async (record: object) => (await ask('v1/asr/save-record', { session, ...record })).body.code
    const silent = { data: Buffer.alloc(32_000).toString('base64'), sample_rate: 16_000 }
    expect(await save(silent)).toBe('silent_recording')
    expect(await save({ ...recording, sample_rate: 4000 })).toBe('too_long')
    for (let count = 0; count < 10; count++) expect(await save(recording)).toBeUndefined()
    expect(await save(recording)).toBe('incorrect_form')
  })
})

it('save-record refuses a recording of more than ten seconds by its length, before any of it is decoded', async () => {
  const { session } = (await init()).body
  // Not a character of base64: decoding it would yield no bytes.
  const seconds = (count: number) => ({ data: '*'.repeat((count * 8000 * 2 * 4) / 3), sample_rate: 8000 })
  const save = async (record: object) => (await ask('v1/asr/save-record', { session, ...record })).body.code
  expect(await save(seconds(9))).toBe('empty')
  expect(await save(seconds(12))).toBe('too_long')
})

describe('A-055 the service', () => {
  it('A-055 POST /api/bootService with projectDir answers the port at which the engines are', async () => {
    const { status, body } = await ask('api/bootService', { projectDir: 'lamps' })
    expect([status, body]).toEqual([200, { port: Number(new URL(voice.url).port) }])
    expect((await ask('api/bootService', {})).body.errors).toEqual({ projectDir: 'required' })
  })

  it('A-055 POST /api/initServiceASR with model, stop_at_first and port decides how later contexts judge', async () => {
    const chosen = (stop_at_first: boolean) =>
      ask('api/initServiceASR', { model: 'en-us', stop_at_first, port: 51_000, caller: 'ada' })
    const isRejected = async () => {
      const { session } = (await init({ caller: 'ada', threshold: 10_000 })).body
      await ask('v1/asr/save-record', { session, caller: 'ada', ...recording })
      return (await ask('v1/asr/lab', { session, caller: 'ada', record: 1 })).body.rejected
    }
    expect(await chosen(true)).toEqual({ status: 200, body: { lang: 'en-US', sample_rate: 16_000 } })
    expect(await isRejected()).toBe(false)
    await chosen(false)
    expect(await isRejected()).toBe(true)
  })

  it.each([
    ['model', { model: 'klingon' }, 'language_unavailable', { model: 'invalid' }],
    ['port', { port: 0 }, 'incorrect_form', { port: 'outOfRange' }],
    ['stop_at_first', { stop_at_first: 'yes' }, 'incorrect_form', { stop_at_first: 'invalid' }],
  ])('A-055 initServiceASR refuses a wrong %s', async (_, change, code, errors) => {
    const body = { model: 'en-us', stop_at_first: true, port: 51_000, ...change }
    expect((await ask('api/initServiceASR', body)).body).toMatchObject({ code, errors })
  })
})

it('A-051 every call of the proxy wants the bearer header', async () => {
  for (const path of [
    'v1/asr/init',
    'v1/asr/lab',
    'v1/asr/dynamic',
    'v1/asr/save-record',
    'api/bootService',
    'api/initServiceASR',
  ])
    expect((await ask(path, {}, 'Bearer nobody')).status).toBe(401)
})
