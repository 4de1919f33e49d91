import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { CommandFailure } from '../CommandFailure.js'
import { reasonOf } from '../files/readText.js'

/**
 * The text of a file; `undefined` when it does not exist.
 *
 * @throws CommandFailure when it cannot be read, and when it is not UTF-8, so that no damaged text is sent.
 */
export async function readFileText(path: string, shown: string): Promise<string | undefined> {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await readFile(path))
  } catch (cause) {
    if (cause instanceof TypeError) throw new CommandFailure('project.notUtf8', { path: shown })
    const reason = reasonOf(cause)
    if (reason === 'ENOENT') return undefined
    throw new CommandFailure('unreadableFile', { path: shown, reason })
  }
}

/**
 * Writes a file whole or not at all, also when the command is killed meanwhile.
 *
 * @throws CommandFailure when it cannot be written.
 */
export async function writeWhole(path: string, text: string, shown: string): Promise<void> {
  const beside = `${path}.${process.pid}.tmp`
  try {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(beside, text)
    await rename(beside, path)
  } catch (cause) {
    await rm(beside, { force: true }).catch(() => {})
    throw new CommandFailure('unwritableFile', { path: shown, reason: reasonOf(cause) })
  }
}
