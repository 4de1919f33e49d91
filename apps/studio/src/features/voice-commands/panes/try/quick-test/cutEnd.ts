import { mixDown, type PcmAudio, rootMeanSquare } from '@saywright/audio/signal'

/** How much of an end is measured, and with which windows the level of the speech is, in seconds. */
const edgeSeconds = 0.01
const windowSeconds = 0.032

/** Least level of an end that cuts speech, as a share of the level of the speech: as the recognizer decides it. */
const least = { start: 0.45, end: 0.25 } as const

export type CutEnd = keyof typeof least

/**
 * The end at which a recording that was refused as cut off lacks speech. The recognizer does not say which, and looks at
 * places of voice besides: when neither end is loud enough, it is the louder one.
 *
 * @returns `end` where both are.
 */
export function cutEnd(audio: PcmAudio): CutEnd {
  const { sampleRate } = audio
  const samples = mixDown(audio)
  const edge = Math.max(1, Math.round(edgeSeconds * sampleRate))
  const level = Math.max(...rootMeanSquare(samples, sampleRate, windowSeconds))
  const shareOf = (part: Float32Array, end: CutEnd) => {
    const [loudness = 0] = part.length > 0 ? rootMeanSquare(part, sampleRate, edgeSeconds) : []
    return loudness / level / least[end]
  }
  const end = shareOf(samples.subarray(-edge), 'end')
  return end < 1 && shareOf(samples.subarray(0, edge), 'start') > end ? 'start' : 'end'
}
