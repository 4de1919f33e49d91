import type { SaveState } from '../../../../parts/document/useDocumentSaving.js'
import type { SpottingActions, SpottingState } from '../../model/workspace/WakeWordWorkspace.js'

export const scoreSources = ['listen', 'files'] as const
export type ScoreSource = (typeof scoreSources)[number]

export type ScoresCardProps = {
  state: SpottingState
  actions: SpottingActions
  /** From 0 to 10,000. */
  threshold: number
  /** Whether there is a wake word that can be listened for. */
  hasWord: boolean
  saveState: SaveState
  isOffline: boolean
  defaultSource: ScoreSource
  onThreshold: (threshold: number) => void
  onSave: () => void
}
