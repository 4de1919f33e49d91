import type { Wav } from './readWav.js'

const windows = 64

/**
 * The loudest sample of each of 64 equal windows of the first channel, for drawing a waveform.
 *
 * @returns values in [0, 1] with two decimals; `undefined` for anything but 16-bit PCM.
 */
export function peaksOf({ isPcm, bitsPerSample, channels, data }: Wav): number[] | undefined {
  if (!isPcm || bitsPerSample !== 16 || channels < 1) return undefined
  const stride = channels * 2
  const frames = Math.floor(data.length / stride)
  if (frames === 0) return undefined
  const peaks = new Array<number>(windows).fill(0)
  for (let frame = 0; frame < frames; frame++) {
    const window = Math.floor((frame * windows) / frames)
    const loudness = Math.abs(data.readInt16LE(frame * stride)) / 32_768
    if (loudness > (peaks[window] ?? 0)) peaks[window] = loudness
  }
  return peaks.map((peak) => Math.round(peak * 100) / 100)
}
