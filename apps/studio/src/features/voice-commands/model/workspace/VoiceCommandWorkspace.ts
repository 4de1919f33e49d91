import type { GrammarRequest } from '@saywright/api/client'
import type {
  AudioAsset,
  Generation,
  RecognizerSettings,
  UnitTestSummary,
  VoiceCommandModel,
} from '@saywright/api/contract'
import type { SubmissionErrors } from '@saywright/forms'
import type { GrammarLibrary } from '@saywright/grammar'
import type { Speech } from '../../../../parts/speech/useSpeech.js'
import type { Conflict } from '../document/Conflict.js'
import type { Content, GrammarDocument, Slots, Suite } from '../document/grammarDocument.js'
import type { SaveState } from '../document/useSaving.js'
import type { HelperState } from '../helper/helperState.js'
import type { KeptRecording, QuickTest, TestMode, TestRecording } from '../quick-test/quickTest.js'
import type { Listen } from '../quick-test/useLiveHearing.js'
import type { Remeasure } from '../recognizer/useRemeasure.js'
import type { SettingsSaved } from '../recognizer/useSettingsSave.js'
import type { TestAddition } from '../unit-test/testAddition.js'
import type { WorkspaceTab } from '../workspaceTab.js'
import type { SharedModel } from './SharedModel.js'

export type DocumentState = {
  readonly model: Pick<VoiceCommandModel, 'name' | 'language' | 'revision' | 'settings'>
  readonly grammar: string
  /** Values of the slots, with their changes. */
  readonly slots: Slots
  /** Its typed tests, with their changes. */
  readonly suite: Suite
  /** The models from which it may import; nothing is looked up before they are loaded. */
  readonly library: GrammarLibrary | undefined
  /** The undo history of this text from the last visit. */
  readonly history: string | undefined
  /** A draft that came back from this browser, of this revision or an older one. */
  readonly restored: GrammarDocument['restored']
  /** Whether someone else saved during this edit. */
  readonly isNewer: boolean
  /** Whether someone else deleted the model during this edit. */
  readonly isGone: boolean
  /** Whether the draft was replaced by the saved version, and can be restored. */
  readonly isPutAside: boolean
  /** The values for programs that use the model. */
  readonly shared: SharedModel
}

export type DocumentActions = {
  readonly write: (grammar: string) => void
  readonly writeSlots: (slots: Slots) => void
  readonly writeSuite: (suite: Suite) => void
  /** Called with a function that returns the undo history, which is read when a draft is stored. */
  readonly keepHistory: (historyNow: () => string | undefined) => void
  readonly discard: () => void
  readonly bringBack: () => void
  readonly forgetAside: () => void
}

export type SavingState = {
  readonly state: SaveState
  /** Present while both texts are to be compared. */
  readonly conflict: Conflict | undefined
  /** Names of the models that import from this one and would have errors by the save; it waits for a decision. */
  readonly breaking: string | undefined
}

export type SavingActions = {
  /** @returns whether the server holds the grammar now. */
  readonly save: () => Promise<boolean>
  readonly saveSettings: (settings: RecognizerSettings) => Promise<SettingsSaved>
  readonly keepMine: () => void
  readonly takeTheirs: () => void
  /** Continues with a merged text. */
  readonly merge: (merged: Content) => void
  readonly cancelConflict: () => void
  /** Saves although others would have errors. */
  readonly saveAnyway: () => void
  readonly cancelBreaking: () => void
}

export type TestState = {
  /** The last result of each kind of recording. */
  readonly tests: Readonly<Record<TestMode, QuickTest>>
  /** Recordings of the project, newest first; undefined until they are known. */
  readonly recordings: readonly AudioAsset[] | undefined
  /** Unit tests of the model, newest first; undefined until they are known. */
  readonly unitTests: readonly Pick<UnitTestSummary, 'id' | 'name' | 'files'>[] | undefined
  /** Whether the settings of the recognizer enable live recognition. */
  readonly isLive: boolean
  /** Present once the threshold is to be found again. */
  readonly remeasure: Remeasure | undefined
}

/** A recording of each kind is tested with the grammar that the server holds. */
export type TestActions = Readonly<Record<TestMode, (recording: TestRecording) => void>> & {
  readonly testKept: (recording: KeptRecording) => void
  /**
   * Adds a recording to a unit test, and to the project where it is not there yet.
   *
   * @returns the errors, by field; undefined once it is in the test.
   */
  readonly addToTest: (addition: TestAddition) => Promise<SubmissionErrors | undefined>
  /** Opens live recognition. */
  readonly listen: Listen
  /** A sentence of the grammar was written. */
  readonly noteTried: () => void
}

export type SpeechState = {
  /** Whether the browser has no connection, so nothing can be requested. */
  readonly isOffline: boolean
}

export type HelperView = {
  readonly generation: Generation
  /** Languages of the project in which a model of voice commands can be. */
  readonly languages: readonly string[]
  readonly state: HelperState
}

export type HelperActions = {
  readonly ask: (request: GrammarRequest) => void
  /** Aborts the request, or discards the offer. */
  readonly reset: () => void
  /** A proposal was taken into the grammar, made by this description. */
  readonly noteUsed: (description: string) => void
  /** A new model for a translation. */
  readonly create: (language: string, grammar: string) => void
}

export type NavigationState = {
  /** The view that is open. */
  readonly tab: WorkspaceTab
  /** Addresses of the views; without them only the open one is there. */
  readonly hrefOf: ((tab: WorkspaceTab) => string) | undefined
  readonly versionsHref: string
  /** Where the unit tests of the model are. */
  readonly unitTestsHref: string
  /** Where the text opens: at the definition of a rule, or at a line. */
  readonly openAt:
    | { readonly kind: 'rule'; readonly rule: string }
    | { readonly kind: 'line'; readonly line: number }
    | undefined
  /** Where another model is, by its name; absent while the others are not known, and of one that is not there. */
  readonly modelHrefOf: (name: string) => string | undefined
}

export type NavigationActions = {
  readonly openTab: (tab: WorkspaceTab) => void
  /** Opens another model, by its name, at one of its rules. */
  readonly openModel: (name: string, rule: string) => void
  /** Leads to a new unit test of some sentences; without it there is no button. */
  readonly openNewTest?: (sentences: readonly string[]) => void
}

/** What a workspace shows, in groups: each stays the same object while it does not change. */
export type WorkspaceState = {
  readonly document: DocumentState
  readonly saving: SavingState
  readonly test: TestState
  readonly speech: SpeechState
  /** The helper that writes and translates grammars; absent before it is loaded. Its text arrives in pieces. */
  readonly helper: HelperView | undefined
  readonly navigation: NavigationState
}

/** The actions of a workspace, in the same groups: the same functions for as long as the model is open. */
export type WorkspaceActions = {
  readonly document: DocumentActions
  readonly saving: SavingActions
  readonly test: TestActions
  readonly speech: Speech
  readonly helper: HelperActions
  readonly navigation: NavigationActions
}

/** An open model of voice commands: its state, and its actions. */
export type VoiceCommandWorkspace = { readonly state: WorkspaceState; readonly actions: WorkspaceActions }
