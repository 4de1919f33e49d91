import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { filesUnder } from './files.ts'
import { root } from './root.ts'

/** A file of the tree, by its path from the root. */
export interface Source {
  readonly file: string
  readonly text: string
}

const texts = new Map<string, string>()
const listed = new Map<string, string[]>()

/** The text of a file, read once however many ask. @param file from the root. */
export function textOf(file: string): string {
  const text = texts.get(file) ?? readFileSync(root + file, 'utf8')
  texts.set(file, text)
  return text
}

/** Paths from the root of the files under a folder, listed once however many ask. */
export function filesIn(folder: string): readonly string[] {
  const files = listed.get(folder) ?? filesUnder(root + folder).map((path) => relative(root, path))
  listed.set(folder, files)
  return files
}

/** Files under folders, with their texts. */
export function sourcesIn(folders: readonly string[], isWanted: (file: string) => boolean): Source[] {
  return folders
    .flatMap((folder) => filesIn(folder))
    .filter(isWanted)
    .map((file) => ({ file, text: textOf(file) }))
}

/** Whether a file is code of the product: neither a test nor a story, nor what only those use. */
export const isProductCode = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$|\/(testing|flows)\//.test(file)
