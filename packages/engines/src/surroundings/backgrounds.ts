import type { TestBackground as Background } from '@saywright/api/contract'
import { low, powerOf, ring, sampleRate } from './filters.js'
import { randomOf } from './random.js'

export interface BackgroundOptions {
  /** In samples of 16 kHz. */
  readonly length: number
  /** The same one makes the same noise. */
  readonly seed: number
  /** Speech of several voices, mono at 16 kHz, for `babble`; the others need none. */
  readonly voices?: readonly Float32Array[]
}

interface Tools extends Required<BackgroundOptions> {
  readonly random: () => number
  /** A number between two others. */
  readonly between: (least: number, most: number) => number
}

const talkers = 6

/** All frequencies alike; people who talk; a hood, a tap and dishes; cars that pass. */
const makers: Readonly<Record<Background, (tools: Tools) => Float64Array>> = {
  hiss: white,
  babble,
  kitchen: (tools) => {
    const hum = tools.between(95, 105)
    const hood = mix(tools, [
      low(white(tools), 0.93),
      sound(tools, (time) => 0.02 * sine(hum, time) + 0.01 * sine(2 * hum, time)),
    ])
    const tap = ring(white(tools), tools.between(2500, 3500), 2500)
    const dishes = [4200, 5300, 6400].map((frequency) =>
      ring(impulses(tools, 0.8), frequency * tools.between(0.9, 1.1), 60),
    )
    return mix(tools, [level(hood, 1), level(tap, 0.4), ...dishes.map((dish) => level(dish, 0.3))])
  },
  street: (tools) => {
    const rumble = low(white(tools), 0.99)
    const cars = Array.from({ length: Math.ceil(tools.length / sampleRate / 2) }, () => {
      const tyres = ring(white(tools), tools.between(500, 1100), 900)
      const [middle, width] = [tools.between(0, tools.length / sampleRate), tools.between(0.6, 1.5)]
      return tyres.map((value, at) => value * Math.exp(-(((at / sampleRate - middle) / width) ** 2)))
    })
    return mix(tools, [level(rumble, 1), ...cars.map((car) => level(car, 0.7))])
  },
}

/**
 * Noise of a place, made here.
 *
 * @returns mono, 16 kHz, of power 1: its values are not bounded.
 * @throws RangeError when `babble` has no voices.
 */
export function backgroundOf(kind: Background, { voices = [], ...options }: BackgroundOptions): Float64Array {
  const random = randomOf(options.seed)
  const between = (least: number, most: number) => least + random() * (most - least)
  return level(makers[kind]({ ...options, voices, random, between }), 1)
}

/** Voices over each other, each backwards and a little faster or slower: it sounds of people, and nobody says a word. */
function babble(tools: Tools): Float64Array {
  const voices = tools.voices.filter(({ length }) => length > 0)
  if (voices.length === 0) throw new RangeError('Babble is made of voices')
  const parts = Array.from({ length: talkers }, (_, talker) => {
    const voice = voices[talker % voices.length] as Float32Array
    const [pace, start] = [tools.between(0.85, 1.15), tools.random() * voice.length]
    const part = sound(
      tools,
      (_time, at) => voice[voice.length - 1 - (Math.floor(start + at * pace) % voice.length)] ?? 0,
    )
    return level(part, 1)
  })
  return mix(tools, parts)
}

function sound(
  { length }: Pick<Tools, 'length'>,
  valueAt: (time: number, at: number) => number,
): Float64Array {
  return Float64Array.from({ length }, (_, at) => valueAt(at / sampleRate, at))
}

function white(tools: Tools): Float64Array {
  return sound(tools, () => tools.random() * 2 - 1)
}

/** Impulses at random places, so many a second. */
function impulses(tools: Tools, perSecond: number): Float64Array {
  return sound(tools, () => (tools.random() < perSecond / sampleRate ? tools.random() * 2 - 1 : 0))
}

const sine = (frequency: number, time: number) => Math.sin(2 * Math.PI * frequency * time)

/** As loud as an amplitude says; silence stays silent. */
function level(samples: Float64Array, amplitude: number): Float64Array {
  const scale = amplitude / Math.sqrt(powerOf(samples) || 1)
  return samples.map((sample) => sample * scale)
}

function mix(tools: Tools, parts: readonly Float64Array[]): Float64Array {
  return sound(tools, (_, at) => parts.reduce((sum, part) => sum + (part[at] ?? 0), 0))
}
