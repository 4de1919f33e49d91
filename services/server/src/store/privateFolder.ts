import { chmodSync, mkdirSync, statSync } from 'node:fs'

const ownOnly = 0o700

/**
 * Makes a folder that no other account of the machine may enter, so that the files in it are as private. An existing one is
 * closed to the others too: it may come from a version, or a script, that left it open.
 */
export function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: ownOnly })
  const { mode, uid } = statSync(folder)
  // Of a folder of someone else, such as a mounted one, only the owner may change the mode.
  if ((mode & 0o077) !== 0 && uid === process.getuid?.()) chmodSync(folder, mode & ownOnly)
}
