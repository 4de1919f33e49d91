import { KitError } from '../KitError.js'
import { maxEntries } from './limits.js'

/** Files of an export by their paths below its folder. */
export type Files = ReadonlyMap<string, Uint8Array>

export const tooLarge = () => new KitError('too_large', 'The export holds more than may be opened.')

// Neither the parent of a folder, nor a root, a drive or another separator.
const unsafe = /(^|\/)\.{1,2}(\/|$)|^\/|\/\/|[\\\0]|^[a-z]:/i

/** @throws KitError `unsafe` for a path that leads elsewhere. */
export function requireSafe(path: string): void {
  if (path === '' || unsafe.test(path))
    throw new KitError('unsafe', `The export holds a path that leads out of it: ${JSON.stringify(path)}.`, [
      path,
    ])
}

/** Collects files, as many and as large as may be. */
export class Collected {
  readonly files = new Map<string, Uint8Array>()
  #bytes = 0
  #entries = 0

  constructor(private readonly most: number) {}

  /** Counts bytes before they are read. @throws KitError `too_large`. */
  announce(bytes: number): void {
    this.#bytes += bytes
    this.#entries += 1
    if (this.#bytes > this.most || this.#entries > maxEntries) throw tooLarge()
  }

  /** @throws KitError `unsafe`, and `damaged` for a path that there is already. */
  add(path: string, bytes: Uint8Array): void {
    requireSafe(path)
    if (this.files.has(path)) throw new KitError('damaged', `The export holds ${path} twice.`, [path])
    this.files.set(path, bytes)
  }
}
