import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { decodeWav, wavOfPcm16 } from '@saywright/audio/signal'
import { open } from '@saywright/kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { archiveOf, exportFiles } from '../../../kit/src/testing/anExport.js'
import { runHere } from '../testing/aTerminal.js'
import { type ServedExport, serveExport } from './serveExport.js'

const person = new URL('../../../../services/voice/tests/audio/go-forward-ten-meters.wav', import.meta.url)
const recording = readFileSync(person)
const samples = Int16Array.from(decodeWav(recording).channels[0]!, (value) => Math.round(value * 32_768))

let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'saywright-run-'))
  writeFileSync(join(folder, 'go.wav'), recording)
  writeFileSync(join(folder, 'raw'), new Uint8Array(samples.buffer))
  writeFileSync(join(folder, 'robot.tar.gz'), await archiveOf(exportFiles({ recording })))
  writeFileSync(join(folder, 'bare.tar.gz'), await archiveOf(exportFiles()))
  const expecting: Readonly<Record<string, Parameters<typeof exportFiles>[0]>> = {
    refused: { recording, expects: { expectation: 'other_sentence' } },
    silent: { recording: wavOfPcm16(new Uint8Array(32_000), 16_000), expects: { expectation: 'no_speech' } },
    meant: { recording, expects: { meaning: { intent: 'STOP', entities: [] } } },
  }
  for (const [name, changes] of Object.entries(expecting))
    writeFileSync(join(folder, `${name}.tar.gz`), await archiveOf(exportFiles(changes)))
  const tests: NonNullable<NonNullable<Parameters<typeof exportFiles>[0]>['suite']>['tests'] = [
    { sentence: 'go forward ten meters', expect: 'accept', intent: 'MOVE' },
    { sentence: 'go up', expect: 'refuse' },
  ]
  const failing: typeof tests = [
    { sentence: 'go up', expect: 'accept' },
    { sentence: 'go backward two meters', expect: 'refuse' },
    { sentence: 'go forward two meters', expect: 'accept', intent: 'STOP' },
  ]
  for (const [name, more] of [
    ['typed', []],
    ['failing', failing],
  ] as const)
    writeFileSync(
      join(folder, `${name}.tar.gz`),
      await archiveOf(exportFiles({ recording, suite: { slots: {}, tests: [...tests, ...more] } })),
    )
  const older = exportFiles({ manifest: { layout: 1 } })
  writeFileSync(join(folder, 'older.tar.gz'), await archiveOf(older))
  for (const [path, bytes] of exportFiles({ recording })) {
    mkdirSync(dirname(join(folder, 'unpacked', path)), { recursive: true })
    writeFileSync(join(folder, 'unpacked', path), bytes)
  }
  // Replaces the recorder of the system.
  writeFileSync(join(folder, 'arecord'), `#!/bin/sh\ncat '${join(folder, 'raw')}'\n`)
  chmodSync(join(folder, 'arecord'), 0o755)
})
afterAll(() => rmSync(folder, { recursive: true }))

const run = (...words: string[]) =>
  runHere([...words, '--any-architecture'], {
    folder,
    environment: { PATH: `${folder}:${process.env.PATH}` },
  })

describe('saywright run', () => {
  it('returns the meaning of a recording, takes values of slots, and refuses results below the threshold', async () => {
    const { code, output } = await run('run', 'robot.tar.gz', '--file', 'go.wav')
    expect(code).toBe(0)
    expect(output).toMatch(
      /^yes {2}go\.wav {2}go forward ten meters {2}MOVE {2}direction=forward, distance=ten {2}score \d/,
    )
    const other = await run('run', 'unpacked', '--file', 'go.wav', '--slot', 'distance=two', '--json')
    expect(JSON.parse(other.output).text).not.toBe('go forward ten meters')
    const sure = await run('run', 'unpacked', '--file', 'go.wav', '--threshold', '10000')
    expect([sure.code, sure.output]).toEqual([1, expect.stringContaining('no ')])
  })

  it('recognizes a microphone', async () => {
    const { code, output } = await run('run', 'robot.tar.gz', '--mic')
    expect(output).toContain('go forward ten meters')
    expect(code).toBe(0)
  })

  it('reports why an export cannot be used, in both languages', async () => {
    const said = async (...words: string[]) => (await run('run', ...words)).told
    expect(await said('older.tar.gz', '--file', 'go.wav')).toContain('An earlier release made older.tar.gz')
    expect(await said('older.tar.gz', '--mic', '--locale', 'fr-FR')).toContain(
      'Exportez le projet de nouveau',
    )
    expect(await said('nowhere.tar.gz', '--file', 'go.wav')).toContain('nowhere.tar.gz cannot be read')
    expect(await said('robot.tar.gz')).toContain('--mic')
    expect(await said('robot.tar.gz', '--file', 'go.wav', '--model', 'Lamps')).toContain('Robot')
    expect(await said('robot.tar.gz', '--file', 'go.wav', '--slot', 'distance=flurbix')).toContain('flurbix')
    const none = await runHere(['run', 'robot.tar.gz', '--mic', '--any-architecture'], {
      ...{ folder, environment: { PATH: join(folder, 'unpacked') } },
    })
    expect([none.code, none.told]).toEqual([2, expect.stringContaining('arecord, rec, ffmpeg')])
  })
})

