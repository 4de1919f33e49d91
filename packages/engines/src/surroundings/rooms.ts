import type { TestRoom } from '@saywright/api/contract'
import { fft } from '@saywright/audio/signal'
import { powerOf, sampleRate, withoutClipping } from './filters.js'
import { randomOf } from './random.js'

/** How long a room sounds after (seconds until 60 dB less), and how much louder than that the direct sound is, in dB. */
interface Acoustics {
  readonly reverberationSeconds: number
  readonly directDecibels: number
}

export type Room = Exclude<TestRoom, 'none'>

/** Carpets and curtains; tiles; a large space, the microphone some metres away. */
export const rooms = {
  furnished: { reverberationSeconds: 0.3, directDecibels: 6 },
  tiled: { reverberationSeconds: 0.6, directDecibels: 3 },
  hall: { reverberationSeconds: 0.9, directDecibels: 0 },
} as const satisfies Readonly<Record<Room, Acoustics>>

// The sound from the walls comes later than that from the mouth.
const firstReflectionSeconds = 0.004

/**
 * The impulse response of a room: the direct sound, then noise that decays exponentially; its energy is 1.
 *
 * @returns 16 kHz, as long as the room sounds after.
 * @see Polack, "La transmission de l'énergie sonore dans les salles", 1988: the late part of a room is such noise.
 */
export function impulseOf(room: Room): Float64Array {
  const { reverberationSeconds, directDecibels } = rooms[room]
  const random = randomOf(Math.round(reverberationSeconds * 1000))
  const first = Math.round(firstReflectionSeconds * sampleRate)
  const response = Float64Array.from({ length: Math.round(reverberationSeconds * sampleRate) }, (_, at) =>
    at < first ? 0 : (random() * 2 - 1) * 10 ** ((-3 * at) / (reverberationSeconds * sampleRate)),
  )
  const reverberation = powerOf(response) * response.length
  const direct = 10 ** (directDecibels / 10)
  const scale = Math.sqrt(1 / (reverberation * (1 + direct)))
  for (const [at, value] of response.entries()) response[at] = value * scale
  response[0] = Math.sqrt(direct / (1 + direct))
  return response
}

/**
 * Speech as it sounds in a room.
 *
 * @param samples mono, 16 kHz, in [-1, 1].
 * @returns the same with the room after it: longer by `reverberationSeconds`, in [-1, 1].
 */
export function inRoom(samples: Float32Array, room: Room): Float32Array<ArrayBuffer> {
  return withoutClipping(convolve(samples, impulseOf(room)))
}

/** Convolution by blocks in the frequency domain, each added where it overlaps the next. */
function convolve(samples: Float32Array, response: Float64Array): Float64Array {
  const size = 2 ** Math.ceil(Math.log2(2 * response.length))
  const step = size - response.length
  const [responseReal, responseImaginary] = [new Float64Array(size), new Float64Array(size)]
  responseReal.set(response)
  fft(responseReal, responseImaginary)
  const result = new Float64Array(samples.length + response.length)
  for (let from = 0; from < samples.length; from += step) {
    const [real, imaginary] = [new Float64Array(size), new Float64Array(size)]
    real.set(samples.subarray(from, from + step))
    fft(real, imaginary)
    for (let at = 0; at < size; at++) {
      const [a, b, c, d] = [real[at]!, imaginary[at]!, responseReal[at]!, responseImaginary[at]!]
      // With both parts exchanged before and after, the same transform goes back.
      real[at] = a * d + b * c
      imaginary[at] = a * c - b * d
    }
    fft(real, imaginary)
    for (let at = 0; at < size && from + at < result.length; at++) result[from + at]! += imaginary[at]! / size
  }
  return result
}
