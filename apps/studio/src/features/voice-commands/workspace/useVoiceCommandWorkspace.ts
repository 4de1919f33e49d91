import type { VoiceCommandModel } from '@saywright/api/contract'
import { useMemo } from 'react'
import { useImportable } from '../../../parts/models/useImportable.js'
import { useSpeech } from '../../../parts/speech/useSpeech.js'
import { useIsOffline } from '../../../parts/useIsOffline.js'
import { useGrammarDocument } from '../model/document/useGrammarDocument.js'
import { useSaving } from '../model/document/useSaving.js'
import type {
  VoiceCommandWorkspace,
  WorkspaceActions,
  WorkspaceState,
} from '../model/workspace/VoiceCommandWorkspace.js'
import { useDocumentGroup } from './useDocumentGroup.js'
import { useHelperGroup } from './useHelperGroup.js'
import { useNavigationGroup } from './useNavigationGroup.js'
import { useSavingGroup } from './useSavingGroup.js'
import { useTestGroup } from './useTestGroup.js'

/**
 * The state and the actions of an open model of voice commands.
 *
 * @param isGone whether someone deleted it since it was read.
 * @param onGone called when a save finds that out.
 */
export function useVoiceCommandWorkspace(
  projectId: number,
  model: VoiceCommandModel,
  isGone: boolean,
  onGone: () => void,
): VoiceCommandWorkspace {
  const open = useGrammarDocument(model)
  const saves = useSaving(projectId, model.id, open, (model.used_by?.length ?? 0) > 0, onGone)
  const { id: modelId, language } = model
  const importable = useImportable({ projectId, modelId, language, grammar: open.document.text })
  const document = useDocumentGroup(projectId, model, open, importable?.library, isGone)
  const saving = useSavingGroup(projectId, model, open, saves, isGone)
  const test = useTestGroup(projectId, model)
  const speech = useSpeech(projectId, model.language)
  const isOffline = useIsOffline()
  const helper = useHelperGroup(projectId, model, open.document, saves.nameNext)
  const navigation = useNavigationGroup(projectId, model.id, importable?.idOf)

  const speechState = useMemo(() => ({ isOffline }), [isOffline])
  const state: WorkspaceState = {
    ...{ document: document.state, saving: saving.state, test: test.state, speech: speechState },
    ...{ helper: helper.state, navigation: navigation.state },
  }
  const actions: WorkspaceActions = {
    ...{ document: document.actions, saving: saving.actions, test: test.actions, speech },
    ...{ helper: helper.actions, navigation: navigation.actions },
  }
  return { state, actions }
}
