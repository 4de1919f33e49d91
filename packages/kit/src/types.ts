/** What an export is for. */
export type Architecture =
  | 'android-armv7'
  | 'android-armv8'
  | 'android-x64'
  | 'linux-armv7'
  | 'linux-armv8'
  | 'linux-x64'
  | 'windows-x64'

/** How an export is opened. */
export interface OpenOptions {
  /**
   * What it must be for; `any` opens one for another computer, as where a program is developed.
   *
   * @default the architecture of this computer
   */
  readonly architecture?: Architecture | 'any'
  /**
   * Most bytes that its files may have together, unpacked, and that are read of it, packed.
   *
   * @default 536870912, which is 512 MB
   */
  readonly maxBytes?: number
  /** Gives opening up. */
  readonly signal?: AbortSignal
}

/** An export that was opened: every file of it was checked. */
export interface Kit {
  readonly project: string
  /** Counts the exports of the project, from 1. */
  readonly number: number
  readonly architecture: Architecture
  /** ISO 8601. */
  readonly createdAt: string
  /** All models that it holds, in its order. */
  readonly models: readonly KitModel[]
  /**
   * The commands of a model.
   *
   * @param name of the model; it may be left out where the export has one model of commands.
   * @throws KitError `unknown_model`, `no_network`, `damaged`, `closed`.
   */
  commands(name?: string): Promise<Commands>
  /** Ends its threads. What is under way fails with `closed`. */
  close(): Promise<void>
}

/** A model of an export. */
export interface KitModel {
  readonly type: string
  readonly name: string
  /** As the catalogue calls it, for example `eng-US`. */
  readonly language: string | null
  readonly revision: number
  /** Whether `commands` opens it. */
  readonly hasCommands: boolean
  /** Why it does not, as the export says it: a code, and what it is about. */
  readonly problem: string | null
}

/** Commands of a model, which recordings are searched for. */
export interface Commands {
  readonly name: string
  /** BCP 47 tag, for example `en-US`. */
  readonly language: string
  /** Least confidence of a sentence that is taken, from 0 to 10000, unless the call gives another. */
  readonly threshold: number
  /** Names of its dynamic slots, with the values that they have where the call gives none. */
  readonly slots: Readonly<Record<string, readonly string[]>>
  /** Unit tests that were packed. */
  readonly tests: readonly PackedTest[]
  /** Typed tests that were packed. */
  readonly suite: readonly SuiteTest[]
  /**
   * What is said in a recording of 10 s at most.
   *
   * @param recording path of a file (WAV, MP3, Ogg, AAC, FLAC, M4A or WebM), its bytes, or its samples.
   * @throws KitError `recording_unreadable`, `recording_too_long`, `unknown_slot`, `unknown_pronunciation`,
   *   `grammar_too_large`, `timed_out`, `closed`.
   */
  recognize(recording: string | Uint8Array | Samples, options?: RecognizeOptions): Promise<Recognition>
  /**
   * Listens while somebody speaks.
   *
   * @throws KitError as `recognize`.
   */
  listen(options: ListenOptions): Promise<Listening>
  /** What a typed sentence means; `undefined`: it is no command. @throws KitError `unknown_slot`. */
  read(sentence: string, slots?: SlotValues): Meaning | undefined
  /**
   * Whether two sentences are the same to the model: word for word, or with the same values of rules of the library, as
   * "floor 21" and "floor twenty one" are. @throws KitError `unknown_slot`.
   */
  isSame(one: string, other: string, slots?: SlotValues): boolean
  /**
   * Runs the typed tests that were packed, with the values of slots with which the studio runs them. No recording is needed.
   *
   * @returns a result a test, in their order.
   */
  test(): readonly SuiteResult[]
}

/** Mono PCM: values in [-1, 1], or of 16 bits. */
export interface Samples {
  readonly samples: Float32Array | Int16Array
  /**
   * In Hz.
   *
   * @default 16000
   */
  readonly sampleRate?: number
}

/** Values of slots by the names of the slots, in place of the defaults. */
export type SlotValues = Readonly<Record<string, readonly string[]>>

/** With what a call listens. */
export interface GrammarOptions {
  /** Values of slots for this call alone. */
  readonly slots?: SlotValues
  /** How words are said that are in no dictionary, in IPA between slashes: `{ zorblatt: ['/ˈzɔːɹblæt/'] }`. */
  readonly pronunciations?: Readonly<Record<string, readonly string[]>>
  /**
   * Least confidence of a sentence that is taken, from 0 to 10000.
   *
   * @default that of the model
   */
  readonly threshold?: number
  /**
   * Most hypotheses.
   *
   * @default that of the model
   */
  readonly maxNBest?: number
  readonly signal?: AbortSignal
}

