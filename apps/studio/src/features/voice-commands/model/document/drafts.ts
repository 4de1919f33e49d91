import type { DynamicSlot, SuiteTest } from '@saywright/api/contract'
import type { SafeStorage } from '@saywright/shell'
import type { Saved } from './grammarDocument.js'

type Store = Pick<SafeStorage, 'getItem' | 'setItem' | 'removeItem'>

/** The current draft, and the one that was put aside for the version of someone else. */
export type DraftKind = 'draft' | 'aside'

const keyOf = (modelId: number, kind: DraftKind) => `saywright_${kind}_${modelId}`
const historyKeyOf = (modelId: number) => `saywright_history_${modelId}`

/** Stores an unsaved draft. @returns false when this browser has no room for it. */
export function saveDraft(store: Store, modelId: number, draft: Saved, kind: DraftKind = 'draft'): boolean {
  return store.setItem(keyOf(modelId, kind), JSON.stringify(draft))
}

/** The unsaved draft of the last visit; undefined without one, or when it cannot be read. */
export function readDraft(store: Store, modelId: number, kind: DraftKind = 'draft'): Saved | undefined {
  try {
    const kept: unknown = JSON.parse(store.getItem(keyOf(modelId, kind)) ?? 'null')
    return isSaved(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

export function forgetDraft(store: Store, modelId: number, kind: DraftKind = 'draft'): void {
  store.removeItem(keyOf(modelId, kind))
  if (kind === 'draft') store.removeItem(historyKeyOf(modelId))
}

/** Stores the undo history of a draft; where there is no room, the draft alone is stored. */
export function saveHistory(store: Store, modelId: number, history: string): void {
  if (!store.setItem(historyKeyOf(modelId), history)) store.removeItem(historyKeyOf(modelId))
}

export function readHistory(store: Store, modelId: number): string | undefined {
  return store.getItem(historyKeyOf(modelId)) ?? undefined
}

function isSaved(value: unknown): value is Saved {
  if (typeof value !== 'object' || value === null) return false
  const { revision, grammar, slots, suite } = value as Partial<Saved>
  return (
    Number.isInteger(revision) &&
    typeof grammar === 'string' &&
    (slots === undefined || isSlots(slots)) &&
    (suite === undefined || isSuite(suite))
  )
}

function isSlots(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      (slot: Partial<DynamicSlot> | null) => typeof slot?.name === 'string' && Array.isArray(slot.values),
    )
  )
}

function isSuite(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      (test: Partial<SuiteTest> | null) =>
        typeof test?.sentence === 'string' && (test.expect === 'accept' || test.expect === 'refuse'),
    )
  )
}
