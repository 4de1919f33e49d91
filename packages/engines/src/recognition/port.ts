import type {
  describePronunciations,
  PronouncedWord,
  RecordingFlaw,
  ResponseOf,
  SpeechHypothesis,
  SpottedWord,
  VoiceEngine,
  WakeScores,
  WakeWordSpotting,
} from '@saywright/api/contract'
import type { SentenceEnd } from './listening/endpointing.js'

/** Why nothing of the grammar was heard. */
export type Unheard = 'no_speech' | 'no_sentence'

export interface RecognitionRequest {
  /** Who asks: callers are served in turns. */
  readonly caller: string
  /** BCP 47 tag. */
  readonly lang: string
  /** The grammar, in JSGF. */
  readonly jsgf: string
  /** How the person wants words to be said. */
  readonly words: readonly PronouncedWord[]
  /** Mono PCM in [-1, 1] at 16 kHz, up to 10 s; given away, empty afterwards. */
  readonly samples: Float32Array
  /** Aborted when nobody waits for the result any more: the request leaves the queue, and what has begun ends. */
  readonly signal: AbortSignal
}

/** What an engine heard, best first, whatever its confidence; without a hypothesis why there is none. */
export interface Recognized {
  readonly hypotheses: readonly SpeechHypothesis[]
  readonly refusal?: Unheard
  /** What is wrong with the recording, also when a sentence was heard. */
  readonly flaw?: RecordingFlaw
}

/** What a session of listening tells; places in milliseconds from the first sample. */
export type SessionEvent =
  | { readonly type: 'speech'; readonly startMilliseconds: number }
  | { readonly type: 'partial'; readonly text: string; readonly endMilliseconds: number }
  | {
      readonly type: 'sentence'
      readonly startMilliseconds: number
      readonly endMilliseconds: number
      readonly endedBy: SentenceEnd
      /** Words placed from the first sample of all. */
      readonly recognized: Recognized
    }
  | { readonly type: 'restarted' }

type SessionGrammar = Pick<RecognitionRequest, 'jsgf' | 'words'>

export interface SessionRequest extends SessionGrammar {
  readonly caller: string
  readonly lang: string
  /** Tells what is heard while it is said. */
  readonly isPartial: boolean
  /** Silence that ends a sentence; `undefined`: only `stop` does. */
  readonly silenceMilliseconds: number | undefined
  readonly onEvent: (event: SessionEvent) => void
  /** Aborted when nobody listens any more: closes the session, also one that is being opened. */
  readonly signal: AbortSignal
}

/** Speech that is recognized while it is said, with one grammar at a time. What fails ends it. */
export interface SpeechSession {
  /** Another grammar, with nothing loaded anew; the sentence that is being said is heard again with it. */
  setGrammar(grammar: SessionGrammar): Promise<void>
  /** @param samples mono PCM in [-1, 1] at 16 kHz; given away, empty afterwards. */
  hear(samples: Float32Array): Promise<void>
  /** The sentence is over, whatever follows. */
  stop(): Promise<void>
  close(): Promise<void>
}

/** The words to listen for, with the pronunciations that the person gives them. */
export interface WakeWordLists {
  readonly wake: readonly PronouncedWord[]
  readonly anti: readonly PronouncedWord[]
}

export interface SpottingRequest extends WakeWordLists {
  readonly caller: string
  /** BCP 47 tag. */
  readonly lang: string
  /** Mono PCM in [-1, 1] at 16 kHz, up to 10 s; given away, empty afterwards. */
  readonly samples: Float32Array
  /** Aborted when nobody waits for the result any more. */
  readonly signal: AbortSignal
}

/** What was found in a recording, whatever the scores. */
export type WakeWordsFound = Pick<WakeWordSpotting, 'scores' | 'heard' | 'speech_ms'>

/** What a session of spotting tells; places in milliseconds from the first sample. */
export type SpottingEvent =
  | { readonly type: 'scores'; readonly scores: WakeScores }
  | { readonly type: 'heard'; readonly word: SpottedWord }
  | { readonly type: 'restarted' }

export interface SpottingSessionRequest extends WakeWordLists {
  readonly caller: string
  readonly lang: string
  readonly onEvent: (event: SpottingEvent) => void
  /** Aborted when nobody listens any more: closes the session, also one that is being opened. */
  readonly signal: AbortSignal
}

/** Sound in which wake words are found while it comes. What fails ends it. */
export interface SpottingSession {
  /** Other words, with nothing loaded anew. */
  setWords(words: WakeWordLists): Promise<void>
  /** @param samples mono PCM in [-1, 1] at 16 kHz; given away, empty afterwards. */
  hear(samples: Float32Array): Promise<void>
  close(): Promise<void>
}

/** Finds wake words. One adapter an engine; every adapter passes the same tests. */
export interface WakeWordSpotter {
  /** Version of the scores of a language; `undefined` where it finds none. */
  wakeScoringVersionOf(lang: string): number | undefined
  /**
   * The wake words and anti wake words in a recording.
   *
   * @throws EngineFailure `language_unavailable`, `pronunciation_missing`, `busy`, `timed_out` or `caller_gone`.
   */
  spot(request: SpottingRequest): Promise<WakeWordsFound>
  /** Opens a session. @throws EngineFailure as `spot`; `busy` also when there are too many sessions, of all or of the caller. */
  openSpotting(request: SpottingSessionRequest): Promise<SpottingSession>
}

/** Recognizes commands of a grammar. One adapter an engine; every adapter passes the same tests. */
export interface CommandRecognizer {
  /** What it is and what it can do now, language by language. */
  readonly engine: VoiceEngine
  /** Name of the model that a language uses. */
  modelOf(lang: string): string | undefined
  /**
   * What the engine heard: exactly as many hypotheses as it gives, none when nobody speaks or nothing of the grammar
   * fits.
   *
   * @throws EngineFailure `language_unavailable`, `grammar_error`, `grammar_too_large`, `pronunciation_missing`,
   *   `busy`, `timed_out` or `caller_gone`.
   */
  recognize(request: RecognitionRequest): Promise<Recognized>
  /** Whether `recognize` could listen with a grammar. @throws EngineFailure as it does. */
  check(request: Omit<RecognitionRequest, 'samples'>): Promise<void>
  /**
   * Opens a session of listening.
   *
   * @throws EngineFailure as `recognize`; `busy` also when there are too many sessions, of all or of the caller.
   */
  open(request: SessionRequest): Promise<SpeechSession>
  /**
   * How words are said: also in languages that it does not recognize, as far as the speech engine knows them.
   *
   * @throws EngineFailure `busy` or `caller_gone`.
   */
  describe(
    request: Pick<RecognitionRequest, 'caller' | 'lang' | 'words' | 'signal'>,
  ): Promise<ResponseOf<typeof describePronunciations>['words']>
  /**
   * How the recognizer's own dictionary says words: IPA, sound by sound with `_` between them. Absent words have no entry, and a
   * language that borrows its sounds has none.
   *
   * @throws EngineFailure `busy`.
   */
  pronounceKnown(lang: string, words: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** IPA of the sounds by which a language is recognized; `undefined` for one that is not. */
  soundsOf(lang: string): readonly string[] | undefined
  /** Loads what the first recognition would have to wait for. */
  warm(): Promise<void>
  close(): Promise<void>
}
