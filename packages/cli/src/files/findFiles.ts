import { readdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { CommandFailure } from '../CommandFailure.js'
import type { Terminal } from '../Terminal.js'
import { fileFailure } from './fileFailure.js'
import { reasonOf, standardStream } from './readText.js'

/**
 * The files that operands name: a file itself, a folder as the files of some endings in it and below it, sorted by name.
 * Folders that begin with a dot and `node_modules` are left out.
 *
 * @throws CommandFailure when nothing is named, when a path does not exist and when no file is found.
 */
export async function findFiles(
  operands: readonly string[],
  endings: readonly string[],
  terminal: Terminal,
): Promise<string[]> {
  if (operands.length === 0) throw new CommandFailure('noFile')
  const found: string[] = []
  for (const operand of operands) {
    if (operand === standardStream || !(await isFolder(operand, terminal))) found.push(operand)
    else for (const path of await filesBelow(operand, endings, terminal)) found.push(path)
  }
  if (found.length === 0)
    throw new CommandFailure('noFileFound', { endings: endings.join(', '), path: operands.join(', ') })
  return [...new Set(found)]
}

async function isFolder(path: string, terminal: Terminal): Promise<boolean> {
  try {
    return (await stat(resolve(terminal.folder, path))).isDirectory()
  } catch (cause) {
    throw await fileFailure(path, reasonOf(cause), terminal)
  }
}

async function filesBelow(path: string, endings: readonly string[], terminal: Terminal): Promise<string[]> {
  const entries = await readdir(resolve(terminal.folder, path), { withFileTypes: true })
  const found: string[] = []
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const inside = join(path, entry.name)
    const isLeftOut = entry.name.startsWith('.') || entry.name === 'node_modules'
    if (entry.isDirectory() && !isLeftOut) found.push(...(await filesBelow(inside, endings, terminal)))
    else if (entry.isFile() && endings.some((ending) => entry.name.endsWith(ending))) found.push(inside)
  }
  return found
}
