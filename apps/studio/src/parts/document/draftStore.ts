import type { SafeStorage } from '@saywright/shell'

export type DraftStore = Pick<SafeStorage, 'getItem' | 'setItem' | 'removeItem'>

/** The current draft, and the one that was put aside for the version of someone else. */
export type DraftKind = 'draft' | 'aside'

const keyOf = (owner: string, kind: DraftKind) => `saywright_${kind}_${owner}`

/**
 * Stores an unsaved draft.
 *
 * @param owner whose draft it is: the kind of a model and its id.
 * @returns false when this browser has no room for it.
 */
export function storeDraft(store: DraftStore, owner: string, draft: object, kind: DraftKind): boolean {
  return store.setItem(keyOf(owner, kind), JSON.stringify(draft))
}

/** The unsaved draft of the last visit; undefined without one, or when it is not what `isDraft` expects. */
export function loadDraft<Draft>(
  store: DraftStore,
  owner: string,
  isDraft: (value: unknown) => value is Draft,
  kind: DraftKind,
): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(store.getItem(keyOf(owner, kind)) ?? 'null')
    return isDraft(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

export function deleteDraft(store: DraftStore, owner: string, kind: DraftKind): void {
  store.removeItem(keyOf(owner, kind))
}
