import { type RecognizerSettings, toApiError } from '@saywright/api/contract'
import { useSaveVoiceCommandModel } from '@saywright/api/react'
import type { OpenDocument } from '../document/useGrammarDocument.js'

/** The result of a save of the settings. */
export type SettingsSaved = 'saved' | 'elsewhere' | 'failed'

/** Saves the settings separately: the draft stays, on the new revision. */
export function useSettingsSave(projectId: number, modelId: number, open: OpenDocument) {
  const saveModel = useSaveVoiceCommandModel()
  return async (settings: RecognizerSettings): Promise<SettingsSaved> => {
    const { base } = open.document
    try {
      const body = { revision: base.revision, settings }
      const params = { id: projectId, modelId }
      const { revision } = await saveModel({ params, body, quiet: true, isFailureShown: true })
      open.acceptRevision(revision)
      return 'saved'
    } catch (thrown) {
      return toApiError(thrown).code === 'changed_elsewhere' ? 'elsewhere' : 'failed'
    }
  }
}
