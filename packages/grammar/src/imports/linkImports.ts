import type { Symbols } from '../symbols/symbols.js'
import type { RuleListStatement } from '../syntax/ast.js'
import type { ImportedGrammar, NamedGrammars } from './ImportedGrammar.js'
import { ImportLimits } from './ImportLimits.js'
import { importName } from './importName.js'
import type { ImportFailure, ImportLink, ImportLinks, LinkedImports } from './linkedImports.js'
import { type ImportSource, type OwnGrammar, resolveImport } from './resolveImport.js'

/** Follows the imports of a grammar, and those of the imported ones; at most as far as `ImportLimits` allows. */
export function linkImports(
  library: NamedGrammars,
  symbols: Symbols,
  name: string | undefined,
): LinkedImports {
  const own = {
    name,
    writtenName: name === undefined ? undefined : importName(name),
    exports: new Set(symbols.exports.map(({ rule }) => rule.name)),
  }
  return new Linking(library, own).result(symbols)
}

class Linking {
  private readonly grammars = new Map<ImportedGrammar, ImportLinks>()
  private readonly failures = new Map<ImportedGrammar, ImportFailure>()
  private readonly path: ImportSource[] = []
  private readonly limits = new ImportLimits()

  constructor(
    private readonly library: NamedGrammars,
    private readonly own: OwnGrammar,
  ) {}

  result(symbols: Symbols): LinkedImports {
    const failures: { statement: RuleListStatement; failure: ImportFailure }[] = []
    const links = this.follow('own', symbols, (statement, failure) => failures.push({ statement, failure }))
    return { own: links, grammars: this.grammars, failures }
  }

  private follow(
    from: ImportSource,
    symbols: Symbols,
    fail: (statement: RuleListStatement, failure: ImportFailure) => void,
  ): ImportLinks {
    const links = new Map<string, ImportLink>()
    this.path.push(from)
    for (const statement of symbols.imports) {
      const { name } = statement.rule
      const resolved = resolveImport(this.library, this.own, from, name)
      const failure = resolved.kind === 'found' ? this.enter(resolved.grammar) : resolved
      if (failure) fail(statement, failure)
      // A faulty import is followed as far as possible: the fault is reported once, where it is.
      if (resolved.kind !== 'found' || resolved.grammar === 'own') continue
      if (failure && failure.kind !== 'faulty') continue
      links.set(name, { grammar: resolved.grammar, rule: resolved.rule })
    }
    this.path.pop()
    return links
  }

  /** Reads an imported grammar, unless that was done before. */
  private enter(grammar: ImportSource): ImportFailure | undefined {
    const at = this.path.indexOf(grammar)
    if (at !== -1)
      return { kind: 'cycle', path: [...this.path.slice(at), grammar].map((each) => this.nameOf(each)) }
    if (grammar === 'own') return undefined
    if (!this.grammars.has(grammar)) {
      const limit = this.limits.refuse(grammar, this.path.length)
      if (limit) return limit
      const links = this.follow(grammar, grammar.symbols, (_, failure) => {
        if (!this.failures.has(grammar)) this.failures.set(grammar, outside(grammar, failure))
      })
      this.grammars.set(grammar, links)
      if (grammar.hasErrors) this.failures.set(grammar, { kind: 'faulty', grammar })
    }
    return this.failures.get(grammar)
  }

  private nameOf(grammar: ImportSource): string {
    return grammar === 'own' ? (this.own.name ?? '') : grammar.name
  }
}

/** A failure within an imported grammar, for its importers. */
function outside(grammar: ImportedGrammar, failure: ImportFailure): ImportFailure {
  const isShared = failure.kind === 'cycle' || failure.kind === 'limit' || failure.kind === 'faulty'
  return isShared ? failure : { kind: 'faulty', grammar }
}
