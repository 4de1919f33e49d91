import type { Analysis } from '../analyze.js'
import { rulesAfter } from '../imports/rulesAfter.js'

/** A grammar from which another may import. */
export interface OfferedGrammar {
  /** As people read it. */
  readonly name: string
  /** As an import writes it before the dot. */
  readonly writtenName: string
  /** The rules that it exports, as an import writes them: `model.rule`, without brackets. */
  readonly rules: readonly string[]
}

/**
 * The other grammars of the library with what they export, for whoever writes an import.
 *
 * @param begun what is written of the name already, without its bracket: rules are listed of the grammars whose name it has.
 */
export function importsOffered({ options }: Analysis, begun = ''): OfferedGrammar[] {
  const others = (options.library?.grammars ?? []).filter(({ name }) => name !== options.name)
  return others.map(({ name, writtenName, source }) => {
    // This is asked while somebody types, who does not wait until a large grammar is read.
    const exported = begun.startsWith(`${writtenName}.`) ? rulesAfter('!export', source) : []
    const rules = exported.map((rule) => `${writtenName}.${rule}`)
    return { name, writtenName, rules }
  })
}

/** What is written of the name of an import that ends at an offset, without its bracket; undefined elsewhere. */
export function importBegun(source: string, offset: number): string | undefined {
  const before = source.slice(Math.max(0, offset - 400), offset)
  return /!import\s*<([\p{L}\p{M}\p{N}_.'’-]*)$/u.exec(before)?.[1]
}
