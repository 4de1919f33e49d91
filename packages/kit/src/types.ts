/** Platform and processor that an export is made for. */
export type Architecture =
  | 'android-armv7'
  | 'android-armv8'
  | 'android-x64'
  | 'linux-armv7'
  | 'linux-armv8'
  | 'linux-x64'
  | 'windows-x64'

/** Options for opening an export. */
export interface OpenOptions {
  /**
   * Required architecture of the export; `any` also opens an export for another computer, for example during development.
   *
   * @default the architecture of this computer
   */
  readonly architecture?: Architecture | 'any'
  /**
   * Maximum total size in bytes of the unpacked files, and of the packed export.
   *
   * @default 536870912, which is 512 MB
   */
  readonly maxBytes?: number
  /** Aborts opening. */
  readonly signal?: AbortSignal
}

/** An opened export, of which every file was checked. */
export interface Kit {
  readonly project: string
  /** Sequence number of the export within its project, from 1. */
  readonly number: number
  readonly architecture: Architecture
  /** Creation date in ISO 8601. */
  readonly createdAt: string
  /** All models of the export, in its order. */
  readonly models: readonly KitModel[]
  /**
   * Opens the commands of a model.
   *
   * @param name name of the model; optional when the export has only one model of commands.
   * @throws KitError `unknown_model`, `no_network`, `damaged`, `closed`.
   */
  commands(name?: string): Promise<Commands>
  /**
   * Opens the wake words of a model.
   *
   * @param name name of the model; optional when the export has only one model of wake words.
   * @throws KitError `unknown_model`, `no_network`, `damaged`, `closed`.
   */
  wakeWords(name?: string): Promise<WakeWordFinder>
  /** Stops the threads. Calls in progress fail with `closed`. */
  close(): Promise<void>
}

/** A model of an export. */
export interface KitModel {
  readonly type: string
  readonly name: string
  /** Language code of the catalogue, for example `eng-US`. */
  readonly language: string | null
  readonly revision: number
  /** Whether `commands` can open the model. */
  readonly hasCommands: boolean
  /** Whether `wakeWords` can open the model. */
  readonly hasWakeWords: boolean
  /** Why neither can open it, as recorded in the export: a code and its subject. */
  readonly problem: string | null
}

/** The commands of a model, ready to recognize speech. */
export interface Commands {
  readonly name: string
  /** Language as a BCP 47 tag, for example `en-US`. */
  readonly language: string
  /** Minimum confidence of an accepted sentence, from 0 to 10000, unless a call sets another. */
  readonly threshold: number
  /** Dynamic slots by name, with their default values. */
  readonly slots: Readonly<Record<string, readonly string[]>>
  /** Unit tests of the model that were exported with it. */
  readonly tests: readonly PackedTest[]
  /** Typed tests that were packed. */
  readonly suite: readonly SuiteTest[]
  /**
   * Recognizes the speech in a recording of at most 10 s.
   *
   * @param recording path of a file (WAV, MP3, Ogg, AAC, FLAC, M4A or WebM), its bytes, or its samples.
   * @throws KitError `recording_unreadable`, `recording_too_long`, `unknown_slot`, `unknown_pronunciation`,
   *   `grammar_too_large`, `timed_out`, `closed`.
   */
  recognize(recording: string | Uint8Array | Samples, options?: RecognizeOptions): Promise<Recognition>
  /**
   * Recognizes live speech.
   *
   * @throws KitError as `recognize`.
   */
  listen(options: ListenOptions): Promise<Listening>
  /** Returns the meaning of a typed sentence; `undefined` when it is not a command. @throws KitError `unknown_slot`. */
  read(sentence: string, slots?: SlotValues): Meaning | undefined
  /**
   * Returns whether two sentences are the same to the model: word for word, or with equal values of library rules, such as
   * "floor 21" and "floor twenty one". @throws KitError `unknown_slot`.
   */
  isSame(one: string, other: string, slots?: SlotValues): boolean
  /**
   * Runs the typed tests that were packed, with the values of slots with which the studio runs them. No recording is needed.
   *
   * @returns a result a test, in their order.
   */
  test(): readonly SuiteResult[]
}

/** Mono PCM samples: floats in [-1, 1] or 16-bit integers. */
export interface Samples {
  readonly samples: Float32Array | Int16Array
  /**
   * Sample rate in Hz.
   *
   * @default 16000
   */
  readonly sampleRate?: number
}

