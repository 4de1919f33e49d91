import type { VoiceCommandModel } from '@saywright/api/contract'
import { type Analysis, applyEdits, type SlotValues } from '@saywright/grammar'
import { lazyComponent } from '@saywright/shell'
import type { GrammarWorker } from '../model/ask/GrammarWorker.js'
import type { Conflict } from '../model/document/Conflict.js'
import type { Slots } from '../model/document/grammarDocument.js'
import type { Speech } from '../model/pronounce/useSpeech.js'
import { withPronunciation } from '../model/pronounce/withPronunciation.js'
import { DiscardDialog } from '../panes/conflict/DiscardDialog.js'
import { GenerateDialog } from '../panes/generate/GenerateDialog.js'
import type { HelperDialogProps } from '../panes/helper/HelperDialog.js'
import type { RecognizerDialogProps } from '../panes/recognizer/RecognizerDialog.js'
import type { ShareDialogProps } from '../panes/share/ShareDialog.js'

/** Both texts and what merges them are large: they come when they are needed. */
const LazyConflictDialog = lazyComponent(
  () => import('../panes/conflict/ConflictDialog.js'),
  'ConflictDialog',
)
/** Dialogs that few open. */
const LazyRecognizerDialog = lazyComponent(
  () => import('../panes/recognizer/RecognizerDialog.js'),
  'RecognizerDialog',
)
const LazyGrammarPronunciations = lazyComponent(
  () => import('../panes/pronounce/GrammarPronunciations.js'),
  'GrammarPronunciations',
)
const LazySoundAlikeDialog = lazyComponent(
  () => import('../panes/sound-alike/SoundAlikeDialog.js'),
  'SoundAlikeDialog',
)
const LazyHelperDialog = lazyComponent(() => import('../panes/helper/HelperDialog.js'), 'HelperDialog')
const LazyShareDialog = lazyComponent(() => import('../panes/share/ShareDialog.js'), 'ShareDialog')

/** What the dialogs of a workspace are made of. */
export type DialogSources = {
  conflict: Conflict | undefined
  onDiscard: () => void
  /** Leads to a new unit test of some sentences. */
  onNewTest?: (sentences: readonly string[]) => void
  /** How words are said, and recordings of them; absent where nothing can say them. */
  speech?: Speech
  /** The browser has no connection, so nothing can be asked. */
  isOffline?: boolean
  /** What writes and translates grammars; absent while nothing is known of it. */
  helper?: Pick<
    HelperDialogProps,
    'generation' | 'languages' | 'state' | 'onAsk' | 'onReset' | 'onCreate'
  > & {
    /** A proposal was taken into the grammar, made by this description. */
    onUsed: (description: string) => void
  }
  /** What programs that use the model are filled with. */
  shared?: ShareDialogProps['model']
  /** The settings of the recognizer as they are saved, and how to save others; absent where they cannot be changed. */
  recognizer?: Pick<RecognizerDialogProps, 'settings' | 'onSave' | 'remeasure'>
}

/** A dialog that a person opens; that of a conflict opens by itself. */
export type WorkspaceDialog =
  | 'sample'
  | 'soundAlike'
  | 'recognizer'
  | 'pronunciations'
  | 'helper'
  | 'share'
  | 'discard'

export type WorkspaceDialogsProps = DialogSources & {
  open: WorkspaceDialog | undefined
  worker: GrammarWorker
  model: Pick<VoiceCommandModel, 'name' | 'language' | 'revision'>
  grammar: string
  /** As it was last read, with what it imports. */
  analysis: Analysis
  onGrammarChange: (grammar: string) => void
  /** The grammar as it was last checked, and whether that is what is written now. */
  checked: Analysis | undefined
  isCurrent: boolean
  isUnsaved: boolean
  values: Slots
  slots: SlotValues
  lang: string | undefined
  onClose: () => void
  /** A sentence of the sample is to be tried. */
  onTry: (sentence: string) => void
}

/** Over the workspace, one at a time. */
export function WorkspaceDialogs(props: WorkspaceDialogsProps) {
  const { open, worker, model, grammar, onGrammarChange, checked, slots, lang, onClose } = props
  const { conflict, helper, recognizer, shared, speech } = props
  return (
    <>
      {open === 'sample' && (
        <GenerateDialog
          name={model.name}
          worker={worker}
          grammar={checked}
          isEarlier={!props.isCurrent}
          slots={slots}
          lang={lang}
          onNewTest={props.onNewTest}
          isUnsaved={props.isUnsaved}
          onClose={onClose}
          onUse={(chosen) => {
            onClose()
            props.onTry(chosen)
          }}
        />
      )}
      {recognizer && open === 'recognizer' && <LazyRecognizerDialog {...recognizer} onClose={onClose} />}
      {speech && open === 'pronunciations' && (
        <LazyGrammarPronunciations
          {...speech}
          worker={worker}
          grammar={checked}
          slots={slots}
          lang={lang}
          onChange={(word, spelling) =>
            onGrammarChange(
              applyEdits(grammar, withPronunciation(props.analysis.withSource(grammar), word, spelling)),
            )
          }
          onClose={onClose}
        />
      )}
      {speech && open === 'soundAlike' && (
        <LazySoundAlikeDialog
          {...speech}
          worker={worker}
          grammar={checked}
          isEarlier={!props.isCurrent}
          slots={slots}
          lang={lang}
          isOffline={props.isOffline ?? false}
          onClose={onClose}
        />
      )}
      {helper && open === 'helper' && (
        <LazyHelperDialog
          {...helper}
          worker={worker}
          name={model.name}
          language={model.language}
          analysis={props.analysis.withSource(grammar)}
          slots={props.values.map(({ name }) => name)}
          values={slots}
          lang={lang}
          onSay={speech?.onSay}
          onUse={(proposed, description) => {
            onGrammarChange(proposed)
            helper.onUsed(description)
          }}
          onClose={() => {
            helper.onReset()
            onClose()
          }}
        />
      )}
      {shared && open === 'share' && (
        <LazyShareDialog model={shared} isUnsaved={props.isUnsaved} onClose={onClose} />
      )}
      {conflict && <LazyConflictDialog {...conflict} />}
      {open === 'discard' && (
        <DiscardDialog
          revision={model.revision}
          onClose={onClose}
          onDiscard={() => {
            onClose()
            props.onDiscard()
          }}
        />
      )}
    </>
  )
}
