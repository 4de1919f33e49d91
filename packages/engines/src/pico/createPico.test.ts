import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { createPico } from './createPico.js'
import { markUp } from './markUp.js'

const folder = fileURLToPath(new URL('../../../../services/voice/data/pico/', import.meta.url))
const pico = createPico({ folder, timeoutMilliseconds: 60_000 })
afterAll(() => pico.close())

const secondsOf = async (utterance: Parameters<typeof pico.speak>[0]) => {
  const said = await pico.speak(utterance)
  return (said?.samples.length ?? 0) / (said?.sampleRate ?? 1)
}

describe('Pico', () => {
  it.each([
    ['en-US', 'switch on the lamp in the kitchen'],
    ['en-GB', 'switch on the lamp in the kitchen'],
    ['fr-FR', 'allume la lampe de la cuisine à côté'],
    ['de-DE', 'schalte die Lampe in der Küche ein'],
    ['es-ES', 'enciende la lámpara de la cocina'],
    ['it-IT', 'accendi la lampada della cucina'],
  ])('says a sentence in %s: sound of a plausible length, at 16 kHz', async (lang, text) => {
    const said = await pico.speak({ lang, text })
    expect(said?.sampleRate).toBe(16_000)
    const samples = said?.samples ?? new Int16Array()
    expect(samples.length / 16_000).toBeGreaterThan(1)
    expect(samples.length / 16_000).toBeLessThan(5)
    const level = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
    expect(level).toBeGreaterThan(500)
  })

  it('says nothing in a language it has no lingware of', async () => {
    expect(await pico.speak({ lang: 'nl-NL', text: 'hallo' })).toBeUndefined()
    const empty = createPico({ folder: '/nowhere' })
    expect(await empty.speak({ lang: 'en-US', text: 'hello' })).toBeUndefined()
  })

  it('speaks every language but those of which a file is missing or damaged', async () => {
    const copy = await mkdtemp(join(tmpdir(), 'lingware-'))
    await cp(folder, copy, { recursive: true })
    await rm(join(copy, 'fr-FR_nk0_sg.bin'))
    const damaged = join(copy, 'de-DE_ta.bin')
    const bytes = await readFile(damaged)
    bytes[1000]! ^= 1
    await writeFile(damaged, bytes)
    const partial = createPico({ folder: copy })
    const unavailable = { quality: 'unavailable', reason: 'engine_failed' }
    expect(partial.engine.languages.filter(({ quality }) => quality !== 'basic')).toEqual([
      { lang: 'fr-FR', ...unavailable },
      { lang: 'de-DE', ...unavailable },
    ])
    expect(pico.engine.languages.map(({ quality }) => quality)).toEqual(Array(6).fill('basic'))
    for (const lang of ['fr-FR', 'de-DE']) {
      expect(partial.speaks(lang)).toBe(false)
      expect(await partial.speak({ lang, text: 'radio' })).toBeUndefined()
    }
    expect((await partial.speak({ lang: 'it-IT', text: 'radio' }))?.samples.length).toBeGreaterThan(0)
    await partial.close()
    await rm(copy, { recursive: true })
  })

  it('speaks faster when it is asked to, and takes no markup of a sentence', async () => {
    const text = 'start a timer for ten minutes'
    const [usual, fast] = [
      await secondsOf({ lang: 'en-US', text }),
      await secondsOf({ lang: 'en-US', text, rate: 350 }),
    ]
    expect(fast).toBeLessThan(usual * 0.7)
    expect(markUp({ lang: 'en-US', text: '<speed level="20">\0go' })).toBe(
      '<speed level="100"><pitch level="100"> speed level="20"  go</pitch></speed>',
    )
  })

  it('limits the time of a sentence and the share of a caller in the queue', async () => {
    const short = createPico({ folder, timeoutMilliseconds: 1, waitingPerCaller: 1 })
    const say = (caller: string) => short.speak({ lang: 'en-US', text: 'hello', caller })
    const [first, second, third] = [say('a'), say('a'), say('a')]
    await expect(third).rejects.toMatchObject({ code: 'busy' })
    for (const said of [first, second]) await expect(said).rejects.toMatchObject({ code: 'timed_out' })
    await short.close()
  })

  it('removes requests from the queue whose caller is gone', async () => {
    const gone = new AbortController()
    const first = pico.speak({ lang: 'en-US', text: 'hello' })
    const second = pico.speak({ lang: 'en-US', text: 'hello' }, gone.signal)
    gone.abort()
    await expect(second).rejects.toMatchObject({ code: 'caller_gone' })
    expect((await first)?.samples.length).toBeGreaterThan(0)
  })
})