/** Values of slots by slot name, instead of the defaults. */
export type SlotValues = Readonly<Record<string, readonly string[]>>

/** Options of a recognition. */
export interface GrammarOptions {
  /** Values of slots for this call only. */
  readonly slots?: SlotValues
  /** Pronunciations of words missing from the dictionaries, in IPA between slashes: `{ zorblatt: ['/ˈzɔːɹblæt/'] }`. */
  readonly pronunciations?: Readonly<Record<string, readonly string[]>>
  /**
   * Minimum confidence of an accepted sentence, from 0 to 10000.
   *
   * @default the threshold of the model
   */
  readonly threshold?: number
  /**
   * Maximum number of hypotheses.
   *
   * @default the maximum of the model
   */
  readonly maxNBest?: number
  readonly signal?: AbortSignal
}

export interface RecognizeOptions extends GrammarOptions {
  /** Called with the text recognized so far, as during live speech. Recognition then takes about twice as long. */
  readonly onPartial?: (text: string) => void
}

export interface ListenOptions extends GrammarOptions {
  /** Called with the text recognized so far of a sentence. */
  readonly onPartial?: (text: string) => void
  /** Called with each accepted or rejected sentence; after `stop` also when nothing more was said. */
  readonly onResult: (result: Recognition) => void
}

/** A running recognition of live speech. */
export interface Listening {
  /** @param samples mono PCM at 16 kHz: values in [-1, 1], or of 16 bits. */
  hear(samples: Float32Array | Int16Array): Promise<void>
  /** Ends the current sentence without waiting for silence. */
  stop(): Promise<void>
  close(): Promise<void>
}

/** The wake words of a model, ready to be found in speech. */
export interface WakeWordFinder {
  readonly name: string
  /** Language as a BCP 47 tag, for example `en-US`. */
  readonly language: string
  /** Minimum score of a wake word that wakes, from 0 to 10000, unless a call sets another. */
  readonly threshold: number
  readonly wakeWords: readonly string[]
  readonly antiWakeWords: readonly string[]
  /** Unit tests of the model that were exported with it. */
  readonly tests: readonly PackedTest[]
  /**
   * Finds the words in a recording of at most 10 s.
   *
   * @param recording path of a file (WAV, MP3, Ogg, AAC, FLAC, M4A or WebM), its bytes, or its samples.
   * @throws KitError `recording_unreadable`, `recording_too_long`, `unknown_pronunciation`, `timed_out`, `closed`.
   */
  spot(recording: string | Uint8Array | Samples, options?: SpotOptions): Promise<Spotting>
  /**
   * Finds the words in live speech.
   *
   * @throws KitError as `spot`.
   */
  listen(options: WakeListenOptions): Promise<WakeListening>
}

export interface SpotOptions {
  /**
   * Minimum score of a wake word that wakes, from 0 to 10000.
   *
   * @default the threshold of the model
   */
  readonly threshold?: number
  readonly signal?: AbortSignal
}

export interface WakeListenOptions extends SpotOptions {
  /** Called with each word that was found, whatever its score: `wakes` says whether it reaches the threshold. */
  readonly onWord: (word: FoundWord) => void
  /** Called with the scores of the sound since the last ones. */
  readonly onScores?: (scores: Scores) => void
}

/** A running search of live speech. */
export interface WakeListening {
  /** @param samples mono PCM at 16 kHz: values in [-1, 1], or of 16 bits. */
  hear(samples: Float32Array | Int16Array): Promise<void>
  close(): Promise<void>
}

/** A wake word or an anti wake word that was found, with the field names of the API. */
export interface FoundWord {
  readonly word: string
  readonly role: 'wake' | 'anti'
  readonly start_ms: number
  readonly end_ms: number
  /** From 0 to 10000. */
  readonly score: number
  /** Whether it is a wake word that reaches the threshold. */
  readonly wakes: boolean
}

/** The highest score of a wake word that ends in each step of time, with the field names of the API. */
export interface Scores {
  readonly start_ms: number
  readonly step_ms: number
  /** From 0 to 10000. */
  readonly scores: readonly number[]
}

/** What was found in a recording. */
export interface Spotting {
  /** The wake word with the highest score of those that wake; `null` when none does. */
  readonly woken: string | null
  readonly found: readonly FoundWord[]
  readonly scores: Scores
  readonly threshold: number
  /** Version of the scores; scores of different versions cannot be compared. */
  readonly scoring_version?: number | undefined
}

