import { voiceFootprints } from '@saywright/api/catalogue'
import type { SynthesisVoice } from '@saywright/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodeWav } from './support/encodeWav.js'
import { startVoiceProcess, token, type VoiceProcess } from './support/startVoiceProcess.js'

let voice: VoiceProcess
let all: readonly SynthesisVoice[] = []
beforeAll(async () => {
  voice = await startVoiceProcess()
  all = (await ask('v1/tts/voices')).body.voices
})
afterAll(() => voice.stop())

async function ask(path: string, body?: object) {
  const response = await fetch(`${voice.url}/${path}`, {
    headers: { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}

const samplesOf = ({ data }: { readonly data: string }) => {
  const bytes = Buffer.from(data, 'base64')
  return Int16Array.from({ length: bytes.length >> 1 }, (_, at) => bytes.readInt16LE(at * 2))
}

/** The period of a voice in samples, between 80 and 350 Hz: where the loudest quarter of a second is most like itself, later. */
function periodOf(samples: Int16Array, rate: number): number {
  const length = rate >> 2
  const energyAt = (at: number) => samples.subarray(at, at + length).reduce((sum, x) => sum + x * x, 0)
  const starts = Array.from({ length: Math.floor(samples.length / length) }, (_, at) => at * length)
  const loudest = Math.max(...starts.map(energyAt))
  const start = starts.find((at) => energyAt(at) === loudest) ?? 0
  const likeness = (lag: number) => {
    let sum = 0
    for (let at = start; at < start + length; at++) sum += samples[at]! * (samples[at + lag] ?? 0)
    return sum
  }
  const lags = Array.from(
    { length: Math.floor(rate / 80 - rate / 350) },
    (_, at) => Math.ceil(rate / 350) + at,
  )
  return lags.reduce((best, lag) => (likeness(lag) > likeness(best) ? lag : best))
}

describe('A-052 GET /v1/tts/voices', () => {
  it('lists a woman and a man of espeak for each of the six languages of the demonstrations', () => {
    const compact = all.filter(({ footprint }) => footprint === 'embedded-compact')
    expect(compact.map(({ locale, gender }) => `${locale} ${gender}`).sort()).toEqual(
      ['de-DE', 'en-US', 'es-ES', 'fr-FR', 'it-IT', 'nl-NL'].flatMap((locale) => [
        `${locale} female`,
        `${locale} male`,
      ]),
    )
    expect(new Set(all.map(({ voice_id }) => voice_id)).size).toBe(22)
  })

  it('lists a voice of Pico first, where it speaks', () => {
    const firsts = ['en-US', 'en-GB', 'fr-FR', 'de-DE', 'es-ES', 'it-IT', 'nl-NL'].map(
      (locale) => all.find((of) => of.locale === locale)?.voice_id,
    )
    expect(firsts).toEqual([
      ...['en-US', 'en-GB', 'fr-FR', 'de-DE', 'es-ES', 'it-IT'].map((locale) => `${locale}-pro-female`),
      'nl-NL-compact-female',
    ])
  })

  it.each<[string, (of: SynthesisVoice) => boolean, number]>([
    ['language=fr', ({ language }) => language === 'fr', 3],
    ['locale=en-us', ({ locale }) => locale === 'en-US', 6],
    ['gender=female', ({ gender }) => gender === 'female', 13],
    ['footprint=embedded-compact', ({ footprint }) => footprint === 'embedded-compact', 12],
    ['quality=basic', ({ quality }) => quality === 'basic', 13],
    ['quality=fair', ({ quality }) => quality === 'fair', 9],
    ['language=fr&gender=male', ({ language, gender }) => language === 'fr' && gender === 'male', 1],
    ['language=fr&locale=en-US', () => false, 0],
    ['quality=good', () => false, 0],
  ])(
    'U-020 takes the filters language, locale, gender, footprint and quality: %s',
    async (query, is, count) => {
      const { status, body } = await ask(`v1/tts/voices?${query}`)
      expect(status).toBe(200)
      expect(body.voices).toEqual(all.filter(is))
      expect(body.voices).toHaveLength(count)
    },
  )

  it('U-021 knows embedded-compact, embedded-pro, embedded-high, embedded-premium, neural-tts-x86 and premium-high', async () => {
    const codes = [
      ...['embedded-compact', 'embedded-pro', 'embedded-high', 'embedded-premium'],
      ...['neural-tts-x86', 'premium-high'],
    ]
    expect(voiceFootprints.map(({ code }) => code)).toEqual(codes)
    for (const code of codes) expect((await ask(`v1/tts/voices?footprint=${code}`)).status, code).toBe(200)
    for (const query of ['footprint=large', 'gender=other', 'quality=best', 'language='])
      expect((await ask(`v1/tts/voices?${query}`)).status, query).toBe(422)
  })
})

describe('A-053 POST /v1/tts/synthesize', () => {
  const say = async (spoken: object) => ask('v1/tts/synthesize', { text: 'la la la la', ...spoken })

  it('says a text with a voice, and answers data and sample_rate; women speak higher than men', async () => {
    for (const locale of ['de-DE', 'en-US', 'es-ES', 'fr-FR', 'it-IT', 'nl-NL']) {
      const periods = ['female', 'male'].map(async (gender) => {
        const { status, body } = await say({ voice: `${locale}-compact-${gender}` })
        expect([status, Object.keys(body).sort()], locale).toEqual([200, ['data', 'sample_rate']])
        return periodOf(samplesOf(body), body.sample_rate)
      })
      const [female, male] = await Promise.all(periods)
      expect(male! / female!, locale).toBeGreaterThan(1.3)
    }
  })

  it('has Pico speak where no voice is wished for, and espeak where Pico does not speak', async () => {
    for (const lang of ['en-US', 'en-GB', 'fr-FR', 'de-DE', 'es-ES', 'it-IT'])
      expect((await say({ lang })).body.sample_rate, lang).toBe(16_000)
    expect((await say({ lang: 'nl-NL' })).body.sample_rate).toBe(22_050)
    const named = (await say({ voice: 'fr-FR-pro-female' })).body
    const espeak = (await say({ voice: 'fr-FR-compact-female' })).body
    expect([named.sample_rate, espeak.sample_rate]).toEqual([16_000, 22_050])
  })

  const lamps = 'switch (on | off) the (lamp | fan)'
  it.each([
    ['en-US by itself', 'en-US', lamps, 'switch on the lamp', undefined],
    ['fr-FR by itself', 'fr-FR', '(allume | éteins) la (lampe | lumière)', 'allume la lumière', undefined],
    ['with slt of Flite', 'en-US', lamps, 'switch off the fan', 'en-US-high-female'],
    ['with rms of Flite', 'en-US', lamps, 'switch on the fan', 'en-US-high-male'],
    ['with kal16 of Flite', 'en-US', lamps, 'switch off the lamp', 'en-US-pro-male'],
  ])('speaks %s so that our recognizer understands it', async (_, lang, sentences, text, voiceId) => {
    const { body } = await say({ lang, text, voice: voiceId })
    expect(body.sample_rate).toBe(16_000)
    const samples = samplesOf(body)
    const sound = Int16Array.from({ length: samples.length + 16_000 }, (_, at) => samples[at - 8000] ?? 0)
    const jsgf = `#JSGF V1.0 UTF-8; grammar lamps; public <command> = ${sentences};`
    const audio = encodeWav(sound, body.sample_rate)
    const { hypotheses } = await voice.recognize({ lang, jsgf, audio })
    expect(hypotheses[0]?.text).toBe(text)
  })

  it.each<[string, object, object]>([
    ['a voice that nobody has', { voice: 'en-US-premium-female' }, { voice: 'invalid' }],
    ['a name of the engine', { voice: 'gmw/en-US' }, { voice: 'invalid' }],
    ['a voice of another language', { voice: 'fr-FR-compact-male', lang: 'en-US' }, { voice: 'invalid' }],
    ['neither voice nor language', {}, { voice: 'required' }],
  ])('refuses %s', async (_, spoken, errors) => {
    expect(await say(spoken)).toMatchObject({ status: 422, body: { code: 'incorrect_form', errors } })
  })
})

describe('A-056 the calls with a port', () => {
  it('GET /api/availableVoices with vdkServicePort lists all voices', async () => {
    expect(await ask('api/availableVoices?vdkServicePort=51000')).toEqual({
      status: 200,
      body: { voices: all },
    })
    expect((await ask('api/availableVoices')).body.errors).toEqual({ vdkServicePort: 'required' })
  })

  it('POST /api/synthesize with port, text and voice_id answers what /v1/tts/synthesize does', async () => {
    const text = 'bonjour'
    const spoken = await ask('api/synthesize', { port: 51_000, text, voice_id: 'fr-FR-compact-male' })
    const same = await ask('v1/tts/synthesize', { text, voice: 'fr-FR-compact-male' })
    expect([spoken.status, Object.keys(spoken.body).sort()]).toEqual([200, ['data', 'sample_rate']])
    // The engine takes not quite the same time for the same sentence.
    expect(spoken.body.data.length / same.body.data.length).toBeCloseTo(1, 1)
    const wrong = await ask('api/synthesize', { port: 51_000, text, voice_id: 'nobody' })
    expect(wrong).toMatchObject({ status: 422, body: { errors: { voice_id: 'invalid' } } })
    for (const field of ['port', 'text', 'voice_id']) {
      const whole = { port: 51_000, text, voice_id: 'fr-FR-compact-male', [field]: undefined }
      expect((await ask('api/synthesize', whole)).body.errors).toEqual({ [field]: 'required' })
    }
  })
})