export interface RecognizeOptions extends GrammarOptions {
  /** Told what is heard so far, as if the recording was being spoken. It takes about twice as long. */
  readonly onPartial?: (text: string) => void
}

export interface ListenOptions extends GrammarOptions {
  /** Told what is heard so far of a sentence. */
  readonly onPartial?: (text: string) => void
  /** Told each sentence, or why what was said is none; after `stop` also that nothing more was said. */
  readonly onResult: (result: Recognition) => void
}

/** Somebody is listened to. */
export interface Listening {
  /** @param samples mono PCM at 16 kHz: values in [-1, 1], or of 16 bits. */
  hear(samples: Float32Array | Int16Array): Promise<void>
  /** The sentence is over, whatever follows. */
  stop(): Promise<void>
  close(): Promise<void>
}

/** Why nothing was taken. */
export type Refusal = 'no_speech' | 'no_sentence' | 'below_threshold' | 'too_short' | 'clipped' | 'cut_off'

/** What a sentence means. */
export interface Meaning {
  readonly intent: string | null
  readonly entities: readonly MeantEntity[]
}

export interface MeantEntity {
  readonly name: string
  readonly value: string | readonly string[]
  /** As it was said. */
  readonly text: string
  readonly entities: readonly MeantEntity[]
}

/** An entity of what was heard, placed in the recording. */
export interface Entity {
  readonly name: string
  readonly value: string | readonly string[]
  /** As it was said. */
  readonly text: string
  readonly start_ms: number
  readonly end_ms: number
  readonly entities: readonly Entity[]
}

export interface Word {
  readonly text: string
  readonly start_ms: number
  readonly end_ms: number
  /** Of the engine, in [0, 1]: no probability. */
  readonly score?: number | null | undefined
}

/** A sentence that was heard, by the names of the API. */
export interface Hypothesis extends Pick<Meaning, 'intent'> {
  readonly text: string
  /** From 0 to 10000. */
  readonly confidence: number
  readonly entities: readonly Entity[]
  /** Values of slots that were said. */
  readonly slots: Readonly<Record<string, string>>
  readonly words: readonly Word[]
}

/** What was heard, by the names of the API, and its best hypothesis beside it. */
export interface Recognition {
  readonly rejected: boolean
  /** Why it was rejected. */
  readonly refusal?: Refusal | undefined
  /** Of the best hypothesis, also where it was rejected; `null` where nothing of the grammar fits. */
  readonly text: string | null
  readonly confidence: number | null
  readonly intent: string | null
  readonly entities: readonly Entity[]
  readonly hypotheses: readonly Hypothesis[]
  readonly threshold: number
  /** Scores of different versions are not compared. */
  readonly scoring_version?: number | undefined
}

/** A meaning that is expected. */
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

/** A typed test: a sentence, and what the grammar has to say of it. */
export interface SuiteTest {
  readonly sentence: string
  readonly expect: 'accept' | 'refuse'
  /** The intent it has to have, `null` for none; absent: not tested. */
  readonly intent?: string | null | undefined
  /** The entities it has to have, in their order; absent: not tested. */
  readonly entities?: readonly ExpectedEntity[] | undefined
}

/** What came of a typed test. */
export interface SuiteResult {
  readonly test: SuiteTest
  /**
   * `refused`, though it has to be accepted; `accepted`, though it has to be refused; `other_meaning`, it is accepted and means
   * something else.
   */
  readonly conclusion: 'passed' | 'refused' | 'accepted' | 'other_meaning'
  /** What the sentence means, where it is accepted. */
  readonly meaning?: Meaning
  /** Of a sentence that is not accepted: words with which it could go on where it leaves the grammar. */
  readonly expected?: readonly string[]
  /** Of a sentence that is not accepted: slots that stand there and have no values. */
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
  /** The sentence that is expected, or that is to be refused; may be empty then. */
  readonly expected: string
  /** What the recording has to lead to: its sentence, or a refusal. */
  readonly expectation: 'sentence' | 'other_sentence' | 'no_speech'
  /** What the sentence has to mean; absent: any meaning is right. */
  readonly meaning?: ExpectedMeaning
  /** WAV; absent where the export was made without recordings. */
  readonly bytes?: Uint8Array
}
