import { decodeAudio } from '../files/decodeAudio.js'
import { mixDown, type PcmAudio } from '../signal/PcmAudio.js'
import { sharedAudioContext } from './sharedAudioContext.js'

/** A URL, a file, or a function that fetches one, for sounds that require authentication. */
export type AudioSource = string | Blob | (() => Promise<Blob>)

/**
 * Reason why a sound cannot be played: `missing`, `failed` (damaged or not received) or `unsupported` by the
 * browser.
 */
export type PlaybackProblem = 'missing' | 'failed' | 'unsupported'

/** Thrown when a sound cannot be played, with the reason. */
export class PlaybackError extends Error {
  override readonly name = 'PlaybackError'
  readonly problem: PlaybackProblem

  constructor(problem: PlaybackProblem, cause?: unknown) {
    super(`The sound cannot be played: ${problem}`, { cause })
    this.problem = problem
  }
}

export type Sound = {
  readonly buffer: AudioBuffer
  /** Samples of all channels mixed to mono, in [-1, 1]. */
  readonly samples: Float32Array
}

/**
 * Loads a sound for playback.
 * @throws PlaybackError when it cannot be played.
 */
export async function loadSound(source: AudioSource): Promise<Sound> {
  if (typeof AudioContext === 'undefined') throw new PlaybackError('unsupported')
  try {
    const audio = await readAudio(source)
    const [first] = audio.channels
    if (!first?.length) throw new PlaybackError('failed')
    const samples = mixDown(audio)
    // Ten minutes take long to decode, and long to copy: in between the page may answer.
    await new Promise((resolve) => setTimeout(resolve))
    const buffer = sharedAudioContext().createBuffer(audio.channels.length, first.length, audio.sampleRate)
    audio.channels.forEach((channel, index) => void buffer.copyToChannel(channel, index))
    return { buffer, samples }
  } catch (error) {
    throw error instanceof PlaybackError ? error : new PlaybackError('failed', error)
  }
}

/**
 * Loads and decodes a sound without playing it.
 * @throws PlaybackError when it cannot be fetched; DOMException `EncodingError` when it is not audio.
 */
export async function readAudio(source: AudioSource): Promise<PcmAudio> {
  return decodeAudio(await bytesOf(source))
}

async function bytesOf(source: AudioSource): Promise<ArrayBuffer> {
  if (source instanceof Blob) return source.arrayBuffer()
  if (typeof source === 'function') return (await source()).arrayBuffer()
  const response = await fetch(source)
  if (!response.ok)
    throw new PlaybackError(response.status === 404 || response.status === 410 ? 'missing' : 'failed')
  return response.arrayBuffer()
}
