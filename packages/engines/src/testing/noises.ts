import { low, sampleRate as rate, ring } from '../surroundings/filters.js'
import { randomOf } from '../surroundings/random.js'

const seconds = 2
const length = rate * seconds

interface Tools {
  readonly random: () => number
  /** A number between two others. */
  readonly between: (low: number, high: number) => number
}

type Make = (tools: Tools) => Float64Array

const sound = (valueAt: (time: number, index: number) => number) =>
  Float64Array.from({ length }, (_, index) => valueAt(index / rate, index))
const sine = (frequency: number, time: number) => Math.sin(2 * Math.PI * frequency * time)
const white = ({ random }: Tools) => sound(() => random() * 2 - 1)

const scaled = (input: Float64Array, by: (time: number) => number) =>
  input.map((value, index) => value * by(index / rate))
const sum = (...parts: Float64Array[]) =>
  sound((_, index) => parts.reduce((all, part) => all + (part[index] ?? 0), 0))

/** Impulses at random places, so many a second. */
const impulses = ({ random }: Tools, perSecond: number) =>
  sound(() => (random() < perSecond / rate ? random() * 2 - 1 : 0))

/** A decay that begins at a time. */
const struck = (at: number, decay: number) => (time: number) =>
  time < at ? 0 : Math.exp((at - time) / decay)

const kinds: Readonly<Record<string, Make>> = {
  'white noise': white,
  'pink noise': (tools) => sum(low(white(tools), 0.5), low(white(tools), 0.9), low(white(tools), 0.99)),
  'brown noise': (tools) => low(white(tools), 0.998),
  'mains hum': ({ between }) => {
    const frequency = between(48, 62)
    return sound((time) =>
      [1, 2, 3, 5, 7].reduce((all, harmonic) => all + sine(frequency * harmonic, time) / harmonic, 0),
    )
  },
  fan: (tools) => {
    const blades = tools.between(70, 180)
    return sum(
      low(white(tools), 0.97),
      sound((time) => 0.05 * sine(blades, time) + 0.03 * sine(2 * blades, time)),
    )
  },
  'keyboard clicks': (tools) => ring(impulses(tools, 9), tools.between(1800, 3500), 900),
  'mouse click': (tools) => {
    const at = tools.between(0.4, 1.2)
    return sum(
      scaled(ring(white(tools), 2500, 700), struck(at, 0.004)),
      scaled(ring(white(tools), 2200, 700), struck(at + 0.09, 0.004)),
    )
  },
  'door slam': (tools) => scaled(low(white(tools), 0.98), struck(tools.between(0.3, 1), 0.12)),
  cough: (tools) => {
    const [first, throat] = [tools.between(0.3, 0.8), tools.between(500, 900)]
    const voice = sum(ring(white(tools), throat, 350), ring(white(tools), 2.4 * throat, 500))
    return sum(scaled(voice, struck(first, 0.07)), scaled(voice, struck(first + 0.35, 0.09)))
  },
  breath: (tools) => {
    const pace = tools.between(0.3, 0.6)
    return scaled(ring(white(tools), 1500, 1200), (time) => Math.max(0, sine(pace, time)) ** 2)
  },
  tone: ({ between }) => {
    const frequency = between(200, 2000)
    return sound((time) => sine(frequency, time))
  },
  chord: ({ between }) => {
    const root = between(130, 400)
    return sound((time) => sine(root, time) + sine(root * 1.26, time) + sine(root * 1.5, time))
  },
  'telephone ring': ({ between }) => {
    const [one, other] = [between(400, 480), between(900, 1300)]
    return sound((time) => (time % 1 < 0.5 ? sine(one, time) + sine(other, time) : 0))
  },
  siren: ({ between }) => {
    const [middle, pace] = [between(600, 1100), between(0.4, 2)]
    return sound((time) =>
      Math.sin(2 * Math.PI * middle * time - (middle / 3 / pace) * Math.cos(2 * Math.PI * pace * time)),
    )
  },
  engine: (tools) => {
    const frequency = tools.between(25, 60)
    const turns = sound((time) => Math.max(0, sine(frequency, time)) ** 8)
    return sum(ring(turns, 120, 60), ring(turns, 300, 150), low(white(tools), 0.95))
  },
  rain: (tools) => ring(impulses(tools, 900), tools.between(2500, 5000), 2500),
  clap: (tools) => {
    const at = tools.between(0.2, 0.6)
    return sum(...[0, 0.5, 1].map((later) => scaled(ring(white(tools), 1400, 900), struck(at + later, 0.02))))
  },
  wind: (tools) => {
    const gust = low(white(tools), 0.9998)
    const strongest = gust.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9)
    return scaled(
      low(white(tools), 0.98),
      (time) => 0.3 + Math.abs(gust[Math.min(length - 1, Math.floor(time * rate))] ?? 0) / strongest,
    )
  },
  crackle: (tools) => sum(ring(impulses(tools, 60), 900, 2000), low(white(tools), 0.999)),
  rustle: (tools) => {
    const pace = tools.between(2, 6)
    return scaled(
      ring(white(tools), 4500, 3000),
      (time) => Math.max(0, sine(pace, time) + sine(pace * 1.7, time)) ** 2,
    )
  },
}

export interface Noise {
  readonly kind: string
  /** Mono, 16 kHz, two seconds, in [-1, 1]. */
  readonly samples: Float32Array<ArrayBuffer>
}

/** Sounds that are no speech: twenty kinds, made here, the same for the same seed. Their peaks are 3 to 30 dB below full scale. */
export function noises(each: number, seed = 1): Noise[] {
  return Object.entries(kinds).flatMap(([kind, make], index) =>
    Array.from({ length: each }, (_, one) => {
      const random = randomOf(seed * 10_007 + index * 101 + one)
      const between = (least: number, most: number) => least + random() * (most - least)
      const made = make({ random, between })
      const loudest = made.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9)
      const level = 10 ** (between(-30, -3) / 20)
      return { kind, samples: Float32Array.from(made, (value) => (value / loudest) * level) }
    }),
  )
}
