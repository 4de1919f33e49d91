import type { ImportedGrammar } from '../imports/ImportedGrammar.js'
import type { ImportLink, LinkedImports } from '../imports/linkedImports.js'
import type { Symbols } from '../symbols/symbols.js'
import type { Range } from '../syntax/position.js'
import type { Builder } from './Builder.js'
import { type Elsewhere, RuleBodies } from './RuleBodies.js'
import { slotValues } from './slotValues.js'
import { wantedRules } from './wantedRules.js'

/** The imported grammars, each compiled once however many references lead into it, under separate names. */
export class ImportedBodies {
  /** Slots with the values that they have in their own grammars. */
  readonly slots = new Map<string, readonly string[]>()
  private readonly bodies = new Map<ImportedGrammar, RuleBodies>()

  /** @param taken the names of the slots of the grammar itself. */
  constructor(
    imports: LinkedImports,
    private readonly taken: ReadonlyMap<string, unknown>,
    nextId: () => number,
  ) {
    const wanted = wantedRules(imports)
    for (const [grammar, links] of imports.grammars) {
      const reached = wanted.get(grammar) ?? new Set()
      const slots = this.takeSlots(grammar, slotValues(grammar.symbols, links), reached)
      const bodies = new RuleBodies({
        rules: grammar.order.ordered.filter(({ rule }) => reached.has(rule.name)),
        nextId,
        grammar: grammar.name,
        resolveElsewhere: (name, range, builder) => {
          const link = links.get(name)
          if (link) return this.resolve(link, name, range, builder)
          const slot = slots.get(name)
          return slot === undefined
            ? undefined
            : { node: builder.node(range, { kind: 'slot', name: slot }), depth: 1 }
        },
      })
      this.bodies.set(grammar, bodies)
    }
  }

  /** Symbols of the imported grammars, those that nothing else imports first. */
  get symbols(): readonly Symbols[] {
    return [...this.bodies.keys()].reverse().map(({ symbols }) => symbols)
  }

  resolve({ grammar, rule }: ImportLink, name: string, range: Range, builder: Builder): Elsewhere {
    const found = this.bodies.get(grammar)?.imported(rule, name, range, builder)
    return found ?? { node: builder.node(range, { kind: 'nothing' }), depth: 1 }
  }

  /** Names of slots in all, by their names in their grammar. */
  private takeSlots(
    grammar: ImportedGrammar,
    values: ReadonlyMap<string, readonly string[]>,
    reached: ReadonlySet<string>,
  ): ReadonlyMap<string, string> {
    const names = new Map<string, string>()
    for (const [slot, defaults] of values) {
      if (!reached.has(slot)) continue
      let name = `${grammar.writtenName}.${slot}`
      while (this.taken.has(name) || this.slots.has(name)) name += '_'
      names.set(slot, name)
      this.slots.set(name, grammar.slots[slot] ?? defaults)
    }
    return names
  }
}
