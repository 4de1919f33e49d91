import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FoundWord, type Kit, open, type WakeWordFinder } from './index.js'
import { archiveOf, exportFiles, wakeWordFiles } from './testing/anExport.js'

const path = new URL('../../../services/voice/tests/audio/go-forward-ten-meters.wav', import.meta.url)
  .pathname

let kit: Kit
let words: WakeWordFinder
beforeAll(async () => {
  kit = await open(await archiveOf(wakeWordFiles()), { architecture: 'any' })
  words = await kit.wakeWords()
})
afterAll(() => kit.close())

it('opens the wake words of an export, with threshold and tests', () => {
  expect(kit.models).toMatchObject([
    { name: 'forward', hasCommands: false, hasWakeWords: true, problem: null },
  ])
  expect(words).toMatchObject({
    ...{ name: 'forward', language: 'en-US', threshold: 3000 },
    wakeWords: ['go forward'],
    antiWakeWords: ['good morning'],
    tests: [{ name: 'First test' }],
  })
})

it('finds a wake word that somebody says, and nothing where nobody speaks', async () => {
  const result = await words.spot(path)
  expect(result.woken).toBe('go forward')
  const [found] = result.found.filter(({ word }) => word === 'go forward')
  expect(found).toMatchObject({ role: 'wake', wakes: true })
  expect(Math.max(...result.scores.scores)).toBe(found?.score)
  expect((await words.spot(path, { threshold: 10_000 })).woken).toBeNull()
  expect(await words.spot({ samples: new Float32Array(16_000) })).toMatchObject({ woken: null, found: [] })
})

it('finds it while somebody speaks', async () => {
  const found: FoundWord[] = []
  const steps: number[] = []
  const listening = await words.listen({
    onWord: (word) => found.push(word),
    onScores: ({ scores }) => steps.push(...scores),
  })
  const bytes = readFileSync(path).subarray(44)
  const samples = new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + (bytes.length & ~1)))
  for (let at = 0; at < samples.length; at += 1600) await listening.hear(samples.slice(at, at + 1600))
  for (let quiet = 0; quiet < 20; quiet++) await listening.hear(new Float32Array(1600))
  await listening.close()
  expect(found.filter(({ wakes }) => wakes).map(({ word }) => word)).toEqual(['go forward'])
  expect(steps.length).toBeGreaterThan(10)
})

it.each([
  ['commands are asked for', {}, 'commands', 'unknown_model'],
  ['another name is asked for', {}, 'other', 'unknown_model'],
  ['its words are broken', { 'model.json': '{"positive_words":[{}]}' }, 'forward', 'damaged'],
  ['its pronunciations are broken', { 'pronunciations.json': '{"go":["go"]}' }, 'forward', 'damaged'],
  ['its tests are no JSON', { 'tests.json': '{' }, 'forward', 'damaged'],
])('refuses it when %s', async (_, changed, name, code) => {
  const other = await open(await archiveOf(wakeWordFiles(changed)), { architecture: 'any' })
  const opened = name === 'commands' ? other.commands() : other.wakeWords(name)
  await expect(opened).rejects.toMatchObject({ code })
  await other.close()
})

it('has none in the export of a model of commands', async () => {
  const other = await open(await archiveOf(exportFiles()), { architecture: 'any' })
  await expect(other.wakeWords()).rejects.toMatchObject({ code: 'unknown_model' })
  await other.close()
})
