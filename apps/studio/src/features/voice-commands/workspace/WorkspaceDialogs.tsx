import { applyEdits } from '@saywright/grammar'
import { lazyComponent } from '@saywright/shell'
import { withPronunciation } from '../model/pronounce/withPronunciation.js'
import type { GrammarReading } from '../model/workspace/GrammarReading.js'
import type { VoiceCommandWorkspace } from '../model/workspace/VoiceCommandWorkspace.js'
import type { WorkspaceDialog } from '../model/workspace/WorkspaceDialog.js'
import { BreakingDialog } from '../panes/conflict/BreakingDialog.js'
import { DiscardDialog } from '../panes/conflict/DiscardDialog.js'
import { GenerateDialog } from '../panes/generate/GenerateDialog.js'

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
const LazyRulesDialog = lazyComponent(() => import('../panes/grammar/library/RulesDialog.js'), 'RulesDialog')
const LazyShareDialog = lazyComponent(() => import('../panes/share/ShareDialog.js'), 'ShareDialog')

export type WorkspaceDialogsProps = VoiceCommandWorkspace & {
  open: WorkspaceDialog | undefined
  reading: GrammarReading
  onClose: () => void
  /** A sentence of the sample is to be tried. */
  onTry: (sentence: string) => void
  /** Leads to a part of the text. */
  onGoTo: (from: number, to: number) => void
}

/** Over the workspace, one at a time. */
export function WorkspaceDialogs(props: WorkspaceDialogsProps) {
  const { open, state, actions, reading, onClose, onTry, onGoTo } = props
  const { document, saving, test, helper } = state
  const { model, grammar } = document
  const { worker, slots, lang } = reading
  const { analysis, checked } = reading.state
  const isUnsaved = saving.state !== 'saved'
  const asked = { worker, grammar: checked, slots, lang, onClose }
  const isEarlier = reading.checkedWith !== 'this'
  const { write } = actions.document
  return (
    <>
      {open === 'sample' && (
        <GenerateDialog
          {...asked}
          name={model.name}
          isEarlier={isEarlier}
          onNewTest={actions.navigation.openNewTest}
          isUnsaved={isUnsaved}
          onUse={(chosen) => {
            onClose()
            onTry(chosen)
          }}
        />
      )}
      {open === 'recognizer' && (
        <LazyRecognizerDialog
          settings={model.settings}
          onSave={actions.saving.saveSettings}
          remeasure={test.remeasure}
          onClose={onClose}
        />
      )}
      {open === 'pronunciations' && (
        <LazyGrammarPronunciations
          {...asked}
          {...actions.speech}
          onChange={(word, spelling) =>
            write(applyEdits(grammar, withPronunciation(analysis.withSource(grammar), word, spelling)))
          }
        />
      )}
      {open === 'soundAlike' && (
        <LazySoundAlikeDialog
          {...asked}
          {...actions.speech}
          isEarlier={isEarlier}
          isOffline={state.speech.isOffline}
          onGoTo={onGoTo}
        />
      )}
      {helper && open === 'helper' && (
        <LazyHelperDialog
          helper={helper}
          actions={actions.helper}
          model={model}
          worker={worker}
          analysis={analysis.withSource(grammar)}
          slots={document.slots}
          lang={lang}
          onSay={actions.speech.onSay}
          onUse={(proposed, description) => {
            write(proposed)
            actions.helper.noteUsed(description)
          }}
          onClose={() => {
            actions.helper.reset()
            onClose()
          }}
        />
      )}
      {open === 'rules' && lang !== undefined && (
        <LazyRulesDialog
          model={model.name}
          language={lang}
          analysis={analysis.withSource(grammar)}
          speech={{ onSay: actions.speech.onSay, isOffline: state.speech.isOffline }}
          onChange={write}
          onClose={onClose}
        />
      )}
      {open === 'share' && (
        <LazyShareDialog model={document.shared} isUnsaved={isUnsaved} onClose={onClose} />
      )}
      {saving.conflict && (
        <LazyConflictDialog
          {...saving.conflict}
          onKeepMine={actions.saving.keepMine}
          onTakeTheirs={actions.saving.takeTheirs}
          onMerge={actions.saving.merge}
          onCancel={actions.saving.cancelConflict}
        />
      )}
      {saving.breaking !== undefined && (
        <BreakingDialog
          models={saving.breaking}
          onSave={actions.saving.saveAnyway}
          onClose={actions.saving.cancelBreaking}
        />
      )}
      {open === 'discard' && (
        <DiscardDialog
          revision={model.revision}
          onClose={onClose}
          onDiscard={() => {
            onClose()
            actions.document.discard()
          }}
        />
      )}
    </>
  )
}
