import { Stack } from '@saywright/ui'
import { memo, useMemo } from 'react'
import type { SuiteView } from '../model/suite/SuiteView.js'
import { useLanguageWarning } from '../model/try/useLanguageWarning.js'
import type { GrammarReading } from '../model/workspace/GrammarReading.js'
import type { TextEditor } from '../model/workspace/TextEditor.js'
import type { Trying } from '../model/workspace/Trying.js'
import type { VoiceCommandWorkspace } from '../model/workspace/VoiceCommandWorkspace.js'
import type { WorkspaceDialog } from '../model/workspace/WorkspaceDialog.js'
import { SentenceHistory } from '../panes/try/SentenceHistory.js'
import { TryPane } from '../panes/try/TryPane.js'

// Typing in the grammar changes nothing here until the text was read.
const TryPaneOnChange = memo(TryPane)
const SentenceHistoryOnChange = memo(SentenceHistory)

export type WorkspaceAsideProps = VoiceCommandWorkspace & {
  reading: GrammarReading
  trying: Trying
  suite: SuiteView
  editor: TextEditor
  onOpenDialog: (dialog: WorkspaceDialog) => void
}

/** The sentence that is tried against the grammar, and earlier ones. */
export function WorkspaceAside({
  state,
  actions,
  reading,
  trying,
  suite,
  editor,
  onOpenDialog,
}: WorkspaceAsideProps) {
  const { state: saveState } = state.saving
  const { save } = actions.saving
  const saving = useMemo(() => ({ state: saveState, save }), [saveState, save])
  const warning = useLanguageWarning(state.document.model.language)
  return (
    <Stack gap="x3">
      <TryPaneOnChange
        reading={reading}
        trying={trying}
        suite={suite}
        test={state.test}
        actions={actions.test}
        saving={saving}
        caution={reading.tooMuch[0] ?? warning}
        editor={editor}
        slotsHref={state.navigation.hrefOf?.('slots')}
        onOpenTab={actions.navigation.openTab}
        onOpenDialog={onOpenDialog}
        onGrammarChange={actions.document.write}
      />
      <SentenceHistoryOnChange
        sentences={trying.state.before}
        lang={reading.lang}
        onSentence={trying.actions.tryAgain}
        onNewTest={actions.navigation.openNewTest}
        onSay={actions.speech.onSay}
        isOffline={state.speech.isOffline}
      />
    </Stack>
  )
}
