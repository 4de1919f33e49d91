import { readdir, stat } from 'node:fs/promises'
import { basename, dirname, extname, join, resolve } from 'node:path'
import { GrammarLibrary, type NamedSource, rulesAfter } from '@saywright/grammar'
import { rulesOf } from '@saywright/grammar/library'
import { CommandFailure } from '../CommandFailure.js'
import type { Terminal } from '../Terminal.js'
import { languageOf } from './languageOf.js'
import { readText, standardStream } from './readText.js'

export const ending = '.bnf'
/** Folder of the imports of a grammar in an export. */
export const folderOfImports = 'imports'
export const maxFiles = 500
export const maxBytes = 10_000_000

/** The name under which others import from a file: that of the file without its ending. */
export const nameOfFile = (path: string) =>
  path === standardStream ? undefined : basename(path, extname(path))

/**
 * The grammars from which a text may import: the `.bnf` files of its folder, and of the folder `imports` in it. Nothing is read
 * for a text that imports nothing.
 *
 * @param path of the text; standard input is in the folder where the command was started.
 * @throws CommandFailure `tooManyGrammars` when there are more than 500 files or 10,000,000 bytes.
 */
export async function libraryBeside(
  path: string,
  text: string,
  terminal: Terminal,
): Promise<GrammarLibrary | undefined> {
  if (rulesAfter('!import', text).length === 0) return undefined
  const folder = path === standardStream ? '.' : dirname(path)
  const files: string[] = []
  for (const place of [folder, join(folder, folderOfImports)])
    for (const name of await filesIn(resolve(terminal.folder, place))) files.push(join(place, name))
  let bytes = 0
  for (const file of files) bytes += (await stat(resolve(terminal.folder, file))).size
  if (files.length > maxFiles || bytes > maxBytes)
    throw new CommandFailure('tooManyGrammars', {
      path: folder,
      files: maxFiles,
      megabytes: maxBytes / 1e6,
    })
  const sources: NamedSource[] = []
  for (const file of files)
    sources.push({ name: basename(file, ending), source: await readText(file, terminal) })
  const own = path === standardStream ? undefined : resolve(terminal.folder, path)
  return new GrammarLibrary(sources, rulesOf(languageOf(text, own)))
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map(({ name }) => name)
    .toSorted()
}
