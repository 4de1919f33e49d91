import { setImmediate as letOthersIn } from 'node:timers/promises'
import { limits } from '@saywright/api/contract'
import { createResampler, decodeWav, mixDown, WavError } from '@saywright/audio/signal'
import { EngineFailure } from '../failures/EngineFailure.js'
import { joined } from './listening/frames.js'

// -60 dB of full scale: a quiet voice in a real room is 20 dB above it, a muted microphone below.
const silenceRootMeanSquare = 0.001
// Shorter than any vowel.
const shortestSeconds = 0.1

/**
 * The sound of a WAV file as the recognizers want it: mono, 16 kHz, with something to hear in it.
 *
 * @param bytes the whole file.
 * @returns mono PCM in [-1, 1] at 16 kHz, from 0.1 s to 10 s long.
 * @throws EngineFailure `not_a_wav`, `empty`, `too_long` (over 10 s) or `silent_recording` (under -60 dB of full scale,
 *   a constant offset apart).
 */
export async function readSpeech(bytes: Uint8Array): Promise<Float32Array> {
  const { samples, sampleRate } = decode(bytes)
  const seconds = samples.length / sampleRate
  if (seconds < shortestSeconds) throw new EngineFailure('empty')
  if (seconds > limits.audioMaxSeconds) throw new EngineFailure('too_long')
  if (deviation(samples) < silenceRootMeanSquare) throw new EngineFailure('silent_recording')
  return resampled(samples, sampleRate)
}

/** A second at a time: from 192 kHz ten seconds take half a second, and others have their turn in between. */
async function resampled(samples: Float32Array, from: number): Promise<Float32Array> {
  if (from === limits.audioSampleRateHertz) return samples
  const resampler = createResampler(from, limits.audioSampleRateHertz)
  const pieces: Float32Array[] = []
  for (let at = 0; at < samples.length; at += from) {
    pieces.push(resampler.write(samples.subarray(at, at + from)))
    await letOthersIn()
  }
  pieces.push(resampler.end())
  return joined(pieces)
}

function decode(bytes: Uint8Array): { samples: Float32Array; sampleRate: number } {
  try {
    const audio = decodeWav(bytes)
    return { samples: mixDown(audio), sampleRate: audio.sampleRate }
  } catch (error) {
    if (error instanceof WavError) throw new EngineFailure(error.reason === 'noAudio' ? 'empty' : 'not_a_wav')
    throw error
  }
}

/** Root mean square around the mean, so that a constant offset of a cheap sound card is no sound. */
function deviation(samples: Float32Array): number {
  let sum = 0
  let squares = 0
  for (const sample of samples) {
    sum += sample
    squares += sample * sample
  }
  const mean = sum / samples.length
  return Math.sqrt(Math.max(0, squares / samples.length - mean * mean))
}
