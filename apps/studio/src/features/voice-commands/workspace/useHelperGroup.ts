import { modelLanguages, type VoiceCommandModel } from '@saywright/api/contract'
import { useGeneration, useProject } from '@saywright/api/react'
import { useMessages } from '@saywright/ui/i18n'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useStableActions } from '../../../parts/workspace/useStableActions.js'
import { helperMessages } from '../messages/helperMessages.js'
import type { GrammarDocument } from '../model/document/grammarDocument.js'
import type { Saving } from '../model/document/useSaving.js'
import { useCreateTranslation } from '../model/helper/useCreateTranslation.js'
import { useHelper } from '../model/helper/useHelper.js'
import type { HelperActions, HelperView } from '../model/workspace/VoiceCommandWorkspace.js'
import { tabHref } from '../model/workspaceTab.js'

/** The helper that writes and translates the grammar. */
export function useHelperGroup(
  projectId: number,
  model: VoiceCommandModel,
  document: GrammarDocument,
  nameNext: Saving['nameNext'],
) {
  const t = useMessages(helperMessages)
  const navigate = useNavigate()
  const helper = useHelper(projectId, model.id)
  const { data: generation } = useGeneration(projectId)
  const { data: project } = useProject(projectId)
  const languages = useMemo(() => modelLanguages('voice_commands', project?.tags ?? []), [project])
  const createTranslation = useCreateTranslation(projectId)
  const create = async (language: string, grammar: string) => {
    const created = await createTranslation({ ...model, slots: document.slots }, language, grammar)
    // Without one the translation stays offered.
    if (created) void navigate(tabHref({ projectId, modelId: created.id }, 'grammar'))
  }
  const state = useMemo<HelperView | undefined>(
    () => generation && { generation, languages, state: helper.state },
    [generation, languages, helper.state],
  )
  const actions = useStableActions<HelperActions>({
    ...{ ask: helper.ask, reset: helper.reset },
    noteUsed: (description) => nameNext(t('version', { description }), document.text),
    create: (language, grammar) => void create(language, grammar),
  })
  return { state, actions }
}
