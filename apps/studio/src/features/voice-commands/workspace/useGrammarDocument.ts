import type { VoiceCommandModel } from '@saywright/api/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { forgetDraft, readDraft, saveDraft } from './drafts.js'
import {
  type GrammarDocument,
  isChanged,
  openDocument,
  type Saved,
  withSaved,
  withServer,
  withText,
} from './grammarDocument.js'

export type OpenDocument = {
  readonly document: GrammarDocument
  readonly isChanged: boolean
  readonly write: (text: string) => void
  readonly acceptSaved: (saved: Saved) => void
  /** Forgets what was typed and shows what is saved. */
  readonly takeServer: (saved: Saved) => void
}

/** Often enough that a crash loses a word at most, seldom enough that typing does not wait for the disk. */
const keepMilliseconds = 300

/** A grammar being written, with what is typed kept in this browser until it is saved. */
export function useGrammarDocument(model: VoiceCommandModel): OpenDocument {
  const { id, revision, grammar } = model
  const [document, setDocument] = useState(() => openDocument(model, readDraft(localStorage, id)))
  const changed = isChanged(document)

  useEffect(() => setDocument((now) => withServer(now, { revision, grammar })), [revision, grammar])

  const keep = useEffectEvent(() => {
    if (!changed) forgetDraft(localStorage, id)
    return (
      !changed || saveDraft(localStorage, id, { revision: document.base.revision, grammar: document.text })
    )
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the document starts the wait again
  useEffect(() => {
    const timer = setTimeout(keep, keepMilliseconds)
    return () => clearTimeout(timer)
  }, [document])
  useEffect(() => {
    // What this browser could not keep would be lost without a word.
    const leaving = (event: BeforeUnloadEvent) => {
      if (!keep()) event.preventDefault()
    }
    window.addEventListener('beforeunload', leaving)
    return () => {
      window.removeEventListener('beforeunload', leaving)
      keep()
    }
  }, [])

  return {
    document,
    isChanged: changed,
    write: (text) => setDocument((now) => withText(now, text)),
    acceptSaved: (saved) => setDocument((now) => withSaved(now, saved)),
    takeServer: (saved) => setDocument(openDocument(saved, undefined)),
  }
}
