import { deviceStorage } from '@saywright/shell'

const storageKey = 'saywright_organization'
const listeners = new Set<() => void>()

/** The id of the organization chosen last on this device; a logout forgets it with the rest. */
export function keptOrganization(): number | undefined {
  const id = Number(deviceStorage.getItem(storageKey))
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

export function saveOrganization(id: number): void {
  deviceStorage.setItem(storageKey, String(id))
  for (const listener of listeners) listener()
}

/** Called when another is chosen, here or in another tab. */
export function subscribeToOrganization(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
