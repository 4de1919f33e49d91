import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { CommandFailure } from '../CommandFailure.js'
import type { Terminal } from '../Terminal.js'
import { fileFailure } from './fileFailure.js'

/** How standard input and output are named among files. */
export const standardStream = '-'

/** @throws CommandFailure when the file cannot be read. */
export async function readText(path: string, terminal: Terminal): Promise<string> {
  if (path === standardStream) return terminal.readInput()
  try {
    return await readFile(resolve(terminal.folder, path), 'utf8')
  } catch (cause) {
    throw await fileFailure(path, reasonOf(cause), terminal)
  }
}

/** @throws CommandFailure when the file cannot be written. */
export async function writeText(path: string, text: string, terminal: Terminal): Promise<void> {
  if (path === standardStream) return terminal.write(text)
  try {
    await writeFile(resolve(terminal.folder, path), text)
  } catch (cause) {
    throw new CommandFailure('unwritableFile', { path, reason: reasonOf(cause) })
  }
}

export function reasonOf(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return code || String(cause)
}
