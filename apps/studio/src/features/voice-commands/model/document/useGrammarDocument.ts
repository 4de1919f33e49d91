import type { VoiceCommandModel } from '@saywright/api/contract'
import { deviceStorage } from '@saywright/shell'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useKeptDraft } from '../../../../parts/document/useKeptDraft.js'
import { forgetDraft, readDraft, readHistory, saveDraft, saveHistory } from './drafts.js'
import {
  type Content,
  type GrammarDocument,
  isChanged,
  openDocument,
  type Saved,
  type Slots,
  type Suite,
  withMerged,
  withRevision,
  withSaved,
  withServer,
  withSlots,
  withSuite,
  withText,
} from './grammarDocument.js'

export type OpenDocument = {
  readonly document: GrammarDocument
  readonly isChanged: boolean
  readonly write: (text: string) => void
  readonly writeSlots: (slots: Slots) => void
  readonly writeSuite: (suite: Suite) => void
  readonly acceptSaved: (saved: Saved) => void
  /** Another part of the model was saved: the draft continues from that revision. */
  readonly acceptRevision: (revision: number) => void
  /** Shows the saved version, and puts the draft aside. */
  readonly takeServer: (saved: Saved) => void
  /** Continues with a merged text, on the revision of the other side. */
  readonly takeMerged: (saved: Saved, merged: Content) => void
  /** Present while something is put aside. */
  readonly aside: { readonly bringBack: () => void; readonly forget: () => void } | undefined
  /** The undo history of the last visit of this browser. */
  readonly history: string | undefined
  /** Called where the text is edited, so that its undo history is stored beside the draft. */
  readonly keepHistory: (historyNow: () => string | undefined) => void
}

/** A grammar that is being edited, with its draft stored in this browser until it is saved. */
export function useGrammarDocument(model: VoiceCommandModel): OpenDocument {
  const { id, revision, grammar, slots, suite } = model
  const [document, setDocument] = useState(() => openDocument(model, readDraft(deviceStorage, id)))
  // The newest document decides what is stored: a save that leads away may unmount this before it is rendered again.
  const newest = useRef(document)
  const change = (next: (now: GrammarDocument) => GrammarDocument) => {
    newest.current = next(newest.current)
    setDocument(newest.current)
  }
  const [aside, setAside] = useState(() => readDraft(deviceStorage, id, 'aside'))
  const [history] = useState(() => readHistory(deviceStorage, id))
  const historyNow = useRef<() => string | undefined>(undefined)

  const readServer = useEffectEvent(() =>
    change((now) => withServer(now, { revision, grammar, slots, suite })),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version of the server is read when it changes
  useEffect(() => readServer(), [revision, grammar, slots, suite])

  useKeptDraft(document, () => {
    if (!isChanged(newest.current)) {
      forgetDraft(deviceStorage, id)
      return true
    }
    const isKept = saveDraft(deviceStorage, id, typedIn(newest.current))
    // An editor that is unmounted has reported before.
    const past = historyNow.current?.()
    if (past !== undefined) saveHistory(deviceStorage, id, past)
    return isKept
  })

  const forgetAside = () => {
    forgetDraft(deviceStorage, id, 'aside')
    setAside(undefined)
  }
  return {
    document,
    history,
    keepHistory: (now) => {
      historyNow.current = now
    },
    isChanged: isChanged(document),
    write: (next) => change((now) => withText(now, next)),
    writeSlots: (next) => change((now) => withSlots(now, next)),
    writeSuite: (next) => change((now) => withSuite(now, next)),
    acceptSaved: (saved) => change((now) => withSaved(now, saved)),
    acceptRevision: (revision) => change((now) => withRevision(now, revision)),
    takeServer: (saved) => {
      if (isChanged(newest.current)) {
        const typed = typedIn(newest.current)
        saveDraft(deviceStorage, id, typed, 'aside')
        setAside(typed)
      }
      change(() => openDocument(saved, undefined))
    },
    takeMerged: (saved, merged) => change(() => withMerged(saved, merged)),
    aside: aside && {
      bringBack: () => {
        const { grammar, slots, suite } = aside
        change((now) => ({
          ...now,
          ...{ text: grammar, slots: slots ?? now.slots, suite: suite ?? now.suite },
        }))
        forgetAside()
      },
      forget: forgetAside,
    },
  }
}

function typedIn({ base, text, slots, suite }: GrammarDocument): Saved {
  return { revision: base.revision, grammar: text, slots, suite }
}
