import type { AudioAsset, CommandClash, LanguageSound, WakeWordModel } from '@saywright/api/contract'
import type { EditedDocument } from '../../../../parts/document/editedDocument.js'
import type { DocumentConflict, SaveState } from '../../../../parts/document/useDocumentSaving.js'
import type { Speech } from '../../../../parts/speech/useSpeech.js'
import type { WakeRating } from '../rating/WakeRating.js'
import type { FilesRun } from '../spotting/FilesRun.js'
import type { WakeListening } from '../spotting/WakeListening.js'
import type { WordsContent } from '../words/WordsContent.js'

export type DocumentState = {
  readonly model: Pick<WakeWordModel, 'name' | 'revision'> & { readonly language: string }
  readonly content: WordsContent
  /** A draft that came back from this browser, of this revision or an older one. */
  readonly restored: EditedDocument<WordsContent>['restored']
  /** Whether someone else saved during this edit. */
  readonly isNewer: boolean
  /** Whether someone else deleted the model during this edit. */
  readonly isGone: boolean
  /** Whether the draft was replaced by the saved version, and can be restored. */
  readonly isPutAside: boolean
}

export type DocumentActions = {
  readonly change: (next: (now: WordsContent) => WordsContent) => void
  /** Offers to undo a removal. */
  readonly offerUndo: (text: string, undo: () => void) => void
  readonly discard: () => void
  readonly bringBack: () => void
  readonly forgetAside: () => void
}

export type SavingState = {
  readonly state: SaveState
  /** Present while both versions are to be compared. */
  readonly conflict: DocumentConflict<WordsContent> | undefined
}

export type SavingActions = {
  /** @returns whether the server holds the words now. */
  readonly save: () => Promise<boolean>
  readonly keepMine: () => void
  readonly takeTheirs: () => void
  readonly cancelConflict: () => void
}

export type SpottingState = {
  readonly listening: WakeListening
  readonly files: FilesRun
  /** Recordings of the project, newest first; undefined until they are known. */
  readonly recordings: readonly AudioAsset[] | undefined
}

export type SpottingActions = {
  /** @param deviceId of a microphone; that of the system when absent. */
  readonly startListening: (deviceId?: string) => void
  readonly stopListening: () => void
  readonly startFiles: (recordings: readonly AudioAsset[]) => void
  /** Searches a WAV file that is not in the project. */
  readonly spotFile: (file: File) => void
  readonly stopFiles: () => void
}

export type SpeechState = {
  /** Sounds of the language for the keyboard of phonemes; undefined until they are known. */
  readonly sounds: readonly LanguageSound[] | undefined
  /** Whether the browser has no connection, so nothing can be requested. */
  readonly isOffline: boolean
}

export type NavigationState = {
  readonly versionsHref: string
  readonly unitTestsHref: string
  /** Where the line of a command is. */
  readonly clashHref: (clash: CommandClash) => string
}

/** What a workspace shows, in groups: each stays the same object while it does not change. */
export type WorkspaceState = {
  readonly document: DocumentState
  readonly saving: SavingState
  readonly rating: WakeRating
  readonly spotting: SpottingState
  readonly speech: SpeechState
  readonly navigation: NavigationState
}

/** The actions of a workspace, in the same groups: the same functions for as long as the model is open. */
export type WorkspaceActions = {
  readonly document: DocumentActions
  readonly saving: SavingActions
  readonly spotting: SpottingActions
  readonly speech: Pick<Speech, 'onSay'>
}

/** An open model of wake words: its state, and its actions. */
export type WakeWordWorkspace = { readonly state: WorkspaceState; readonly actions: WorkspaceActions }
