import { fft } from '@saywright/audio/signal'

const frameLength = 256
const hop = 128
const bins = frameLength / 2 + 1

const hann = Float64Array.from(
  { length: frameLength },
  (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / frameLength),
)

/** Amplitudes of 129 frequencies in every 128 samples, under a Hann window of 256. */
export function spectra(samples: Float32Array): Float32Array[] {
  const count = (samples.length - frameLength) / hop + 1
  return Array.from({ length: count }, (_, frame) => {
    const real = hann.map((weight, index) => weight * samples[frame * hop + index]!)
    const imaginary = new Float64Array(frameLength)
    fft(real, imaginary)
    return Float32Array.from({ length: bins }, (_, bin) => Math.hypot(real[bin]!, imaginary[bin]!))
  })
}
