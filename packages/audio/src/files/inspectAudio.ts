import { readContainer } from '../signal/containers/readContainer.js'
import { type AudioFileType, allAudioFileTypes, audioFileTypes } from '../signal/fileType.js'
import { millisecondsOf, mixDown, type PcmAudio } from '../signal/PcmAudio.js'
import { peaksOf } from '../signal/peaks.js'
import { measureSilence, silenceDecibels } from '../signal/silence.js'
import { decodeAudio } from './decodeAudio.js'

/** Limits of accepted audio files. */
export type AudioLimits = {
  /** Accepted types; all seven when absent. */
  readonly types?: readonly AudioFileType[]
  /** Maximum size in bytes, inclusive. */
  readonly maxBytes: number
  /** Maximum length in milliseconds, inclusive. */
  readonly maxMilliseconds: number
}

/** Properties of an audio file. */
export type AudioInfo = {
  /** Type by content. */
  readonly type: AudioFileType
  readonly milliseconds: number
  readonly bytes: number
  readonly channelCount: number
  /** Sample rate in Hz; known for WAV only. */
  readonly sampleRate: number | undefined
  /** 400 amplitudes in [0, 1], for `Waveform` and `WaveformPlayer`. */
  readonly peaks: Float32Array<ArrayBuffer>
  /** Whether the file is WAV at 16 kHz, which engines use without conversion. */
  readonly isRecommended: boolean
}

export type AudioRejection = 'empty' | 'tooLarge' | 'unsupportedType' | 'notAudio' | 'tooLong' | 'silent'

export type AudioInspection =
  | { readonly status: 'accepted'; readonly info: AudioInfo }
  | { readonly status: 'refused'; readonly reason: AudioRejection }

const peakCount = 400
const recommendedSampleRate = 16_000

const refused = (reason: AudioRejection): AudioInspection => ({ status: 'refused', reason })

/**
 * Reads a file in the browser and checks its content against limits. `notAudio` is the result for files that
 * are not audio despite their name, and for damaged files. The type is detected from the bytes, because
 * systems use many names for the same format.
 */
export async function inspectAudio(
  file: File,
  { types = allAudioFileTypes, maxBytes, maxMilliseconds }: AudioLimits,
): Promise<AudioInspection> {
  if (file.size === 0) return refused('empty')
  if (file.size > maxBytes) return refused('tooLarge')
  const bytes = await file.arrayBuffer()
  const container = readContainer(new Uint8Array(bytes))
  if (!container) return refused(isNamedAudio(file.name) ? 'notAudio' : 'unsupportedType')
  const { type, seconds } = container
  if (!types.includes(type)) return refused('unsupportedType')
  if (seconds === undefined) return refused('notAudio')
  const audio = await decodeAudio(bytes, recommendedSampleRate).catch(() => undefined)
  if (!audio) return refused('notAudio')
  if (millisecondsOf(audio) > maxMilliseconds) return refused('tooLong')
  if (isSilent(audio)) return refused('silent')
  const sampleRate = type === 'wav' ? audio.sampleRate : undefined
  return {
    status: 'accepted',
    info: {
      type,
      milliseconds: millisecondsOf(audio),
      bytes: file.size,
      channelCount: audio.channels.length,
      sampleRate,
      peaks: peaksOf(mixDown(audio), peakCount),
      isRecommended: sampleRate === recommendedSampleRate,
    },
  }
}

function isNamedAudio(name: string): boolean {
  const extensions = Object.values(audioFileTypes).flatMap((type): readonly string[] => type.extensions)
  return extensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`))
}

/** A channel may be silent where another is not, and two may cancel each other out. */
function isSilent({ channels, sampleRate }: PcmAudio): boolean {
  return channels.every((channel) => measureSilence(channel, sampleRate).loudestDecibels < silenceDecibels)
}
