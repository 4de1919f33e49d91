import type { SynthesisVoice } from '@saywright/api/contract'
import { afterAll, describe, expect, it, test } from 'vitest'
import { inSurroundings, type MixingRequest } from './mixing/inSurroundings.js'
import { createMixingThread } from './mixing/mixingThread.js'
import { testRecordings } from './testRecordings.js'

const form = {
  model_id: 1,
  sentences: ['Allume la lumière !', 'go'],
  voices: ['deep', 'high'],
  speeds: ['slow'],
  noises: ['none', 'quiet', 'loud'],
} as const
const everything = {
  ...form,
  voices: ['deep', 'middle', 'high'],
  speeds: ['slow', 'normal', 'fast'],
} as const
const speakers = (...names: readonly string[]) =>
  names.map((name) => ({ voice_id: `fr-FR-${name}`, name }) as SynthesisVoice)
const three = speakers('Hélène', 'Camille', 'Étienne')

describe('the recordings of a form', () => {
  it('are each sentence in every way, with a name that says how, of at most 100 characters', () => {
    const sentences = [...form.sentences, 'a'.repeat(200), `${'a'.repeat(199)}b`]
    const recordings = testRecordings({ ...everything, sentences }, three)
    expect(recordings).toHaveLength(4 * 27)
    expect(recordings[0]?.name).toMatch(/^allume-la-lumière-(hélène|camille|étienne)-deep-slow-none\.wav$/)
    expect(recordings[2]?.name).toMatch(
      /-deep-slow-loud-(hiss|babble|kitchen|street)(-(furnished|tiled|hall))?\.wav$/,
    )
    expect(Math.max(...recordings.map(({ name }) => name.length))).toBeLessThanOrEqual(100)
    expect(new Set(recordings.map(({ name }) => name)).size).toBe(4 * 27)
  })

  it('are the same ones again, also in a longer form', () => {
    const names = new Set(testRecordings(everything, three).map(({ name }) => name))
    for (const { name } of testRecordings(form, three)) expect(names).toContain(name)
    expect(testRecordings(form, three)).toEqual(testRecordings(form, three))
  })

  it.each([1, 2, 3, 6])('are spread over all of %i speakers, and over every noise and room', (count) => {
    const all = speakers(...Array.from({ length: count }, (_, at) => `Voice${at}`))
    const recordings = testRecordings({ ...everything, sentences: ['go'] }, all)
    const timesOf = (values: readonly unknown[]) => {
      const times = new Map<unknown, number>()
      for (const value of values) times.set(value, (times.get(value) ?? 0) + 1)
      return times
    }
    const perSpeaker = timesOf(recordings.map(({ speaker }) => speaker?.name))
    expect(perSpeaker.size).toBe(count)
    expect(Math.min(...perSpeaker.values())).toBeGreaterThan(27 / count / 3)
    const noisy = recordings.flatMap(({ surroundings }) => surroundings ?? [])
    expect(noisy).toHaveLength(18)
    expect(timesOf(noisy.map(({ background }) => background)).size).toBe(4)
    expect(timesOf(noisy.map(({ room }) => room)).size).toBe(4)
    expect(new Set(noisy.map(({ decibels }) => decibels))).toEqual(new Set([20, 10]))
  })

  it('have different speakers where one choice differs', () => {
    for (const { voices, speeds, noises } of [
      { voices: everything.voices, speeds: ['fast'], noises: ['none'] },
      { voices: ['deep'], speeds: everything.speeds, noises: ['none'] },
      { voices: ['deep'], speeds: ['fast'], noises: everything.noises },
    ] as const) {
      const recordings = testRecordings({ ...form, sentences: ['go'], voices, speeds, noises }, three)
      expect(new Set(recordings.map(({ speaker }) => speaker?.name)).size).toBe(3)
    }
  })

  it('have the speakers, noises and rooms that the form chooses, in whatever order', () => {
    const chosen = {
      speakers: ['fr-FR-Camille', 'fr-FR-Hélène'],
      backgrounds: ['street', 'hiss'],
      rooms: ['hall', 'none'],
    } as const
    const recordings = testRecordings({ ...everything, ...chosen, sentences: ['go'] }, three)
    const names = (values: readonly unknown[]) => [...new Set(values)].sort()
    expect(names(recordings.map(({ speaker }) => speaker?.name))).toEqual(['Camille', 'Hélène'])
    const noisy = recordings.flatMap(({ surroundings }) => surroundings ?? [])
    expect(names(noisy.map(({ background }) => background))).toEqual(['hiss', 'street'])
    expect(names(noisy.map(({ room }) => room ?? ''))).toEqual(['', 'hall'])
    const reversed = { speakers: chosen.speakers.toReversed(), backgrounds: chosen.backgrounds.toReversed() }
    expect(testRecordings({ ...everything, ...chosen, ...reversed, sentences: ['go'] }, three)).toEqual(
      recordings,
    )
  })

  it('are spoken by any engine for the language when no voice is listed', () => {
    const [first] = testRecordings(form, [])
    expect(first).toMatchObject({ name: 'allume-la-lumière-deep-slow-none.wav', speaker: undefined })
  })
})

const voice = Float32Array.from({ length: 16_000 }, (_, at) => 0.3 * Math.sin(at / 8))
const power = (samples: Float32Array) => samples.reduce((sum, one) => sum + one * one, 0) / samples.length
const request = (changes: Partial<MixingRequest['surroundings']>): MixingRequest => ({
  samples: voice,
  surroundings: { background: 'babble', decibels: 10, room: undefined, seed: 1, ...changes },
  others: [voice.map((sample, at) => sample * Math.sin(at / 700))],
})

test.each([20, 10])('a noise is %i dB below the voice', (decibels) => {
  const mixed = inSurroundings(request({ decibels }))
  const alone = mixed.map((sample, at) => sample - voice[at]!)
  expect(10 * Math.log10(power(voice) / power(alone))).toBeCloseTo(decibels, 0)
})

describe('the thread that mixes', () => {
  const thread = createMixingThread()
  afterAll(() => thread.stop())
  const { signal } = new AbortController()

  it('returns the mixed recording, with the reverberation of the room', async () => {
    const hall = request({ room: 'hall' })
    const mixed = await thread.mix(hall, signal)
    expect(mixed).toEqual(inSurroundings(hall))
    expect(mixed.length).toBe(16_000 * 1.9)
  })

  it('reports its failure, and ends when the caller is gone', async () => {
    const broken = createMixingThread()
    await expect(broken.mix({ ...request({}), others: [] }, signal)).rejects.toThrow('Babble')
    const gone = AbortSignal.abort(new Error('gone'))
    await expect(broken.mix(request({}), gone)).rejects.toThrow()
    await broken.stop()
  })
})
