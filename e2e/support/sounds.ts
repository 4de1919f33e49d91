import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { encodeWav } from '../../services/voice/tests/support/encodeWav.ts'

const rate = 16_000

/** A person saying "go forward ten meters", from 0.5 s on. */
export const personFile = join(
  import.meta.dirname,
  '../../packages/engines/src/recognition/refusal/go-forward-ten-meters.wav',
)
export const person = samplesOf(readFileSync(personFile))

/** Of a WAV file of 16-bit mono sound at 16 kHz. */
export function samplesOf(wav: Buffer): Int16Array {
  const data = wav.subarray(wav.indexOf('data') + 8)
  return Int16Array.from({ length: data.length >> 1 }, (_, at) => data.readInt16LE(2 * at))
}

export const wavOf = (samples: Int16Array): Buffer => encodeWav(samples, rate)

export const part = (samples: Int16Array, from: number, to: number): Int16Array =>
  samples.slice(from * rate, to * rate)

/** Seconds without speech, with the faint noise that every microphone has. */
export const quiet = (seconds: number): Int16Array =>
  Int16Array.from({ length: seconds * rate }, (_, at) => (at * 7919) % 5)

/** Seconds of a tone of 440 Hz, without speech. */
export const tone = (seconds: number): Int16Array =>
  Int16Array.from({ length: seconds * rate }, (_, at) => 6000 * Math.sin((2 * Math.PI * 440 * at) / rate))

export const joined = (...parts: readonly Int16Array[]): Int16Array =>
  Int16Array.from(parts.flatMap((samples) => [...samples]))

/** So loud that what does not fit into 16 bits is cut. */
export const louder = (samples: Int16Array, factor: number): Int16Array =>
  samples.map((value) => Math.max(-32_768, Math.min(32_767, value * factor)))
