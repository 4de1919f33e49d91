import { readFileSync } from 'node:fs'
import { decodeWav } from '@saywright/audio/signal'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Commands, type Kit, open, type Recognition } from './index.js'
import { archiveOf, exportFiles } from './testing/anExport.js'

const path = new URL('../../../services/voice/tests/audio/go-forward-ten-meters.wav', import.meta.url)
  .pathname
const { channels, sampleRate } = decodeWav(readFileSync(path))
const samples = channels[0]!

let kit: Kit
let commands: Commands
beforeAll(async () => {
  kit = await open(await archiveOf(exportFiles({ recording: readFileSync(path) })), { architecture: 'any' })
  commands = await kit.commands('Robot')
})
afterAll(() => kit.close())

it('recognizes a person, with the meaning, and reports partial results', async () => {
  const partials: string[] = []
  const result = await commands.recognize(path, { onPartial: (text) => partials.push(text) })
  expect(result).toMatchObject({
    ...{ rejected: false, text: 'go forward ten meters', intent: 'MOVE' },
    entities: [
      { name: 'direction', value: 'forward' },
      { name: 'distance', value: 'ten' },
    ],
    hypotheses: [{ text: 'go forward ten meters', slots: { distance: 'ten' } }],
  })
  expect(result.confidence).toBeGreaterThan(5000)
  expect(partials.length).toBeGreaterThan(1)
  expect(partials).toContain('go forward ten')
})

it('recognizes the same in bytes, and in samples of either kind', async () => {
  const of = async (recording: Parameters<Commands['recognize']>[0]) => {
    const { text, confidence } = await commands.recognize(recording)
    return { text, confidence }
  }
  const expected = await of(path)
  expect(await of(readFileSync(path))).toEqual(expected)
  expect(await of({ samples, sampleRate })).toEqual(expected)
  const { confidence = 0 } = expected
  const sixteenBits = Int16Array.from(samples, (value) => Math.round(value * 32_768))
  const same = await of({ samples: sixteenBits, sampleRate })
  expect(Math.abs((same.confidence ?? 0) - (confidence ?? 0))).toBeLessThanOrEqual(1)
})

it('takes values of slots for one call alone', async () => {
  const wrong = await commands.recognize(path, { slots: { distance: ['one', 'twenty'] } })
  expect(wrong.text).not.toBe('go forward ten meters')
  const right = await commands.recognize(path, { slots: { distance: ['one', 'ten'] } })
  expect(right).toMatchObject({ rejected: false, text: 'go forward ten meters' })
  expect((await commands.recognize(path)).text).toBe('go forward ten meters')
  await expect(commands.recognize(path, { slots: { room: ['attic'] } })).rejects.toMatchObject({
    ...{ code: 'unknown_slot', subjects: ['room'] },
  })
})

it('reports the words that it cannot pronounce, unless the call has their pronunciations', async () => {
  const slots = { distance: ['ten', 'flurbix', 'zorblatt'] }
  await expect(commands.recognize(path, { slots })).rejects.toMatchObject({
    ...{ code: 'unknown_pronunciation', subjects: ['flurbix'] },
  })
  const pronunciations = { flurbix: ['/ˈflɜːbɪks/'] }
  expect((await commands.recognize(path, { slots, pronunciations })).text).toBe('go forward ten meters')
})

it('reports why it refuses', async () => {
  expect(await commands.recognize(path, { threshold: 10_000 })).toMatchObject({
    ...{ rejected: true, refusal: 'below_threshold', text: 'go forward ten meters' },
  })
  const silence = { samples: new Float32Array(16_000) }
  expect(await commands.recognize(silence)).toMatchObject({
    rejected: true,
    refusal: 'no_speech',
    text: null,
  })
  await expect(commands.recognize(Buffer.from('no sound'))).rejects.toMatchObject({
    code: 'recording_unreadable',
  })
  await expect(commands.recognize('nowhere.wav')).rejects.toMatchObject({ code: 'recording_unreadable' })
  await expect(commands.recognize({ samples: new Float32Array(16_000 * 11) })).rejects.toMatchObject({
    code: 'recording_too_long',
  })
})

