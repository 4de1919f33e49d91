import { openKit } from './openKit.js'
import type { Kit, OpenOptions } from './types.js'

export { KitError, type KitErrorCode } from './KitError.js'
export type * from './types.js'

/**
 * Opens an export of a project: everything in it is checked before anything is used.
 *
 * @param source the archive or the folder that it was unpacked to, as a path; an address of the archive; or its bytes.
 * @throws KitError `not_found`, `not_an_export`, `older_layout`, `newer_layout`, `wrong_architecture`, `damaged`, `unsafe`,
 *   `too_large`.
 */
export function open(source: string | URL | Uint8Array, options: OpenOptions = {}): Promise<Kit> {
  return openKit(source, options)
}
