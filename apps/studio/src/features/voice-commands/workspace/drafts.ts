import type { Saved } from './grammarDocument.js'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const keyOf = (modelId: number) => `saywright_draft_${modelId}`

/** Keeps what was typed and not yet saved. @returns false when this browser has no room for it. */
export function saveDraft(store: Store, modelId: number, draft: Saved): boolean {
  try {
    store.setItem(keyOf(modelId), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

/** What was typed and not saved the last time; undefined when there is nothing, or nothing that can be read. */
export function readDraft(store: Store, modelId: number): Saved | undefined {
  try {
    const kept: unknown = JSON.parse(store.getItem(keyOf(modelId)) ?? 'null')
    return isSaved(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

export function forgetDraft(store: Store, modelId: number): void {
  store.removeItem(keyOf(modelId))
}

function isSaved(value: unknown): value is Saved {
  if (typeof value !== 'object' || value === null) return false
  const { revision, grammar } = value as Partial<Saved>
  return Number.isInteger(revision) && typeof grammar === 'string'
}
