import type { VoiceCommandModel } from '@saywright/api/contract'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { tabHref } from '../workspaceTab.js'
import { useCreateUnderFreeName } from './useCreateUnderFreeName.js'
import type { OpenDocument } from './useGrammarDocument.js'

export type MakingAgain = {
  /** @returns whether there is a new model, which is then open. */
  readonly save: () => Promise<boolean>
  readonly isSaving: boolean
  /** Whether the text is in the new model. */
  readonly isMade: boolean
}

/** Creates a new model from the draft of one that was deleted meanwhile. */
export function useRecreateModel(
  projectId: number,
  model: VoiceCommandModel,
  open: OpenDocument,
): MakingAgain {
  const create = useCreateUnderFreeName(projectId)
  const navigate = useNavigate()
  const [state, setState] = useState<'idle' | 'saving' | 'made'>('idle')
  const underWay = useRef<Promise<boolean>>(undefined)

  const make = async (): Promise<boolean> => {
    setState('saving')
    const { text: grammar, slots, suite, base } = open.document
    const { name, language, settings } = model
    const created = await create({
      ...{ name, language, grammar, settings, slots: [...slots] },
      ...(suite.length > 0 && { suite: [...suite] }),
    })
    setState(created ? 'made' : 'idle')
    if (!created) return false
    // So that no draft of the old one is stored.
    open.acceptSaved({ ...base, grammar, slots, suite })
    void navigate(tabHref({ projectId, modelId: created.id }, 'grammar'), { replace: true })
    return true
  }
  return {
    save: () => {
      underWay.current ??= make().finally(() => {
        underWay.current = undefined
      })
      return underWay.current
    },
    isSaving: state === 'saving',
    isMade: state === 'made',
  }
}
