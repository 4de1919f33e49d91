import type { Analysis } from '../analyze.js'
import { rulesAfter } from '../imports/rulesAfter.js'
import type { TextEdit } from '../text/textEdit.js'
import { rulesOf } from './rulesOf.js'

/** A rule that a grammar is to import. */
export interface WantedRule {
  /** Name without brackets. */
  readonly name: string
  /** Name that it has in the grammar; its own unless another rule has that. */
  readonly as?: string | undefined
}

/** The line from 1 on which a grammar imports a rule of the library; `undefined` where it does not. */
export function lineOfImport({ symbols }: Analysis, language: string, name: string): number | undefined {
  const written = [name, qualified(language, name)]
  return symbols.imports.find(({ rule }) => written.includes(rule.name))?.rule.range.start.line
}

/** Whether a name is that of another rule: of the grammar itself, or of a model that comes before the library. */
export function isNameTaken({ symbols, options }: Analysis, name: string): boolean {
  const { rules, slots, imports } = symbols
  const isOwn = rules.has(name) || [...slots, ...imports].some(({ rule }) => rule.name === name)
  return isOwn || (options.library?.exporting(name) ?? []).some(({ builtIn }) => builtIn === undefined)
}

/**
 * What makes a grammar import rules of the library, for `applyEdits`: a line for each after the statements at its beginning,
 * and at its end a rule for each that has another name here.
 */
export function importRules(analysis: Analysis, language: string, wanted: readonly WantedRule[]): TextEdit[] {
  const renamed = wanted.filter(({ name, as = name }) => as !== name)
  const lines = wanted.map(
    ({ name, as = name }) => `!import <${as === name ? name : qualified(language, name)}>;\n`,
  )
  const rules = renamed.map(({ name, as }) => `<${as}>: <${qualified(language, name)}>;\n`)
  const { source } = analysis
  const end = source.length
  const at = afterStatements(analysis)
  const before = at > 0 && source[at - 1] !== '\n' ? '\n' : ''
  const gap = source === '' || source.endsWith('\n') ? '' : '\n'
  return [
    ...(lines.length > 0 ? [{ start: at, end: at, text: before + lines.join('') }] : []),
    ...(rules.length > 0 ? [{ start: end, end, text: gap + rules.join('') }] : []),
  ]
}

/** Offset of the line after the last statement that is no rule and no pronunciation. */
function afterStatements({ grammar, source }: Analysis): number {
  const last = grammar.statements.findLast(({ kind }) => kind !== 'rule' && kind !== 'pronounce')
  const from = last ? last.range.end.offset : 0
  const line = source.indexOf('\n', from)
  return line === -1 ? source.length : line + 1
}

function qualified(language: string, name: string): string {
  const grammar = rulesOf(language).grammars.find(({ source }) =>
    rulesAfter('!export', source).includes(name),
  )
  return `${grammar?.name}.${name}`
}
