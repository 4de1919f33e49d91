import { tourKey } from './preferences.js'

/** Whether the tour was shown on this device. */
export function wasTourShown(storage: Pick<Storage, 'getItem'>): boolean {
  return storage.getItem(tourKey) !== null
}

export function saveTourShown(storage: Pick<Storage, 'setItem'>): void {
  storage.setItem(tourKey, 'shown')
}
