import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { decodeText, GrammarLibrary, type ImportOptions, TextDecodingError } from '@saywright/grammar'
import { rulesOf } from '@saywright/grammar/library'
import { languageOf } from '../files/languageOf.js'
import { ending, folderOfImports, maxBytes, maxFiles, nameOfFile } from '../files/libraryBeside.js'
import { fileOfRules } from './fileOfRules.js'

const nothing: ImportOptions = {}

/** The path of an address; undefined when it is that of no file here, such as `file://server/share` or one with `%2F`. */
function localPath(uri: string): string | undefined {
  if (!uri.startsWith('file:')) return undefined
  try {
    return fileURLToPath(uri)
  } catch {
    return undefined
  }
}

/** What an open grammar may import: the saved files beside it, read again when one of them has changed. */
export class ImportsBeside {
  private readonly path: string | undefined
  private known: { readonly stamp: string; readonly options: ImportOptions } | undefined

  constructor(uri: string) {
    this.path = localPath(uri)
  }

  /** The same object while nothing changes. Nothing is looked up for a text that imports nothing, and in a folder that is too large. */
  optionsFor(text: string): ImportOptions {
    if (this.path === undefined || !text.includes('!import')) return nothing
    const files = this.files()
    let bytes = 0
    const stamps = files.map((file) => {
      const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: 0, size: 0 }
      bytes += size
      return `${file} ${mtimeMs} ${size}`
    })
    if (files.length > maxFiles || bytes > maxBytes) return nothing
    const language = languageOf(text, this.path)
    const stamp = [language, ...stamps].join('\n')
    if (this.known?.stamp !== stamp)
      this.known = { stamp, options: { name: nameOfFile(this.path), library: read(files, language) } }
    return this.known.options
  }

  /** Where the grammar of a name is; one of the library of rules is written to a file for it to be read. */
  pathOf(name: string): string | undefined {
    if (this.path === undefined) return undefined
    const file = this.files().find((file) => basename(file, ending) === name)
    const builtIn = this.known?.options.library?.builtIn
    const rules = file === undefined && builtIn?.grammars.find((grammar) => grammar.name === name)
    return rules ? fileOfRules(rules, builtIn?.language) : file
  }

  private files(): string[] {
    const folder = dirname(this.path ?? '')
    return [folder, join(folder, folderOfImports)].flatMap(grammarsIn)
  }
}

const read = (files: readonly string[], language: string | undefined) =>
  new GrammarLibrary(
    files.flatMap((file) => {
      const source = sourceOf(file)
      return source === undefined ? [] : { name: basename(file, ending), source }
    }),
    rulesOf(language),
  )

/** The text of a file; undefined when its bytes are not text, so that imports of it are reported as missing. */
function sourceOf(file: string): string | undefined {
  try {
    return decodeText(readFileSync(file)).text
  } catch (error) {
    if (error instanceof TextDecodingError) return undefined
    throw error
  }
}

function grammarsIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    return files.map(({ name }) => join(folder, name)).toSorted()
  } catch {
    // A file that was never saved may be in a folder that is not there.
    return []
  }
}
