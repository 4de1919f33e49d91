import { DiscardChangesDialog } from '../../../parts/document/DiscardChangesDialog.js'
import type { WakeWordWorkspace } from '../model/workspace/WakeWordWorkspace.js'
import { WordConflictDialog } from '../panes/conflict/WordConflictDialog.js'
import { ThresholdDialog } from '../panes/recognizer/ThresholdDialog.js'
import type { WakeWordDialog } from './WakeWordDialog.js'

export type WorkspaceDialogsProps = WakeWordWorkspace & {
  open: WakeWordDialog | undefined
  onThreshold: (threshold: number) => void
  onClose: () => void
}

/** Over the workspace, one at a time. */
export function WorkspaceDialogs({ open, state, actions, onThreshold, onClose }: WorkspaceDialogsProps) {
  const { document, saving } = state
  return (
    <>
      {open === 'recognizer' && (
        <ThresholdDialog threshold={document.content.threshold} onChange={onThreshold} onClose={onClose} />
      )}
      {open === 'discard' && (
        <DiscardChangesDialog
          revision={document.model.revision}
          onDiscard={actions.document.discard}
          onClose={onClose}
        />
      )}
      {saving.conflict && (
        <WordConflictDialog
          {...saving.conflict}
          onKeepMine={actions.saving.keepMine}
          onTakeTheirs={actions.saving.takeTheirs}
          onCancel={actions.saving.cancelConflict}
        />
      )}
    </>
  )
}
