import type { DynamicSlot } from '@saywright/api/contract'

export type Slots = readonly DynamicSlot[]

/** What the server holds; without slots it has none. */
export type Saved = { readonly revision: number; readonly grammar: string; readonly slots?: Slots }

/** A grammar being written with the values of its slots, and the revision it was written on. */
export type GrammarDocument = {
  readonly text: string
  readonly slots: Slots
  readonly base: Saved
  /** How the draft that was kept here relates to what is saved; undefined when there was none. */
  readonly restored: 'same' | 'older' | undefined
  /** A newer revision that someone else saved meanwhile. */
  readonly newer: number | undefined
}

/** A text with the values of its slots. */
export type Content = Pick<GrammarDocument, 'text' | 'slots'>

const none: Slots = []

/** Opens what is saved, or what was typed and never saved. */
export function openDocument(saved: Saved, draft: Saved | undefined): GrammarDocument {
  const { revision, grammar, slots = none } = saved
  const kept = draft?.slots ?? slots
  if (!draft || (draft.grammar === grammar && isSameSlots(kept, slots)))
    return { text: grammar, slots, base: saved, restored: undefined, newer: undefined }
  const isOlder = draft.revision < revision
  return {
    text: draft.grammar,
    slots: kept,
    // Kept as it was typed on: the server then notices that someone saved since.
    base: isOlder ? { ...saved, revision: draft.revision } : saved,
    restored: isOlder ? 'older' : 'same',
    newer: isOlder ? revision : undefined,
  }
}

export function isChanged({ text, slots, base }: GrammarDocument): boolean {
  return text !== base.grammar || !isSameSlots(slots, base.slots ?? none)
}

/** What was typed. */
export function withText(document: GrammarDocument, text: string): GrammarDocument {
  return { ...document, text }
}

/** Values that were added, changed or removed. */
export function withSlots(document: GrammarDocument, slots: Slots): GrammarDocument {
  return { ...document, slots }
}

/** What the server holds was read again: it replaces the text only where nothing would be lost. */
export function withServer(document: GrammarDocument, saved: Saved): GrammarDocument {
  const { revision, grammar, slots = none } = saved
  if (revision <= document.base.revision) return document
  const isEqual = document.text === grammar && isSameSlots(document.slots, slots)
  if (isEqual || !isChanged(document)) return openDocument(saved, undefined)
  // Its name or its settings were changed: what is typed goes on from there.
  if (document.newer === undefined && isSameContent(saved, document.base))
    return withRevision(document, revision)
  return { ...document, newer: revision }
}

/** A save has succeeded; what was typed meanwhile stays. */
export function withSaved(document: GrammarDocument, saved: Saved): GrammarDocument {
  const { text, slots } = document
  return { text, slots, base: saved, restored: undefined, newer: undefined }
}

/** Something else of the model was saved: the texts are those of that revision too. */
export function withRevision(document: GrammarDocument, revision: number): GrammarDocument {
  const newer = document.newer === revision ? undefined : document.newer
  return { ...document, newer, base: { ...document.base, revision } }
}

/** What was made of two texts goes on from the revision that someone else saved. */
export function withMerged(saved: Saved, merged: Pick<GrammarDocument, 'text' | 'slots'>): GrammarDocument {
  return { ...merged, base: saved, restored: undefined, newer: undefined }
}

/** Whether two revisions hold the same text and the same values of slots. */
export function isSameContent(one: Omit<Saved, 'revision'>, other: Omit<Saved, 'revision'>): boolean {
  return one.grammar === other.grammar && isSameSlots(one.slots ?? none, other.slots ?? none)
}

function isSameSlots(one: Slots, other: Slots): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
