/** The version of the server. */
export type Saved<Content> = { readonly revision: number; readonly content: Content }

/** The content of a model that is being edited, and the revision it was edited on. */
export type EditedDocument<Content> = {
  readonly content: Content
  readonly base: Saved<Content>
  /** The relation of a stored draft to the saved version; undefined without one. */
  readonly restored: 'same' | 'older' | undefined
  /** A newer revision that someone else saved meanwhile. */
  readonly newer: number | undefined
}

/** Whether two contents would be saved alike. */
export type IsSame<Content> = (one: Content, other: Content) => boolean

/** Opens the saved version, or an unsaved draft. */
export function openEdited<Content>(
  saved: Saved<Content>,
  draft: Saved<Content> | undefined,
  isSame: IsSame<Content>,
): EditedDocument<Content> {
  if (!draft || isSame(draft.content, saved.content))
    return { content: saved.content, base: saved, restored: undefined, newer: undefined }
  const isOlder = draft.revision < saved.revision
  return {
    content: draft.content,
    // The revision on which the draft was made: the server then notices that someone saved since.
    base: isOlder ? { ...saved, revision: draft.revision } : saved,
    restored: isOlder ? 'older' : 'same',
    newer: isOlder ? saved.revision : undefined,
  }
}

/** The version of the server was read again: it replaces the content only where nothing would be lost. */
export function withServerVersion<Content>(
  document: EditedDocument<Content>,
  saved: Saved<Content>,
  isSame: IsSame<Content>,
): EditedDocument<Content> {
  const { content, base, newer } = document
  if (saved.revision <= base.revision) return document
  if (isSame(content, saved.content) || isSame(content, base.content))
    return openEdited(saved, undefined, isSame)
  // Its name was changed: the draft continues from there.
  if (newer === undefined && isSame(saved.content, base.content))
    return { ...document, base: { ...base, revision: saved.revision } }
  return { ...document, newer: saved.revision }
}

/** A save has succeeded; later changes stay. */
export function withSavedVersion<Content>(
  { content }: EditedDocument<Content>,
  saved: Saved<Content>,
): EditedDocument<Content> {
  return { content, base: saved, restored: undefined, newer: undefined }
}
