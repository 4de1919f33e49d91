import { expect, it } from 'vitest'
import { aVoice } from '../testing/synthesise.js'
import { peaksOf } from './peaks.js'
import { amplitudesOf, decodePeaks, encodePeaks, peaksFileOf } from './peaksFile.js'

it('has the lowest and the highest sample of every stretch, and of a shorter last one', () => {
  const samples = Float32Array.of(0, 0.5, -0.25, 0, -1, 1, 0.125)
  const { pairs } = peaksFileOf(samples, 16_000, 3)
  expect([...pairs]).toEqual([-32, 64, -128, 127, 16, 16])
})

it('is written as audiowaveform writes it', () => {
  const file = encodePeaks({
    sampleRate: 16_000,
    samplesPerPeak: 256,
    pairs: Int8Array.of(-32, 64, -128, 127),
  })
  const header = [1, 1, 16_000, 256, 2]
  expect([...new Int32Array(file.buffer, 0, 5)]).toEqual(header)
  expect([...new Int8Array(file.buffer, 20)]).toEqual([-32, 64, -128, 127])
})

it('reads what it wrote', () => {
  const samples = aVoice(7, { seconds: 3 })
  const peaks = peaksFileOf(samples, 16_000)
  const read = decodePeaks(encodePeaks(peaks).buffer)
  expect(read).toEqual(peaks)
  const amplitudes = amplitudesOf(read)
  expect(Math.abs(peaksOf(amplitudes, 1)[0]! - peaksOf(samples, 1)[0]!)).toBeLessThan(1 / 64)
  expect(amplitudes).toHaveLength(Math.ceil(samples.length / 256))
})

it('is silent where the sound is, and full where it is full', () => {
  const { pairs } = peaksFileOf(Float32Array.of(0, 0, 1, -1, 0.999, 0.999), 16_000, 2)
  expect([...amplitudesOf({ pairs })]).toEqual([0, 1, 1])
  expect(peaksFileOf(new Float32Array(0), 16_000).pairs).toHaveLength(0)
})

const written = encodePeaks(peaksFileOf(new Float32Array(1024), 16_000))
const changed = (place: number, value: number) => {
  const copy = written.slice()
  new DataView(copy.buffer).setInt32(place, value, true)
  return copy.buffer
}

it.each([
  ['too short for a header', new ArrayBuffer(19)],
  ['of another version', changed(0, 2)],
  ['of 16 bits', changed(4, 0)],
  ['without a rate', changed(8, 0)],
  ['without samples', changed(12, -1)],
  ['shorter than it says', changed(16, 5)],
  ['much shorter than it says', changed(16, -1)],
])('refuses a file %s', (_, bytes) => expect(() => decodePeaks(bytes)).toThrow(RangeError))

it.each([0, -1, 1.5, Number.NaN])('refuses %f samples a peak', (samples) =>
  expect(() => peaksFileOf(new Float32Array(4), 16_000, samples)).toThrow(RangeError),
)
