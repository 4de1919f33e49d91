import { readFileSync } from 'node:fs'
import { decodePeaks, decodeWav, measureSilence, peaksOf, soundRange } from '@saywright/audio/signal'
import { expect, it } from 'vitest'
import { samplesFolder } from '../../config.js'
import type { Context } from '../../context.js'
import { keepPeaks } from './keepPeaks.js'

const spoken = new Uint8Array(readFileSync(new URL('go-forward-ten-meters.wav', samplesFolder)))

it('keeps the peaks of a real recording beside it', async () => {
  const kept = new Map<string, Uint8Array>()
  const files = {
    put: async (bytes: Uint8Array, key = '') => {
      kept.set(key, bytes)
      return key
    },
  } as Context['files']
  const peaks = await keepPeaks({ files }, 'ab/abc', 'audio/wav', spoken)
  expect([...kept.keys()]).toEqual(['ab/abc.dat'])
  expect(kept.get('ab/abc.dat')).toBe(peaks)
  const { channels, sampleRate } = decodeWav(spoken)
  const { pairs, ...about } = decodePeaks(peaks!.buffer)
  expect(about).toEqual({ sampleRate, samplesPerPeak: 256 })
  const loudest = Math.max(...pairs.map(Math.abs)) / 128
  expect(loudest).toBeCloseTo(peaksOf(channels[0]!, 1)[0]!, 1)
  expect(await keepPeaks({ files }, 'ab/abd', 'audio/flac', spoken)).toBeUndefined()
  expect(kept.size).toBe(1)
})

it('finds where a real recording begins and ends, and loses nothing of it', () => {
  const { channels, sampleRate } = decodeWav(spoken)
  const padded = new Float32Array(channels[0]!.length + 2 * sampleRate)
  padded.set(channels[0]!, sampleRate)
  const [start, end] = soundRange(padded, sampleRate)
  const { leadingSeconds, trailingSeconds, soundSeconds } = measureSilence(channels[0]!, sampleRate)
  expect(start / sampleRate).toBeCloseTo(1 + leadingSeconds - 0.1, 1)
  expect((padded.length - end) / sampleRate).toBeCloseTo(1 + trailingSeconds - 0.1, 1)
  const trimmed = measureSilence(padded.subarray(start, end), sampleRate)
  expect(trimmed.soundSeconds).toBeCloseTo(soundSeconds, 1)
})
