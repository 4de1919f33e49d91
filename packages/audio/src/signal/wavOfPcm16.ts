import { emptyWav, wavHeaderBytes } from './emptyWav.js'

/**
 * A WAV file of samples that are written already: none of them is looked at.
 *
 * @param samples mono, 16 bits, little-endian; half a sample at the end is left out.
 * @param sampleRate samples per second (Hz).
 */
export function wavOfPcm16(samples: Uint8Array, sampleRate: number): Uint8Array<ArrayBuffer> {
  const dataBytes = samples.length - (samples.length % 2)
  const { file } = emptyWav({ sampleRate, channelCount: 1, dataBytes })
  file.set(samples.subarray(0, dataBytes), wavHeaderBytes)
  return file
}
