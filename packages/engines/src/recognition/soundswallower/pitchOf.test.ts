import { expect, it } from 'vitest'
import { randomOf } from '../../surroundings/random.js'
import { earOf } from './earOf.js'
import { pitchOf } from './pitchOf.js'

const seconds = 1
/** Pulses through a resonance at 700 Hz, as a vowel is made. */
function vowel(hertz: number): Float32Array {
  const samples = new Float32Array(16_000 * seconds)
  const radius = Math.exp((-Math.PI * 100) / 16_000)
  const turn = 2 * radius * Math.cos((2 * Math.PI * 700) / 16_000)
  let [last, before, phase] = [0, 0, 0]
  for (let at = 0; at < samples.length; at++) {
    phase += hertz / 16_000
    const pulse = phase >= 1 ? 1 : 0
    phase -= pulse
    const value = pulse + turn * last - radius * radius * before
    samples[at] = value * 0.1
    before = last
    last = value
  }
  return samples
}

const random = randomOf(1)
const noise = Float32Array.from({ length: 16_000 }, () => (random() - 0.5) * 0.2)

it.each([80, 110, 150, 190, 230, 300])('measures a voice of %i Hz within 5 %', (hertz) => {
  const pitch = pitchOf(vowel(hertz)) ?? 0
  expect(Math.abs(pitch / hertz - 1)).toBeLessThan(0.05)
})

it.each([
  ['silence', new Float32Array(16_000)],
  ['noise', noise],
  ['less than a window', vowel(120).slice(0, 500)],
])('finds no voice in %s', (_, samples) => {
  expect(pitchOf(samples)).toBeUndefined()
})

it('hears high voices by the French model in bands of their own', () => {
  expect(earOf('fr-fr', vowel(120))).toBe('wide')
  expect(earOf('fr-fr', vowel(150))).toBe('high')
  expect(earOf('fr-fr', vowel(210))).toBe('high')
  expect(earOf('fr-fr', new Float32Array(16_000))).toBe('wide')
  expect(earOf('en-us', vowel(210))).not.toBe('high')
})

it('takes the pitch of who speaks, and not of what hums in their pauses', () => {
  const hum = Float32Array.from(
    { length: 48_000 },
    (_, at) => 0.02 * Math.sin((2 * Math.PI * 240 * at) / 16_000),
  )
  const spoken = vowel(110)
  const loudest = spoken.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  for (const [at, sample] of spoken.entries())
    hum[16_000 + at] = (hum[16_000 + at] ?? 0) + (0.3 * sample) / loudest
  expect(earOf('fr-fr', hum)).toBe('wide')
})
