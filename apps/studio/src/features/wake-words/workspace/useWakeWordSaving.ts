import { getWakeWordModel, listWakeWordVersions, type WakeWordModel } from '@saywright/api/contract'
import { useClient, useCreateWakeWordModel, useSaveWakeWordModel } from '@saywright/api/react'
import { studioPaths } from '@saywright/shell/paths'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type DocumentSaving, useDocumentSaving } from '../../../parts/document/useDocumentSaving.js'
import type { OpenEdited } from '../../../parts/document/useEditedDocument.js'
import { bodyOf, contentOf, type WordsContent, wakeWordDocument } from '../model/words/WordsContent.js'

export type WakeWordSaving = DocumentSaving<WordsContent> & {
  /** Whether the words are in a new model, because the model was deleted meanwhile. */
  readonly isMade: boolean
}

/** Saves the words: in their model, or in a new one once that is gone. */
export function useWakeWordSaving(
  projectId: number,
  model: WakeWordModel,
  open: OpenEdited<WordsContent>,
  isGone: boolean,
  onGone: () => void,
): WakeWordSaving {
  const client = useClient()
  const navigate = useNavigate()
  const saveModel = useSaveWakeWordModel()
  const createModel = useCreateWakeWordModel()
  const [isMade, setMade] = useState(false)
  const params = { id: projectId, modelId: model.id }

  const recreate = async (content: WordsContent) => {
    const { name, language } = model
    const body = { name, language: language ?? '', ...bodyOf(content) }
    const made = await createModel({ params: { id: projectId }, body, quiet: true, isFailureShown: true })
    setMade(true)
    void navigate(studioPaths.wakeWordModel({ projectId, modelId: made.id }), { replace: true })
    return made.revision
  }
  const saving = useDocumentSaving(
    open,
    wakeWordDocument.isSame,
    {
      send: async (revision, content) => {
        if (isGone) return recreate(content)
        const body = { revision, ...bodyOf(content) }
        return (await saveModel({ params, body, quiet: true, isFailureShown: true })).revision
      },
      readTheirs: async () => {
        // The author helps to decide; without one the question is asked all the same.
        const [theirs, versions] = await Promise.all([
          client.send(getWakeWordModel, { params, quiet: true, isFailureShown: true }),
          client
            .send(listWakeWordVersions, { params, query: { pageSize: 1 }, quiet: true, isFailureShown: true })
            .catch(() => undefined),
        ])
        const { revision, updated_at } = theirs
        return { revision, updated_at, content: contentOf(theirs), by: versions?.data[0]?.author?.name }
      },
    },
    onGone,
  )
  return { ...saving, isMade }
}