/** Why a recording was rejected. */
export type Refusal = 'no_speech' | 'no_sentence' | 'below_threshold' | 'too_short' | 'clipped' | 'cut_off'

/** The meaning of a sentence. */
export interface Meaning {
  readonly intent: string | null
  readonly entities: readonly MeantEntity[]
}

export interface MeantEntity {
  readonly name: string
  readonly value: string | readonly string[]
  /** Spoken words of the entity. */
  readonly text: string
  readonly entities: readonly MeantEntity[]
}

/** A recognized entity with its position in the recording. */
export interface Entity {
  readonly name: string
  readonly value: string | readonly string[]
  /** Spoken words of the entity. */
  readonly text: string
  readonly start_ms: number
  readonly end_ms: number
  readonly entities: readonly Entity[]
}

export interface Word {
  readonly text: string
  readonly start_ms: number
  readonly end_ms: number
  /** Score of the engine in [0, 1], which is not a probability. */
  readonly score?: number | null | undefined
}

/** A recognized sentence, with the field names of the API. */
export interface Hypothesis extends Pick<Meaning, 'intent'> {
  readonly text: string
  /** Confidence from 0 to 10000. */
  readonly confidence: number
  readonly entities: readonly Entity[]
  /** Spoken values of slots. */
  readonly slots: Readonly<Record<string, string>>
  readonly words: readonly Word[]
}

/** The result of a recognition, with the field names of the API, and its best hypothesis. */
export interface Recognition {
  readonly rejected: boolean
  /** Why the recording was rejected. */
  readonly refusal?: Refusal | undefined
  /** Text of the best hypothesis, even if rejected; `null` when no sentence of the grammar fits. */
  readonly text: string | null
  readonly confidence: number | null
  readonly intent: string | null
  readonly entities: readonly Entity[]
  readonly hypotheses: readonly Hypothesis[]
  readonly threshold: number
  /** Version of the scores; scores of different versions cannot be compared. */
  readonly scoring_version?: number | undefined
}

/** An expected meaning. */
export interface ExpectedMeaning {
  /** `null` for a sentence without an intent. */
  readonly intent: string | null
  readonly entities: readonly ExpectedEntity[]
}

export interface ExpectedEntity {
  readonly name: string
  readonly value: string | readonly string[]
  readonly entities: readonly ExpectedEntity[]
}

/** A typed test: a sentence, and its expected result in the grammar. */
export interface SuiteTest {
  readonly sentence: string
  readonly expect: 'accept' | 'refuse'
  /** The intent it has to have, `null` for none; absent: not tested. */
  readonly intent?: string | null | undefined
  /** The entities it has to have, in their order; absent: not tested. */
  readonly entities?: readonly ExpectedEntity[] | undefined
}

/** The result of a typed test. */
export interface SuiteResult {
  readonly test: SuiteTest
  /**
   * `refused`, though it has to be accepted; `accepted`, though it has to be refused; `other_meaning`, it is accepted and means
   * something else.
   */
  readonly conclusion: 'passed' | 'refused' | 'accepted' | 'other_meaning'
  /** Its meaning, when it is accepted. */
  readonly meaning?: Meaning
  /** Of a sentence that is not accepted: words that could continue it where it leaves the grammar. */
  readonly expected?: readonly string[]
  /** Of a sentence that is not accepted: its slots that have no values. */
  readonly emptySlots?: readonly string[]
  /** Of a sentence that is not accepted: whether it could end there. */
  readonly couldEnd?: boolean
  /** The nearest sentence that is accepted; of the first 20 that are refused by mistake. */
  readonly nearest?: string
}

/** A unit test of a model. */
export interface PackedTest {
  readonly name: string
  readonly description: string
  readonly threshold: number
  readonly slots: SlotValues
  readonly recordings: readonly PackedRecording[]
}

export interface PackedRecording {
  readonly name: string
  /** The expected sentence, or the one to reject, which may be empty. */
  readonly expected: string
  /** The expected result: the sentence, or a rejection. */
  readonly expectation: 'sentence' | 'other_sentence' | 'no_speech'
  /** The expected meaning; any meaning when absent. */
  readonly meaning?: ExpectedMeaning
  /** The recording as WAV; absent when the export was made without recordings. */
  readonly bytes?: Uint8Array
}
