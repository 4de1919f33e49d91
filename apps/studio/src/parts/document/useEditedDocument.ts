import { deviceStorage } from '@saywright/shell'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type DraftKind, deleteDraft, loadDraft, storeDraft } from './draftStore.js'
import {
  type EditedDocument,
  type IsSame,
  openEdited,
  type Saved,
  withSavedVersion,
  withServerVersion,
} from './editedDocument.js'
import { useKeptDraft } from './useKeptDraft.js'

export type OpenEdited<Content> = {
  readonly document: EditedDocument<Content>
  readonly isChanged: boolean
  readonly change: (next: (now: Content) => Content) => void
  readonly acceptSaved: (saved: Saved<Content>) => void
  /** Shows the saved version, and puts the draft aside. */
  readonly takeServer: (saved: Saved<Content>) => void
  /** Present while something is put aside. */
  readonly aside: { readonly bringBack: () => void; readonly forget: () => void } | undefined
}

/** How the content of a kind of model is compared and stored; declared at module level. */
export type DocumentKind<Content> = {
  /** Distinguishes the drafts of a kind from those of others. */
  readonly name: string
  readonly isSame: IsSame<Content>
  readonly isContent: (value: unknown) => value is Content
}

/** Whose draft it is, in the storage of this browser. */
export const draftOwner = ({ name }: { readonly name: string }, modelId: number): string =>
  `${name}_${modelId}`

/** Tells a stored draft of a kind from anything else. */
export const isDraftOf =
  <Content>({ isContent }: DocumentKind<Content>) =>
  (value: unknown): value is Saved<Content> => {
    const { revision, content } = (value ?? {}) as Partial<Saved<unknown>>
    return Number.isInteger(revision) && isContent(content)
  }

/** Content that is being edited, with its draft stored in this browser until it is saved. */
export function useEditedDocument<Content>(
  kind: DocumentKind<Content>,
  modelId: number,
  server: Saved<Content>,
): OpenEdited<Content> {
  const { isSame } = kind
  const owner = draftOwner(kind, modelId)
  const read = (which: DraftKind) => loadDraft(deviceStorage, owner, isDraftOf(kind), which)
  const [document, setDocument] = useState(() => openEdited(server, read('draft'), isSame))
  // The newest document decides what is stored: a save that leads away may unmount this before it is rendered again.
  const newest = useRef(document)
  const replace = (next: (now: EditedDocument<Content>) => EditedDocument<Content>) => {
    newest.current = next(newest.current)
    setDocument(newest.current)
  }
  const [aside, setAside] = useState(() => read('aside'))
  const isChanged = (now: EditedDocument<Content>) => !isSame(now.content, now.base.content)

  const readServer = useEffectEvent(() => replace((now) => withServerVersion(now, server, isSame)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version of the server is read when it changes
  useEffect(() => readServer(), [server.revision])

  const draftOf = ({ base, content }: EditedDocument<Content>) => ({ revision: base.revision, content })
  useKeptDraft(document, () => {
    if (isChanged(newest.current)) return storeDraft(deviceStorage, owner, draftOf(newest.current), 'draft')
    deleteDraft(deviceStorage, owner, 'draft')
    return true
  })

  const forgetAside = () => {
    deleteDraft(deviceStorage, owner, 'aside')
    setAside(undefined)
  }
  return {
    document,
    isChanged: isChanged(document),
    change: (next) => replace((now) => ({ ...now, content: next(now.content) })),
    acceptSaved: (saved) => replace((now) => withSavedVersion(now, saved)),
    takeServer: (saved) => {
      if (isChanged(newest.current)) {
        const mine = draftOf(newest.current)
        storeDraft(deviceStorage, owner, mine, 'aside')
        setAside(mine)
      }
      replace(() => openEdited(saved, undefined, isSame))
    },
    aside: aside && {
      bringBack: () => {
        replace((now) => ({ ...now, content: aside.content }))
        forgetAside()
      },
      forget: forgetAside,
    },
  }
}
