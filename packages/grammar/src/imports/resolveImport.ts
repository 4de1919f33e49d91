import type { ImportedGrammar, NamedGrammars } from './ImportedGrammar.js'

/** The grammar that is being written: it replaces the one of its name in the library. */
export interface OwnGrammar {
  /** Undefined when it has no place among the others: none of them can import from it. */
  readonly name: string | undefined
  readonly writtenName: string | undefined
  readonly exports: ReadonlySet<string>
}

export type ImportSource = ImportedGrammar | 'own'

/** The grammar and the rule that an import means, or why it means none. */
export type Resolved =
  | { readonly kind: 'found'; readonly grammar: ImportSource; readonly rule: string }
  | { readonly kind: 'unknown-model'; readonly model: string; readonly rule: string }
  /** Built in for these languages, as BCP 47 tags, and not for that of the grammar. */
  | { readonly kind: 'other-language'; readonly languages: readonly string[]; readonly rule: string }
  | { readonly kind: 'unknown-rule' | 'private'; readonly grammar: ImportedGrammar; readonly rule: string }
  /** No other grammar exports it. */
  | { readonly kind: 'nowhere'; readonly rule: string }
  | { readonly kind: 'ambiguous'; readonly grammars: readonly ImportedGrammar[]; readonly rule: string }
  | { readonly kind: 'same-name'; readonly grammars: readonly ImportedGrammar[]; readonly model: string }

const noOne: OwnGrammar = { name: undefined, writtenName: undefined, exports: new Set() }
// Names are shorter: a rule may be as long as a text.
const longestModel = 300

/**
 * Resolves `!import <name>` in a grammar: `<model.rule>` is the rule of that model, and `<rule>` that of the only other
 * grammar which exports it. Both halves may contain a dot themselves: the longest beginning that names a model counts.
 *
 * @param from the grammar in which it is written.
 */
export function resolveImport(
  library: NamedGrammars,
  own: OwnGrammar,
  from: ImportSource,
  name: string,
): Resolved {
  // Built-in grammars import from their own library, whatever the grammars around them are called.
  const builtIn = from === 'own' ? undefined : from.builtIn
  const resolved = builtIn ? resolve(builtIn, noOne, from, name) : resolve(library, own, from, name)
  if (!isUnknown(resolved)) return resolved
  const languages = library.languagesWith?.(name) ?? []
  return languages.length > 0 ? { kind: 'other-language', languages, rule: name } : resolved
}

const isUnknown = ({ kind }: Resolved) =>
  kind === 'nowhere' || kind === 'unknown-model' || kind === 'unknown-rule'

function resolve(library: NamedGrammars, own: OwnGrammar, from: ImportSource, name: string): Resolved {
  const isOwn = (grammar: ImportedGrammar) => own.name !== undefined && grammar.name === own.name
  for (let dot = name.lastIndexOf('.', longestModel); dot > 0; dot = name.lastIndexOf('.', dot - 1)) {
    const [model, rule] = [name.slice(0, dot), name.slice(dot + 1)]
    const named = library.named(model).filter((grammar) => !isOwn(grammar))
    if (named.length + (model === own.writtenName ? 1 : 0) > 1)
      return { kind: 'same-name', grammars: named, model }
    if (model === own.writtenName) return { kind: 'found', grammar: 'own', rule }
    const [grammar] = named
    if (grammar) return ruleOf(grammar, rule)
  }
  const exporters = library.exporting(name).filter((grammar) => grammar !== from && !isOwn(grammar))
  const [grammar, other] = exporters
  if (other) return { kind: 'ambiguous', grammars: exporters, rule: name }
  if (grammar) return { kind: 'found', grammar, rule: name }
  if (from !== 'own' && own.name !== undefined && own.exports.has(name))
    return { kind: 'found', grammar: 'own', rule: name }
  const dot = name.lastIndexOf('.')
  if (dot <= 0 || dot === name.length - 1) return { kind: 'nowhere', rule: name }
  return { kind: 'unknown-model', model: name.slice(0, dot), rule: name.slice(dot + 1) }
}

function ruleOf(grammar: ImportedGrammar, rule: string): Resolved {
  if (grammar.exports.has(rule)) return { kind: 'found', grammar, rule }
  return { kind: grammar.declares(rule) ? 'private' : 'unknown-rule', grammar, rule }
}
