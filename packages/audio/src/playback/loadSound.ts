import { decodeAudio } from '../files/decodeAudio.js'
import { mixDown, type PcmAudio } from '../signal/PcmAudio.js'
import { sharedAudioContext } from './sharedAudioContext.js'

/** A URL, a file, or a function that brings one, for sounds behind a login. */
export type AudioSource = string | Blob | (() => Promise<Blob>)

/** Why a sound cannot be played: it is not there; it is damaged or did not arrive; the browser cannot. */
export type PlaybackProblem = 'missing' | 'failed' | 'unsupported'

/** A sound that cannot be played, and why. */
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
  /** All channels mixed, values in [-1, 1]. */
  readonly samples: Float32Array
}

/** @throws PlaybackError */
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
 * Brings a sound and decodes it, for looking at it; nothing is played.
 * @throws PlaybackError when it is not there; DOMException `EncodingError` when it is no audio.
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
