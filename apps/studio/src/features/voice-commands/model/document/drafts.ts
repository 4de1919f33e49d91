import type { DynamicSlot, SuiteTest } from '@saywright/api/contract'
import {
  type DraftKind,
  type DraftStore,
  deleteDraft,
  loadDraft,
  storeDraft,
} from '../../../../parts/document/draftStore.js'
import type { Saved } from './grammarDocument.js'

const historyKeyOf = (modelId: number) => `saywright_history_${modelId}`

/** Stores an unsaved draft. @returns false when this browser has no room for it. */
export const saveDraft = (store: DraftStore, modelId: number, draft: Saved, kind: DraftKind = 'draft') =>
  storeDraft(store, String(modelId), draft, kind)

/** The unsaved draft of the last visit; undefined without one, or when it cannot be read. */
export const readDraft = (store: DraftStore, modelId: number, kind: DraftKind = 'draft') =>
  loadDraft(store, String(modelId), isSaved, kind)

export function forgetDraft(store: DraftStore, modelId: number, kind: DraftKind = 'draft'): void {
  deleteDraft(store, String(modelId), kind)
  if (kind === 'draft') store.removeItem(historyKeyOf(modelId))
}

/** Stores the undo history of a draft; where there is no room, the draft alone is stored. */
export function saveHistory(store: DraftStore, modelId: number, history: string): void {
  if (!store.setItem(historyKeyOf(modelId), history)) store.removeItem(historyKeyOf(modelId))
}

export function readHistory(store: DraftStore, modelId: number): string | undefined {
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
