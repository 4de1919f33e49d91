import { StudioPanes } from '@saywright/shell/components'
import { useMessages } from '@saywright/ui/i18n'
import { useEffect, useState } from 'react'
import { useAltKey } from '../../../parts/workspace/useAltKey.js'
import { useSaveKeys } from '../../../parts/workspace/useSaveKeys.js'
import { voiceCommandsMessages } from '../messages/index.js'
import { useCoverageView } from '../model/coverage/useCoverageView.js'
import type { TryMode } from '../model/quick-test/quickTest.js'
import { useSuite } from '../model/suite/useSuite.js'
import { useGrammarReading } from '../model/workspace/useGrammarReading.js'
import { useTrying } from '../model/workspace/useTrying.js'
import type { VoiceCommandWorkspace } from '../model/workspace/VoiceCommandWorkspace.js'
import type { WorkspaceDialog } from '../model/workspace/WorkspaceDialog.js'
import { useGoToText } from './useGoToText.js'
import { useOpenAt } from './useOpenAt.js'
import { useTextEditor } from './useTextEditor.js'
import { WorkspaceAside } from './WorkspaceAside.js'
import { WorkspaceDialogs } from './WorkspaceDialogs.js'
import { WorkspaceHead } from './WorkspaceHead.js'
import { WorkspaceViews } from './WorkspaceViews.js'

export type WorkspaceProps = VoiceCommandWorkspace & {
  /** How the pane at the end begins; written sentences unless said. */
  defaultMode?: TryMode
  defaultSentence?: string
  /** Whether the problems are open. By default where the window is high enough. */
  isProblemsOpen?: boolean
}

/** A grammar, its problems, and its result for a sentence. */
export function Workspace(props: WorkspaceProps) {
  const { state, actions, defaultMode = 'type', defaultSentence = '' } = props
  const t = useMessages(voiceCommandsMessages)
  const { document, saving, navigation } = state
  const reading = useGrammarReading(document)
  const editor = useTextEditor(useOpenAt(navigation.openAt, reading.state.analysis))
  const { keepHistory } = actions.document
  useEffect(() => keepHistory(editor.history), [keepHistory, editor])
  const [dialog, setDialog] = useState<WorkspaceDialog>()
  // Once the dialog is gone, which hands the focus back.
  const onGoTo = useGoToText(navigation.tab, editor.goTo, actions.navigation.openTab)
  const trying = useTrying(
    reading,
    document.grammar,
    state.test,
    { mode: defaultMode, sentence: defaultSentence },
    actions.test.noteTried,
  )
  const suite = useSuite(reading, document.suite, actions.document.writeSuite)
  const coverage = useCoverageView(suite.state.coverage)
  useAltKey('c', coverage.toggle)
  useSaveKeys(() => void actions.saving.save())
  const shared = { state, actions, reading, trying, suite, coverage, editor, onOpenDialog: setDialog }
  return (
    <StudioPanes
      head={
        <WorkspaceHead
          model={document.model}
          saveState={saving.state}
          navigation={navigation}
          editor={editor}
          onOpenDialog={setDialog}
          onSave={actions.saving.save}
        />
      }
      asideLabel={t('try.pane')}
      aside={navigation.tab === 'grammar' && <WorkspaceAside {...shared} />}
    >
      <WorkspaceViews {...shared} isProblemsOpen={props.isProblemsOpen} />
      <WorkspaceDialogs
        open={dialog}
        state={state}
        actions={actions}
        reading={reading}
        onClose={() => setDialog(undefined)}
        onTry={trying.actions.tryAgain}
        onGoTo={onGoTo}
      />
    </StudioPanes>
  )
}
