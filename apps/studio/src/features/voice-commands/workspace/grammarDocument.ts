/** What the server holds. */
export type Saved = { readonly revision: number; readonly grammar: string }

/** A grammar being written, and the revision it was written on. */
export type GrammarDocument = {
  readonly text: string
  readonly base: Saved
  /** How the draft that was kept here relates to what is saved; undefined when there was none. */
  readonly restored: 'same' | 'older' | undefined
  /** A newer revision that someone else saved meanwhile. */
  readonly newer: number | undefined
}

/** Opens what is saved, or what was typed and never saved. */
export function openDocument(saved: Saved, draft: Saved | undefined): GrammarDocument {
  const { revision, grammar } = saved
  if (!draft || draft.grammar === grammar)
    return { text: grammar, base: saved, restored: undefined, newer: undefined }
  const isOlder = draft.revision < revision
  return {
    text: draft.grammar,
    // Kept as it was typed on: the server then notices that someone saved since.
    base: isOlder ? { revision: draft.revision, grammar } : { revision, grammar },
    restored: isOlder ? 'older' : 'same',
    newer: isOlder ? revision : undefined,
  }
}

export function isChanged({ text, base }: GrammarDocument): boolean {
  return text !== base.grammar
}

/** What was typed. */
export function withText(document: GrammarDocument, text: string): GrammarDocument {
  return { ...document, text }
}

/** What the server holds was read again: it replaces the text only where nothing would be lost. */
export function withServer(document: GrammarDocument, saved: Saved): GrammarDocument {
  const { revision, grammar } = saved
  if (revision <= document.base.revision) return document
  if (document.text === grammar || !isChanged(document)) return openDocument(saved, undefined)
  return { ...document, newer: revision }
}

/** A save has succeeded; what was typed meanwhile stays. */
export function withSaved(document: GrammarDocument, saved: Saved): GrammarDocument {
  return { text: document.text, base: saved, restored: undefined, newer: undefined }
}
