import type { RecordingFlaw } from '@saywright/api/contract'
import type { CallerFlag } from '../../failures/callerFlag.js'
import type { Grammar } from '../grammar/tree.js'
import type { SentenceEnd } from '../listening/endpointing.js'
import type { Unheard } from '../port.js'
import type { PreparedWakeWord } from '../spotting/WakeWord.js'
import type { Likelihood } from './likelihoodRatio.js'

interface Prepared {
  readonly grammar: Grammar
  /** Phones of each word of the grammar, likeliest first. */
  readonly lexicon: ReadonlyMap<string, readonly string[]>
  /** Whether these are sounds of another language. */
  readonly isBorrowed: boolean
}

export interface DecodeRequest extends Prepared {
  readonly op: 'decode'
  /** Moved to the thread. */
  readonly samples: Float32Array
  /** Rises when nobody waits for it any more. */
  readonly flag: CallerFlag
}

interface SpotterInput {
  /** BCP 47 tag: each language scores otherwise. */
  readonly lang: string
  readonly words: readonly PreparedWakeWord[]
}

/** Finds wake words in a whole recording. */
export interface SpotRequest extends SpotterInput {
  readonly op: 'spot'
  /** Moved to the thread. */
  readonly samples: Float32Array
  /** Rises when nobody waits for it any more. */
  readonly flag: CallerFlag
}

/** Makes a thread of spotting ready for words; what was heard before is forgotten. */
export interface PrepareWordsRequest extends SpotterInput {
  readonly op: 'prepareWords'
  /** Place of the first sample that follows, in samples. */
  readonly from: number
}

export interface LookUpRequest {
  readonly op: 'lookUp'
  readonly words: readonly string[]
}

/** Makes a thread of listening ready for a grammar; a sentence that was begun is forgotten. */
export interface PrepareRequest extends Prepared {
  readonly op: 'prepare'
  readonly isPartial: boolean
  /** Silence that ends a sentence; absent: none does. */
  readonly silenceMilliseconds?: number | undefined
}

export interface HearRequest {
  readonly op: 'hear'
  /** Moved to the thread. */
  readonly samples: Float32Array
  /** Place of the first sample in all that was heard. */
  readonly from: number
  /** The sentence is over with these samples. */
  readonly isLast: boolean
}

/** What was heard in a piece of sound; places are counted in samples. */
export type ListeningEvent =
  | { readonly type: 'speech'; readonly start: number }
  | { readonly type: 'partial'; readonly words: readonly string[]; readonly end: number }
  | (Listened & {
      readonly type: 'sentence'
      readonly start: number
      readonly end: number
      readonly endedBy: SentenceEnd
    })

export interface HearResponse {
  readonly heard: readonly ListeningEvent[]
  /** From here on the sound is needed again by another thread that goes on in this one's place. */
  readonly neededFrom: number
}

/** What came of a recording or of a sentence of a session. */
export interface Listened {
  readonly decoded: Decoded | Unheard
  /** What is wrong with its sound, whatever was heard. */
  readonly flaw?: RecordingFlaw | undefined
}

/** What the decoder heard, in words of the grammar. */
export interface Decoded extends Likelihood {
  readonly words: readonly DecodedWord[]
  /** Whether another model hears the same words, where one was asked: in a language with two, by a large grammar, in doubt. */
  readonly isConfirmed: boolean
  /** Share of the speech in the recording that the sentence accounts for, in [0, 1]. */
  readonly coverage: number
  /** Share of the sentence during which somebody speaks, in [0, 1]. */
  readonly voiced: number
  /** Phones of all its words. */
  readonly phones: number
  /** How many sentences the grammar holds, among which it was the nearest; Infinity where it has no end. */
  readonly choices: number
  /** Seconds that a phone takes on average in the slowest of its words. */
  readonly slowestPhone: number
}

export interface DecodedWord {
  readonly word: string
  readonly startSeconds: number
  readonly endSeconds: number
  /** The engine's word score, in [0, 1]. */
  readonly score: number
}

export type ThreadRequest =
  | DecodeRequest
  | LookUpRequest
  | PrepareRequest
  | HearRequest
  | SpotRequest
  | PrepareWordsRequest
export type DecoderRequest = ThreadRequest & { readonly id: number }

/** What a thread is for: whole recordings and the dictionary, one session of listening, or one of spotting. */
export type ThreadUse = 'recordings' | 'listening' | 'spotting'

/**
 * What a thread is at: building the network of a grammar, which must not take long, then listening for speech; with a recording
 * also finding the sentence, and comparing it with any sounds.
 */
export type Stage = 'compiling' | 'listening' | 'recognizing' | 'judging'

export type DecoderResponse =
  | { readonly id: number; readonly stage: Stage }
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly problem: string }
  /** The caller was gone; the thread is ready for the next one. */
  | { readonly id: number; readonly ok: false; readonly isCallerGone: true }
