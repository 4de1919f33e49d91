import { createValue } from '../createValue.js'
import { safeStorage } from './safeStorage.js'

/** Whether the browser has refused to store something since the page began. */
export const isStorageRefused = createValue(false)

const note = () => {
  if (!isStorageRefused.get()) isStorageRefused.set(true)
}

/** Storage that outlives the browser on this device: the only use of `localStorage`. */
export const deviceStorage = safeStorage(() => window.localStorage, note)

/** Storage that outlives a reload of this tab: the only use of `sessionStorage`. */
export const tabStorage = safeStorage(() => window.sessionStorage, note)
