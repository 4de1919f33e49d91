import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { encodeWav } from './support/encodeWav.js'
import { startVoiceProcess, token, type VoiceProcess } from './support/startVoiceProcess.js'

const jsgf = '#JSGF V1.0; grammar g; public <go> = go forward;'
const sine = (seconds: number, level: number) =>
  encodeWav(
    Int16Array.from({ length: seconds * 16_000 }, (_, at) => Math.round(level * Math.sin(at / 10))),
    16_000,
  )
const tone = sine(1, 8000)

let voice: VoiceProcess
beforeAll(async () => {
  voice = await startVoiceProcess()
})
afterAll(() => voice.stop())

it.each([
  ['no recording', Buffer.from('hello'), 415, 'not_a_wav'],
  ['a WAV without a sample', sine(0, 0), 422, 'empty'],
  ['11 seconds', sine(11, 8000), 422, 'too_long'],
  ['silence', sine(2, 0), 422, 'silent_recording'],
  ['a whisper of the sound card', sine(2, 20), 422, 'silent_recording'],
])('refuses %s', async (_, audio, status, code) => {
  const response = await voice.post({ lang: 'en-US', jsgf, audio })
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ error: true, code })
})

it.each([
  ['an unknown language', { lang: 'fil-PH' }, 'language_unavailable', { lang: 'invalid' }],
  ['an empty grammar', { jsgf: '' }, 'incorrect_form', { jsgf: 'required' }],
  ['a recording that is a text', { audio: 'UklGRg==' }, 'incorrect_form', { audio: 'required' }],
  ['a threshold out of range', { threshold: 10_001 }, 'incorrect_form', { threshold: 'outOfRange' }],
  ['an unknown field', { nbest: 3 }, 'incorrect_form', { nbest: 'invalid' }],
  [
    'an unclosed grammar',
    { jsgf: 'grammar g; public <a> = (go' },
    'grammar_error',
    { jsgf: '1:28 ")" is expected' },
  ],
  ['an undefined rule', { jsgf: 'public <a> = <b>;' }, 'grammar_error', { jsgf: '<b> is not defined' }],
])('refuses %s, with the field', async (_, change, code, errors) => {
  const response = await voice.post({ lang: 'en-US', jsgf, audio: tone, ...change })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ error: true, code, errors })
})

it.each([
  ['a body that is no form', '{"lang":', 415, 'unsupported_type'],
  ['a field that is no JSON', { lang: 'en-US', jsgf, audio: tone, words: '[{' }, 400, 'unreadable'],
])('refuses %s', async (_, body, status, code) => {
  const response = await voice.post(body)
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ error: true, code })
})

it('refuses a body that says it is larger than a recording and a grammar, before it is sent', async () => {
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'multipart/form-data; boundary=a',
    'Content-Length': 13 * 2 ** 20,
  }
  const call = request(`${voice.url}/v1/asr/recognize`, { method: 'POST', headers })
  call.flushHeaders()
  const [response] = await once(call, 'response')
  expect(response.statusCode).toBe(413)
  expect(JSON.parse((await response.toArray()).join(''))).toMatchObject({ error: true, code: 'too_large' })
  call.on('error', () => {}).destroy()
})

it('wants the service token everywhere but for its health', async () => {
  for (const authorization of ['Bearer wrong', `Bearer ${token}x`, token]) {
    const response = await voice.post({ lang: 'en-US', jsgf, audio: tone }, authorization)
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ error: true, code: 'unauthorized' })
  }
  expect((await fetch(`${voice.url}/v1/engines`)).status).toBe(401)
  const lower = { Authorization: `bearer ${token}` }
  expect((await fetch(`${voice.url}/v1/engines`, { headers: lower })).status).toBe(200)
  expect((await fetch(`${voice.url}/nowhere`)).status).toBe(401)
  expect(await (await fetch(`${voice.url}/health`)).json()).toEqual({ status: 'ok' })
})

it('reports the capabilities of each engine, language by language', async () => {
  const response = await fetch(`${voice.url}/v1/engines`, { headers: { Authorization: `Bearer ${token}` } })
  const { engines } = await response.json()
  expect(engines).toMatchObject([
    {
      id: 'soundswallower',
      kind: 'recognition',
      single_hypothesis: true,
      languages: expect.arrayContaining([
        { lang: 'en-US', quality: 'good', scoring_version: 5 },
        { lang: 'fr-FR', quality: 'basic', scoring_version: 6 },
        { lang: 'en-GB', quality: 'basic', reason: 'untested_on_people', scoring_version: 5 },
        { lang: 'es-ES', quality: 'borrowed', borrowed_from: 'fr-FR', scoring_version: 7 },
        {
          lang: 'de-DE',
          quality: 'borrowed',
          borrowed_from: 'en-US',
          reason: 'untested_on_people',
          scoring_version: 7,
        },
      ]),
    },
    { id: 'espeak-ng', kind: 'phonemes', isolation: 'process', licence: 'GPL-3.0-or-later' },
    { id: 'svox-pico', kind: 'synthesis', isolation: 'wasm', licence: 'Apache-2.0' },
    { id: 'flite', kind: 'synthesis', isolation: 'wasm', licence: 'BSD-4-Clause' },
  ])
})

