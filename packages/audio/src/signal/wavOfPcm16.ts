import { emptyWav, wavHeaderBytes } from './emptyWav.js'

/**
 * Adds a WAV header to encoded samples, which are not inspected.
 * @param samples mono, 16 bits, little-endian; an incomplete last sample is dropped.
 * @param sampleRate sample rate in Hz.
 */
export function wavOfPcm16(samples: Uint8Array, sampleRate: number): Uint8Array<ArrayBuffer> {
  const dataBytes = samples.length - (samples.length % 2)
  const { file } = emptyWav({ sampleRate, channelCount: 1, dataBytes })
  file.set(samples.subarray(0, dataBytes), wavHeaderBytes)
  return file
}
