import type { Analysis } from '../analyze.js'
import { rulesAfter } from '../imports/rulesAfter.js'

/** A grammar from which another may import. */
export interface OfferedGrammar {
  /** Display name. */
  readonly name: string
  /** Name as written before the dot of an import. */
  readonly writtenName: string
  /** Exported rules as written in an import, without brackets: `model.rule`, or `rule` of one that is built in. */
  readonly rules: readonly string[]
}

/**
 * The other grammars of the library with their exports, and then the built-in rules, for completion of an import.
 * @param begun the typed part of the name, without bracket; rules are listed for the grammars that it names.
 */
export function importsOffered({ options }: Analysis, begun = ''): OfferedGrammar[] {
  const others = (options.library?.grammars ?? []).filter(({ name }) => name !== options.name)
  const offered = others.map(({ name, writtenName, source }) => {
    // Called while the user types, who does not wait until a large grammar is read.
    const exported = begun.startsWith(`${writtenName}.`) ? rulesAfter('!export', source) : []
    const rules = exported.map((rule) => `${writtenName}.${rule}`)
    return { name, writtenName, rules }
  })
  const builtIn = (options.library?.builtIn?.grammars ?? []).map(({ name, writtenName, source }) => ({
    ...{ name, writtenName, rules: rulesAfter('!export', source) },
  }))
  return [...offered, ...builtIn]
}

/** The typed part of the name of an import that ends at an offset, without bracket; `undefined` elsewhere. */
export function importBegun(source: string, offset: number): string | undefined {
  const before = source.slice(Math.max(0, offset - 400), offset)
  return /!import\s*<([\p{L}\p{M}\p{N}_.'’-]*)$/u.exec(before)?.[1]
}
