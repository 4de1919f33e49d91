import { pathToFileURL } from 'node:url'
import {
  definitionOf,
  importedFrom,
  occurrencesOf,
  outline,
  type Range,
  referencesTo,
  renameRule,
  ruleAt,
} from '@saywright/grammar'
import {
  type DocumentHighlight,
  DocumentHighlightKind,
  type DocumentSymbol,
  ErrorCodes,
  type Location,
  type Position,
  ResponseError,
  type SymbolInformation,
  SymbolKind,
  type WorkspaceEdit,
} from 'vscode-languageserver/node'
import type { Say } from '../messages/say.js'
import type { GrammarFile } from './GrammarFile.js'

export function definition(file: GrammarFile, position: Position): Location | null {
  const named = nameAt(file, position)
  const elsewhere = named && importedFrom(file.analysis, named.name)
  const path = elsewhere && file.pathOf(elsewhere.grammar)
  if (path) return { uri: pathToFileURL(path).href, range: placeOf(elsewhere.range) }
  const range = named && definitionOf(file.analysis, named.name)
  return range ? { uri: file.document.uri, range: file.placeOf(range) } : null
}

/** A stretch of another text, of which no document is open. */
function placeOf({ start, end }: Range): Location['range'] {
  return {
    start: { line: start.line - 1, character: start.column - 1 },
    end: { line: end.line - 1, character: end.column - 1 },
  }
}

export function references(file: GrammarFile, position: Position, withDefinition: boolean): Location[] {
  const named = nameAt(file, position)
  if (!named) return []
  const find = withDefinition ? occurrencesOf : referencesTo
  return find(file.analysis, named.name).map((range) => ({
    uri: file.document.uri,
    range: file.placeOf(range),
  }))
}

/** The places of a name in the text: where it is defined, and where it is read. */
export function highlights(file: GrammarFile, position: Position): DocumentHighlight[] {
  const named = nameAt(file, position)
  if (!named) return []
  const read = new Set(referencesTo(file.analysis, named.name).map(({ start }) => start.offset))
  return occurrencesOf(file.analysis, named.name).map((range) => ({
    range: file.placeOf(range),
    kind: read.has(range.start.offset) ? DocumentHighlightKind.Read : DocumentHighlightKind.Write,
  }))
}

/** Rules, slots and imports of open grammars whose names contain some letters. */
export function symbolsNamed(files: Iterable<GrammarFile>, query: string): SymbolInformation[] {
  const wanted = query.toLowerCase()
  return [...files].flatMap((file) =>
    outline(file.analysis)
      .filter(({ name }) => name.toLowerCase().includes(wanted))
      .slice(0, maxSymbols)
      .map(({ name, kind, nameRange }) => ({
        name,
        kind: kinds[kind],
        containerName: nameOfAddress(file.document.uri),
        location: { uri: file.document.uri, range: file.placeOf(nameRange) },
      })),
  )
}

/** The most symbols of one grammar in one answer. */
const maxSymbols = 500

const nameOfAddress = (uri: string) => uri.slice(uri.lastIndexOf('/') + 1)

/** The name that can be changed at a place, without its brackets. */
export function renamed(file: GrammarFile, position: Position) {
  const named = nameAt(file, position)
  if (!named || named.kind === 'undefined' || named.kind === 'import') return null
  const start = named.range.start.offset + 1
  return { range: file.placeBetween(start, start + named.name.length), placeholder: named.name }
}

/** @throws ResponseError that says why a name cannot be given. */
export function rename(file: GrammarFile, position: Position, wanted: string, say: Say): WorkspaceEdit {
  const named = nameAt(file, position)
  const name = wanted.trim().replace(/^<|>$/g, '')
  const renaming = named ? renameRule(file.analysis, named.name, name) : ({ refused: 'unknown' } as const)
  if ('refused' in renaming)
    throw new ResponseError(ErrorCodes.InvalidParams, say(`lsp.rename.${renaming.refused}`, { name }))
  const edits = renaming.edits.map(({ start, end, text }) => ({
    range: file.placeBetween(start, end),
    newText: text,
  }))
  return { changes: { [file.document.uri]: edits } }
}

const kinds = { rule: SymbolKind.Function, slot: SymbolKind.Variable, import: SymbolKind.Module } as const

export function symbols(file: GrammarFile): DocumentSymbol[] {
  return outline(file.analysis).map(({ name, kind, tags, range, nameRange }) => ({
    name,
    kind: kinds[kind],
    detail: tags.join(', '),
    range: file.placeOf(range),
    selectionRange: file.placeOf(nameRange),
  }))
}

const nameAt = (file: GrammarFile, position: Position) => ruleAt(file.analysis, file.offsetOf(position))