it('listens while a person speaks', async () => {
  const partials: string[] = []
  const results: Recognition[] = []
  const listening = await commands.listen({
    onPartial: (text) => partials.push(text),
    onResult: (result) => results.push(result),
  })
  for (let at = 0; at < samples.length; at += 1600) await listening.hear(samples.slice(at, at + 1600))
  await listening.stop()
  await listening.close()
  expect(results).toMatchObject([
    { rejected: false, text: 'go forward ten meters', intent: 'MOVE' },
    // The recording ends with silence, after which nothing was said.
    { rejected: true, refusal: 'no_speech' },
  ])
  expect(partials.length).toBeGreaterThan(1)
})

it('reads typed sentences, and gives the unit tests that were packed', () => {
  expect(commands.read('go backward two meters')).toMatchObject({ intent: 'MOVE' })
  expect(commands.read('go up')).toBeUndefined()
  const [test] = commands.tests
  expect(test).toMatchObject({ name: 'First test', threshold: 5000 })
  expect(test?.recordings[0]?.bytes).toEqual(readFileSync(path))
})

it('runs the typed tests that were packed, with the values of slots with which the studio runs them', async () => {
  const suite: NonNullable<Parameters<typeof exportFiles>[0]>['suite'] = {
    slots: { distance: ['nine'] },
    tests: [
      { sentence: 'go forward nine meters', expect: 'accept', intent: 'MOVE' },
      { sentence: 'go up', expect: 'refuse' },
      { sentence: 'go forward', expect: 'accept' },
      { sentence: 'go backward nine meters', expect: 'refuse' },
      { sentence: 'go backward nine meters.', expect: 'accept', intent: null },
    ],
  }
  const typed = await open(await archiveOf(exportFiles({ suite })), { architecture: 'any' })
  const its = await typed.commands()
  expect(its.suite).toEqual(suite.tests)
  const results = its.test()
  expect(results.map(({ conclusion }) => conclusion)).toEqual([
    ...['passed', 'passed', 'refused', 'accepted', 'other_meaning'],
  ])
  expect(results[2]).toEqual({
    ...{ test: suite.tests[2], conclusion: 'refused', expected: ['nine'], emptySlots: [], couldEnd: false },
    nearest: 'go forward nine meters',
  })
  expect(results[4]?.meaning).toMatchObject({ intent: 'MOVE' })
  await typed.close()
  // Exports of earlier releases have none.
  expect([commands.suite, commands.test()]).toEqual([[], []])
})

it('reads what a grammar imports from the library of rules', async () => {
  const grammar =
    '#BNF+EM V2.1;\n!grammar Robot;\n!start <main>;\n!import <number>;\n<main>: go !tag(distance, <number>) meters;\n'
  const counting = await open(await archiveOf(exportFiles({ grammar })), { architecture: 'any' })
  const its = await counting.commands()
  const entities = [{ name: 'distance', value: '21' }]
  expect(its.read('go twenty one meters')).toMatchObject({ entities })
  expect(its.read('go 21 meters')).toMatchObject({ entities })
  expect(its.isSame('go 21 meters', 'go twenty one meters')).toBe(true)
  expect(its.isSame('go 21 meters', 'go twenty two meters')).toBe(false)
  await counting.close()
})

it('aborts work under way when it is closed, or its caller is gone', async () => {
  const other = await open(await archiveOf(exportFiles()), { architecture: 'any' })
  const its = await other.commands()
  const gone = AbortSignal.abort()
  await expect(its.recognize(path, { signal: gone })).rejects.toMatchObject({ code: 'closed' })
  const pending = its.recognize(path)
  const refused = expect(pending).rejects.toMatchObject({ code: 'closed' })
  await other.close()
  await refused
  await expect(its.recognize(path)).rejects.toMatchObject({ code: 'closed' })
})
