import { readFileSync } from 'node:fs'
import { decodePeaks, decodeWav, measureSilence, peaksOf, soundRange } from '@saywright/audio/signal'
import { aSoundFile } from '@saywright/audio/testing'
import { expect, it } from 'vitest'
import { samplesFolder } from '../../config.js'
import type { Context } from '../../context.js'
import { createKeyedQueue } from '../../keyedQueue.js'
import { decodeRecording } from './decodeRecording.js'
import { saveDecoded } from './saveDecoded.js'

const asker = (accountId: number) => ({ accountId, signal: new AbortController().signal })
const context = { decoding: createKeyedQueue(1, 20), limits: { audioMaxSeconds: 10 } } as Context
const decode = (bytes: Uint8Array, account = 1) => decodeRecording(context, asker(account), bytes)

const spoken = new Uint8Array(readFileSync(new URL('go-forward-ten-meters.wav', samplesFolder)))

it('keeps the peaks of a real recording beside it', async () => {
  const kept = new Map<string, Uint8Array>()
  const files = {
    put: async (bytes: Uint8Array, key = '') => {
      kept.set(key, bytes)
      return key
    },
  } as Context['files']
  const sound = await decode(spoken)
  await saveDecoded({ files }, 'ab/abc', sound)
  expect([...kept.keys()]).toEqual(['ab/abc.dat'])
  const { channels, sampleRate } = decodeWav(spoken)
  const { pairs, ...about } = decodePeaks(sound.peaksFile.buffer)
  expect(about).toEqual({ sampleRate, samplesPerPeak: 256 })
  const loudest = Math.max(...pairs.map(Math.abs)) / 128
  expect(loudest).toBeCloseTo(peaksOf(channels[0]!, 1)[0]!, 1)
})

it('also stores a compressed recording in the format of recognizers', async () => {
  const kept = new Map<string, Uint8Array>()
  const put = async (bytes: Uint8Array, key = '') => {
    kept.set(key, bytes)
    return key
  }
  await saveDecoded({ files: { put } as Context['files'] }, 'ab', await decode(aSoundFile('flac', 1)))
  expect([...kept.keys()]).toEqual(['ab.dat', 'ab.wav'])
  expect(decodeWav(kept.get('ab.wav')!)).toMatchObject({ sampleRate: 16_000, bits: 16 })
})

it('decodes concurrent recordings one after another, and continues after a rejected one', async () => {
  const files = [aSoundFile('mp3', 1), Buffer.from('words'), aSoundFile('ogg', 12), aSoundFile('aac', 2)]
  const results = await Promise.allSettled(files.map((file) => decode(file)))
  expect(results).toMatchObject([
    { value: { mediaType: 'audio/mpeg' } },
    { reason: { code: 'unsupported_type' } },
    { reason: { code: 'audio_too_long' } },
    { value: { mediaType: 'audio/aac', durationSeconds: 2.048 } },
  ])
})

it('lets another account wait for one file only of who sends many', async () => {
  const over: number[] = []
  const send = async (account: number) => {
    await decode(aSoundFile('flac', 9), account)
    over.push(account)
  }
  await Promise.all([send(1), send(1), send(1), send(2)])
  expect(over).toEqual([1, 2, 1, 1])
})

it('finds where a real recording begins and ends, without cutting speech', () => {
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
