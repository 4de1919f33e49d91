/** This device's copy of a draft that the server has not acknowledged. */
export type DeviceCopy = {
  /** The draft that it changes; absent for one that the server does not know. */
  readonly id?: number
  /** The revision of the server that it was begun from. */
  readonly base?: number
  readonly changed_at: string
  readonly step: string
  readonly written: string
}

type Kept = { readonly id: number; readonly step: string; readonly values: string; readonly revision: number }

/**
 * The relation of the device's copy to the version of the server: it continues it, both were changed, or it adds nothing,
 * like that of a deleted draft.
 */
export function standingOfCopy(copy: DeviceCopy, kept: Kept | undefined): 'newer' | 'conflict' | 'obsolete' {
  if (!kept) return copy.id === undefined ? 'newer' : 'obsolete'
  if (copy.step === kept.step && copy.written === kept.values) return 'obsolete'
  return copy.id === kept.id && copy.base === kept.revision ? 'newer' : 'conflict'
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
