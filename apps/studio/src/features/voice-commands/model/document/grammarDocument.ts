import type { DynamicSlot, SuiteTest } from '@saywright/api/contract'

export type Slots = readonly DynamicSlot[]

/** The typed tests of a model, each sentence once. */
export type Suite = readonly SuiteTest[]

/** The version of the server; absent slots and suite are empty. */
export type Saved = {
  readonly revision: number
  readonly grammar: string
  readonly slots?: Slots
  readonly suite?: Suite
}

/** A grammar being written with the values of its slots and its suite, and the revision it was written on. */
export type GrammarDocument = {
  readonly text: string
  readonly slots: Slots
  readonly suite: Suite
  readonly base: Saved
  /** The relation of a stored draft to the saved version; undefined without one. */
  readonly restored: 'same' | 'older' | undefined
  /** A newer revision that someone else saved meanwhile. */
  readonly newer: number | undefined
}

/** A text with the values of its slots and its suite. */
export type Content = Pick<GrammarDocument, 'text' | 'slots' | 'suite'>

const none: Slots = []
const noTest: Suite = []

/** Opens the saved version, or an unsaved draft. */
export function openDocument(saved: Saved, draft: Saved | undefined): GrammarDocument {
  const { revision, grammar, slots = none, suite = noTest } = saved
  // A draft from before there were suites has none of its own.
  const kept = { slots, suite, ...draft }
  if (!draft || isSameContent(kept as Saved, saved))
    return { text: grammar, slots, suite, base: saved, restored: undefined, newer: undefined }
  const isOlder = draft.revision < revision
  return {
    ...{ text: draft.grammar, slots: kept.slots, suite: kept.suite },
    // The revision on which the draft was typed: the server then notices that someone saved since.
    base: isOlder ? { ...saved, revision: draft.revision } : saved,
    restored: isOlder ? 'older' : 'same',
    newer: isOlder ? revision : undefined,
  }
}

export function isChanged({ text, slots, suite, base }: GrammarDocument): boolean {
  return !isSameContent({ grammar: text, slots, suite }, base)
}

/** Sets the typed text. */
export function withText(document: GrammarDocument, text: string): GrammarDocument {
  return { ...document, text }
}

/** Values that were added, changed or removed. */
export function withSlots(document: GrammarDocument, slots: Slots): GrammarDocument {
  return { ...document, slots }
}

/** Tests that were added, changed or removed. */
export function withSuite(document: GrammarDocument, suite: Suite): GrammarDocument {
  return { ...document, suite }
}

/** The version of the server was read again: it replaces the text only where nothing would be lost. */
export function withServer(document: GrammarDocument, saved: Saved): GrammarDocument {
  const { revision } = saved
  if (revision <= document.base.revision) return document
  const isEqual = isSameContent({ ...document, grammar: document.text }, saved)
  if (isEqual || !isChanged(document)) return openDocument(saved, undefined)
  // Its name or its settings were changed: the draft continues from there.
  if (document.newer === undefined && isSameContent(saved, document.base))
    return withRevision(document, revision)
  return { ...document, newer: revision }
}

/** A save has succeeded; later changes stay. */
export function withSaved(document: GrammarDocument, saved: Saved): GrammarDocument {
  const { text, slots, suite } = document
  return { text, slots, suite, base: saved, restored: undefined, newer: undefined }
}

/** Something else of the model was saved: the texts are those of that revision too. */
export function withRevision(document: GrammarDocument, revision: number): GrammarDocument {
  const newer = document.newer === revision ? undefined : document.newer
  return { ...document, newer, base: { ...document.base, revision } }
}

/** A merged text continues from the revision that someone else saved. */
export function withMerged(saved: Saved, merged: Content): GrammarDocument {
  return { ...merged, base: saved, restored: undefined, newer: undefined }
}

/** Whether two revisions hold the same text, the same values of slots and the same tests. */
export function isSameContent(one: Omit<Saved, 'revision'>, other: Omit<Saved, 'revision'>): boolean {
  return (
    one.grammar === other.grammar && isSameList(one.slots, other.slots) && isSameList(one.suite, other.suite)
  )
}

/** Whether two lists of slots, or two suites, hold the same; without one there is nothing in it. */
export function isSameList(one: Slots | Suite = none, other: Slots | Suite = none): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
