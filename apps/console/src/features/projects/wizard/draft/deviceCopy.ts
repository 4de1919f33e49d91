/** What this device holds of a draft that the server has not acknowledged. */
export type DeviceCopy = {
  /** The draft that it changes; absent for one that the server does not know. */
  readonly id?: number
  /** When the server had saved what it was begun from. */
  readonly base?: string
  readonly changed_at: string
  readonly step: string
  readonly written: string
}

type Kept = { readonly id: number; readonly updated_at: string }

/** Whether the copy of the device counts, and not what the server has. The later one does, unless its draft is gone. */
export function isCopyNewer(copy: DeviceCopy, kept: Kept | undefined): boolean {
  if (!kept) return copy.id === undefined
  if (copy.base === kept.updated_at) return true
  return Date.parse(copy.changed_at) > Date.parse(kept.updated_at)
}

export type CopyStorage = {
  read: () => DeviceCopy | undefined
  write: (copy: DeviceCopy) => void
  clear: () => void
}

/** The copy of one person on this device. A storage that is full or forbidden keeps nothing. */
export function copyStorage(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  accountId: number,
): CopyStorage {
  const key = `saywright_project_draft_${accountId}`
  return {
    read: () =>
      tryTo(() => {
        const copy = JSON.parse(storage().getItem(key) ?? 'null') as DeviceCopy | null
        return typeof copy?.written === 'string' && typeof copy.step === 'string' ? copy : undefined
      }),
    write: (copy) => tryTo(() => storage().setItem(key, JSON.stringify(copy))),
    clear: () => tryTo(() => storage().removeItem(key)),
  }
}

function tryTo<Result>(act: () => Result): Result | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
