import type { VoiceCommandModel } from '@saywright/api/contract'
import type { GrammarLibrary } from '@saywright/grammar'
import { useMemo } from 'react'
import { useStableActions } from '../../../parts/workspace/useStableActions.js'
import type { OpenDocument } from '../model/document/useGrammarDocument.js'
import type { DocumentState } from '../model/workspace/VoiceCommandWorkspace.js'

/** The edited grammar, with the facts of its model. */
export function useDocumentGroup(
  projectId: number,
  model: VoiceCommandModel,
  open: OpenDocument,
  library: GrammarLibrary | undefined,
  isGone: boolean,
) {
  const { document, history } = open
  const isPutAside = open.aside !== undefined
  const shared = useMemo(
    () => ({
      ...{ api: new URL('/api', location.href).href, projectId, modelId: model.id },
      ...{ name: model.name, language: model.language, settings: model.settings, slots: model.slots },
    }),
    [projectId, model],
  )
  const state = useMemo<DocumentState>(
    () => ({
      ...{ model, library, history, isGone, isPutAside, shared },
      grammar: document.text,
      slots: document.slots,
      suite: document.suite,
      restored: document.restored,
      isNewer: document.newer !== undefined,
    }),
    [model, library, history, isGone, isPutAside, shared, document],
  )
  const actions = useStableActions({
    write: open.write,
    writeSlots: open.writeSlots,
    writeSuite: open.writeSuite,
    keepHistory: open.keepHistory,
    discard: () => open.takeServer(model),
    bringBack: () => open.aside?.bringBack(),
    forgetAside: () => open.aside?.forget(),
  })
  return { state, actions }
}
