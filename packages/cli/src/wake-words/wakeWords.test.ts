import { readFileSync } from 'node:fs'
import { wavOfPcm16 } from '@saywright/audio/signal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aFolder, runHere } from '../testing/aTerminal.js'

const person = new URL('../../../../services/voice/tests/audio/go-forward-ten-meters.wav', import.meta.url)
const file = (text: string, changes = {}) =>
  JSON.stringify({ language: 'eng-US', positive_words: [{ text }], ...changes })

let folder: ReturnType<typeof aFolder>
beforeAll(() => {
  folder = aFolder({
    'go.wake-words.json': file('go forward', { threshold: 1000 }),
    'hello.wake-words.json': file('hello computer'),
    'phonemes.wake-words.json': file('flurbix', {
      threshold: 1000,
      positive_words: [{ text: 'flurbix', phonemes: '[ɡoʊ][ˈfɔɹ][wɚd]' }],
    }),
    'empty.wake-words.json': file('', { positive_words: [] }),
    'nowhere.wake-words.json': file('go', { language: undefined }),
    'yes/person.wav': readFileSync(person),
    'no/silence.wav': wavOfPcm16(new Uint8Array(32_000), 16_000),
  })
})
afterAll(() => folder.remove())

const run = (...words: string[]) => runHere(['test', ...words], { folder: folder.path })

describe('saywright test of wake words', () => {
  it('passes when recordings wake that must, and no others', async () => {
    const { code, told } = await run(
      ...['go.wake-words.json', '--must-wake', 'yes', '--must-not-wake', 'no', '--junit', '-'],
    )
    expect(told).toMatch(/✓ go\.wake-words\.json {2}2\/2\n/)
    expect(told).toMatch(/✓ {2}go forward {2}[\d,]+ {2}wake by yes\/person\.wav\n/)
    expect(told).toMatch(/✓ {2}– +– {2}sleep through no\/silence\.wav\n/)
    expect(code).toBe(0)
  })

  it('does not wake by words that nobody says, says why in both languages, and ends with 1', async () => {
    const asleep = await run('hello.wake-words.json', '--must-not-wake', 'yes', '--json')
    expect([asleep.code, JSON.parse(asleep.output)]).toMatchObject([
      0,
      [{ cases: [{ status: 'passed', woken: null, threshold: 5000 }] }],
    ])
    const woken = await run('go.wake-words.json', '--must-not-wake', 'yes', '--locale', 'fr-FR')
    expect([woken.code, woken.told]).toEqual([
      1,
      expect.stringMatching(/«\u00a0go forward\u00a0» l’a réveillé/),
    ])
    const silent = await run('go.wake-words.json', '--must-wake', 'no/silence.wav')
    expect([silent.code, silent.told]).toEqual([1, expect.stringContaining('no wake word was recognized')])
  })

  it('takes another threshold, and pronunciations of the file', async () => {
    const strict = await run(
      ...['go.wake-words.json', '--must-wake', 'yes', '--threshold', '10000', '--json'],
    )
    expect([strict.code, JSON.parse(strict.output)]).toMatchObject([
      1,
      [{ cases: [{ status: 'failed', woken: null, nearest: 'go forward', threshold: 10_000 }] }],
    ])
    const spelled = await run('phonemes.wake-words.json', '--must-wake', 'yes')
    expect(spelled.code).toBe(0)
  })

  it('refuses what it cannot test', async () => {
    const refused = async (...words: string[]) => {
      const { code, told } = await run(...words)
      expect(code).toBe(2)
      return told
    }
    expect(await refused('go.wake-words.json')).toContain('--must-wake those that must wake')
    expect(await refused('no', '--must-wake', 'yes')).toContain('name a .wake-words.json file')
    expect(await refused('empty.wake-words.json', '--must-wake', 'yes')).toContain('has no wake word')
    expect(await refused('nowhere.wake-words.json', '--must-wake', 'yes')).toContain('is not known')
    expect(await refused('go.wake-words.json', 'hello.wake-words.json', '--must-wake', 'yes')).toContain(
      'hello.wake-words.json',
    )
  })
})