describe('saywright test', () => {
  it('runs the unit tests of an export, and says when its recordings were not packed', async () => {
    const { code, output } = await run('test', 'robot.tar.gz', '--json')
    expect([code, JSON.parse(output)]).toMatchObject([
      0,
      [{ name: 'Robot: First test', cases: [{ name: 'go.wav: go forward ten meters', status: 'passed' }] }],
    ])
    const taken = await run('test', 'refused.tar.gz')
    expect([taken.code, taken.output + taken.told]).toEqual([1, expect.stringContaining('ten meters')])
    const silent = await run('test', 'silent.tar.gz', '--json')
    expect([silent.code, JSON.parse(silent.output)]).toMatchObject([0, [{ cases: [{ status: 'passed' }] }]])
    const meant = await run('test', 'meant.tar.gz', '--json')
    expect([meant.code, JSON.parse(meant.output)]).toMatchObject([1, [{ cases: [{ status: 'failed' }] }]])
    const bare = await run('test', 'bare.tar.gz')
    expect([bare.code, bare.told]).toEqual([1, expect.stringContaining('not in the export')])
  })
})

describe('saywright test of typed tests', () => {
  it('runs those of an export before its recordings', async () => {
    const { code, output } = await run('test', 'typed.tar.gz', '--json')
    expect([code, JSON.parse(output)]).toMatchObject([
      0,
      [
        {
          name: 'Robot: suite',
          cases: [
            { name: 'accept go forward ten meters', status: 'passed' },
            { name: 'refuse go up', status: 'passed' },
          ],
        },
        { name: 'Robot: First test' },
      ],
    ])
  })

  it('reports why each fails, in both languages', async () => {
    const english = await run('test', 'failing.tar.gz')
    expect(english.code).toBe(1)
    expect(english.told).toContain(
      'It is not accepted. Expected: “forward”, “backward”. The nearest sentence is “go forward two meters”',
    )
    expect(english.told).toContain('It is accepted: MOVE  direction=backward, distance=two.')
    expect(english.told).toContain('It means something else: MOVE  direction=forward, distance=two.')
    const french = await run('test', 'failing.tar.gz', '--locale', 'fr-FR')
    expect(french.told).toContain('Elle n’est pas acceptée. Attendu')
  })
})

describe('saywright serve', () => {
  let served: ServedExport
  let kit: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    kit = await open(join(folder, 'robot.tar.gz'), { architecture: 'any' })
    served = await serveExport(kit, { host: '127.0.0.1', port: 0 })
  })
  afterAll(async () => {
    await served.close()
    await kit.close()
  })
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const init = body instanceof FormData ? { body } : { body: JSON.stringify(body) }
    const response = await fetch(served.address + path, { method: 'POST', headers, ...init })
    const text = await response.text()
    return { status: response.status, value: text === '' ? undefined : JSON.parse(text) }
  }

  it('keeps slots and recordings, as the proxy does', async () => {
    expect((await post('/api/bootService', { projectDir: 'robot' })).value).toEqual({
      port: Number(new URL(served.address).port),
    })
    const asked = { model: 'en-us', stop_at_first: false, port: 51_000 }
    expect((await post('/api/initServiceASR', asked)).value).toMatchObject({ lang: 'en-US' })
    const slots = [{ name: 'distance', values: ['two'] }]
    const { value: begun } = await post('/v1/asr/init', { model: 'Robot', slots })
    const { session } = begun
    const data = Buffer.from(samples.buffer).toString('base64')
    const saved = await post('/v1/asr/save-record', { session, data, sample_rate: 16_000 })
    expect(saved.value).toMatchObject({ record: 1 })
    const first = await post('/v1/asr/lab', { session, record: 1 })
    expect(first.value.text).not.toBe('go forward ten meters')
    const changed = [{ name: 'distance', values: ['two', 'ten'] }]
    expect((await post('/v1/asr/dynamic', { session, slots: changed })).status).toBe(204)
    const second = await post('/v1/asr/lab', { session, record: 1 })
    expect(second.value).toMatchObject({ rejected: false, text: 'go forward ten meters', intent: 'MOVE' })
  })

  it('recognizes a form, and rejects unknown calls', async () => {
    const form = new FormData()
    form.set('audio', new Blob([Uint8Array.from(recording)], { type: 'audio/wav' }))
    expect((await post('/v1/asr/recognize', form)).value).toMatchObject({ text: 'go forward ten meters' })
    expect((await post('/v1/asr/recognize', new FormData())).status).toBe(422)
    expect((await post('/v1/asr/lab', { session: 'none', record: 1 })).status).toBe(404)
    expect((await post('/v1/asr/init', { jsgf: 'public <a> = go;' })).value.code).toBe('incorrect_form')
    expect((await post('/v1/asr/init', { model: 'Lamps' })).value.code).toBe('unknown_model')
    const slots = [{ name: 'room', values: ['attic'] }]
    expect((await post('/v1/asr/init', { slots })).value.code).toBe('unknown_slot')
    expect((await post('/v1/tts/synthesize', {})).status).toBe(404)
    const refused = await post('/v1/asr/init', {}, { Origin: 'https://elsewhere.example' })
    expect(refused.value.code).toBe('not_possible')
  })
})
