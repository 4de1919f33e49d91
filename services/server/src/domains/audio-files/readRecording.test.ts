import { decodePeaks, decodeWav } from '@saywright/audio/signal'
import { aSoundFile } from '@saywright/audio/testing'
import { expect, it } from 'vitest'
import type { Context } from '../../context.js'
import { createKeyedQueue } from '../../keyedQueue.js'
import { readPeaks, readSpeech } from './readRecording.js'

const asker = { accountId: 1, signal: new AbortController().signal }

function aContext(bytes: Uint8Array<ArrayBuffer>) {
  const kept = new Map([['ab', bytes]])
  const files = {
    has: async (key: string) => kept.has(key),
    read: async (key: string) => kept.get(key)!,
    put: async (content: Uint8Array<ArrayBuffer>, key = '') => {
      kept.set(key, content)
      return key
    },
  }
  return {
    kept,
    context: {
      files,
      limits: { audioMaxSeconds: 10 },
      decoding: createKeyedQueue(1, 20),
    } as unknown as Context,
  }
}

it('decodes a recording of earlier days when it is needed, once', async () => {
  const { kept, context } = aContext(aSoundFile('mp3', 1))
  const recording = { file_key: 'ab', media_type: 'audio/mpeg' }
  expect(decodeWav(await readSpeech(context, asker, recording)).sampleRate).toBe(16_000)
  expect([...kept.keys()]).toEqual(['ab', 'ab.dat', 'ab.wav'])
  kept.delete('ab')
  expect(decodeWav(await readSpeech(context, asker, recording)).channels).toHaveLength(1)
  expect(decodePeaks((await readPeaks(context, asker, recording)).buffer).sampleRate).toBe(16_000)
})

it('returns WAV unchanged', async () => {
  const file = aSoundFile('wav', 1)
  const { kept, context } = aContext(file)
  expect(await readSpeech(context, asker, { file_key: 'ab', media_type: 'audio/wav' })).toBe(file)
  expect(kept.size).toBe(1)
})

it('refuses one that cannot be decoded', async () => {
  const { context } = aContext(aSoundFile('flac', 1).slice(0, -100))
  const recording = { file_key: 'ab', media_type: 'audio/flac' }
  await expect(readSpeech(context, asker, recording)).rejects.toMatchObject({ code: 'audio_unreadable' })
})
