import type { sentenceEnds } from '@saywright/api/contract'

export type SentenceEnd = (typeof sentenceEnds)[number]

/** Result of one frame of sound. */
export type Change = 'none' | 'began' | Exclude<SentenceEnd, 'stop'>

export interface Endpointing {
  /** @param isSpeech whether there is speech in the next frame. */
  next(isSpeech: boolean): Change
  /** Ends the sentence; the next frame may begin another. */
  reset(): void
  readonly isSpeaking: boolean
  /** Frames since the last one with speech. */
  readonly silentFrames: number
}

interface EndpointingOptions {
  /** Frames without speech that end a sentence; `undefined`: silence ends none. */
  readonly silence: number | undefined
  /** The longest sentence, in frames. */
  readonly longest: number
}

// A door or a click is no sentence: 150 of 240 milliseconds must be speech.
const window = 24
const speechInWindow = 15

/**
 * Finds where sentences begin and end in frames of 10 ms: a sentence begins with enough speech, and ends when silence lasts,
 * or when it is as long as one may be.
 */
export function createEndpointing({ silence, longest }: EndpointingOptions): Endpointing {
  let recent: boolean[] = []
  let isSpeaking = false
  let frames = 0
  let silentFrames = 0

  const reset = () => {
    isSpeaking = false
    recent = []
  }

  return {
    reset,
    get isSpeaking() {
      return isSpeaking
    },
    get silentFrames() {
      return silentFrames
    },
    next(isSpeech) {
      silentFrames = isSpeech ? 0 : silentFrames + 1
      if (!isSpeaking) {
        recent = [...recent.slice(1 - window), isSpeech]
        if (recent.filter(Boolean).length < speechInWindow) return 'none'
        isSpeaking = true
        frames = recent.length
        return 'began'
      }
      frames++
      if (silence !== undefined && silentFrames >= silence) {
        reset()
        return 'silence'
      }
      // A pause that goes beyond the longest sentence may still be the silence that ends it.
      if (frames < longest || (silence !== undefined && !isSpeech)) return 'none'
      reset()
      return 'length'
    },
  }
}