it('says when espeak is missing: known words are recognized, others named', async () => {
  const other = await startVoiceProcess({ VOICE_ESPEAK: '/nowhere/main.js' })
  const person = await readFile(new URL('./audio/go-forward-ten-meters.wav', import.meta.url))
  const engines = await fetch(`${other.url}/v1/engines`, { headers: { Authorization: `Bearer ${token}` } })
  expect((await engines.json()).engines[1].languages[0]).toEqual({
    lang: 'en-US',
    quality: 'unavailable',
    reason: 'process_missing',
  })
  const known = 'public <a> = go forward ten meters;'
  expect((await (await other.post({ lang: 'en-US', jsgf: known, audio: person })).json()).rejected).toBe(
    false,
  )
  const unknown = await other.post({ lang: 'en-US', jsgf: 'public <a> = go zorblatt;', audio: person })
  expect(await unknown.json()).toMatchObject({ code: 'pronunciation_missing', errors: { words: 'zorblatt' } })
  await other.stop()
})

it('reports a missing lingware of a language: espeak speaks it, and the other voices continue', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lingware-'))
  await cp(new URL('../data/pico/', import.meta.url), folder, { recursive: true })
  await rm(join(folder, 'fr-FR_ta.bin'))
  const other = await startVoiceProcess({ VOICE_PICO: folder })
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
  const get = async (path: string) => (await fetch(`${other.url}/${path}`, { headers })).json()
  const say = async (spoken: object) => {
    const body = JSON.stringify({ text: 'radio', ...spoken })
    return (await fetch(`${other.url}/v1/tts/synthesize`, { method: 'POST', headers, body })).json()
  }
  expect(await get('health')).toEqual({ status: 'degraded' })
  const { engines } = await get('v1/engines')
  const { languages } = engines.find(({ id }: { id: string }) => id === 'svox-pico')
  expect(languages.filter(({ quality }: { quality: string }) => quality === 'unavailable')).toEqual([
    { lang: 'fr-FR', quality: 'unavailable', reason: 'engine_failed' },
  ])
  const { voices } = await get('v1/tts/voices?locale=fr-FR')
  expect(voices.map(({ voice_id }: { voice_id: string }) => voice_id)).toEqual([
    'fr-FR-compact-female',
    'fr-FR-compact-male',
  ])
  expect((await say({ lang: 'fr-FR' })).sample_rate).toBe(22_050)
  expect(await say({ voice: 'fr-FR-pro-female' })).toMatchObject({ code: 'language_unavailable' })
  expect((await say({ lang: 'de-DE' })).sample_rate).toBe(16_000)
  await other.stop()
  await rm(folder, { recursive: true })
})

it.each(['SIGTERM', 'SIGINT'] as const)('stops on %s by itself, and espeak with it', async (signal) => {
  const other = await startVoiceProcess()
  await other.post({ lang: 'en-US', jsgf: 'public <a> = zorblatt;', audio: tone })
  const [espeak] = await childrenOf(other.child.pid)
  expect(isRunning(espeak)).toBe(true)
  other.child.kill(signal)
  // After nine seconds it would give up and end with 1.
  expect(await once(other.child, 'exit')).toEqual([0, null])
  expect(isRunning(espeak)).toBe(false)
})

it('stops when its parent process is gone', async () => {
  const other = await startVoiceProcess({ VOICE_PARENT: '1' })
  other.child.stdin?.end()
  expect(await once(other.child, 'exit')).toEqual([0, null])
})

it('does not start without a token, and reports it in one sentence', async () => {
  await expect(startVoiceProcess({ VOICE_TOKEN: 'short' })).rejects.toThrow('before it listened')
})

async function childrenOf(pid: number | undefined): Promise<number[]> {
  let text = ''
  for await (const chunk of spawn('pgrep', ['-P', String(pid)]).stdout) text += chunk
  return text.split('\n').filter(Boolean).map(Number)
}

function isRunning(pid: number | undefined): boolean {
  if (pid === undefined) throw new Error('There is no such process')
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const synthesize = (change: object) =>
  fetch(`${voice.url}/v1/tts/synthesize`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ lang: 'en-US', text: 'switch on the lamp in the kitchen', ...change }),
  })

it('says a sentence, at the requested speed, in languages that it speaks', async () => {
  const say = async (change: object) => {
    const response = await synthesize(change)
    const { data = '', sample_rate = 1, code } = (await response.json()) as Record<string, never>
    const bytes = Buffer.from(data as string, 'base64')
    const loudest =
      bytes.length > 1 ? Math.max(...new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length >> 1)) : 0
    return { status: response.status, code, loudest, seconds: bytes.length / 2 / Number(sample_rate) }
  }
  const [slow, fast, high] = [await say({ rate: 135 }), await say({ rate: 230 }), await say({ pitch: 80 })]
  expect([slow.status, fast.status, high.status]).toEqual([200, 200, 200])
  expect(slow.loudest).toBeGreaterThan(3000)
  expect(fast.seconds).toBeGreaterThan(0.8)
  expect(slow.seconds).toBeGreaterThan(1.3 * fast.seconds)
  expect(await say({ lang: 'xx-XX' })).toMatchObject({ status: 422, code: 'language_unavailable' })
  expect(await say({ rate: 451 })).toMatchObject({ status: 422, code: 'incorrect_form' })
})

it('U-025± says 200 characters at most, and names the field of what is longer', async () => {
  const longest = 'lamp '.repeat(40)
  expect((await synthesize({ text: longest })).status).toBe(200)
  const refused = await synthesize({ text: `${longest}.` })
  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({ code: 'incorrect_form', errors: { text: 'tooLong' } })
})
