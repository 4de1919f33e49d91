import type { Analysis } from '../analyze.js'
import { kindOf, type NamedRule } from '../symbols/occurrences.js'
import type { Tag } from '../syntax/ast.js'
import type { Range } from '../syntax/position.js'

/** A rule or slot that is used in an intent. */
export interface IntentPart {
  /** Name without brackets. */
  readonly name: string
  readonly kind: NamedRule['kind']
  /** Number of alternatives of its body in this grammar: branches of a rule, default values of a slot. */
  readonly branches: number
}

/** A name that `!tag` assigns to spoken text. */
export interface Intent {
  readonly name: string
  /** Ranges of the name in all its `!tag` directives, in text order. */
  readonly places: readonly Range[]
  /** Names of the rules that contain the intent. */
  readonly rules: readonly string[]
  /** References of those rules, without duplicates. */
  readonly parts: readonly IntentPart[]
}

/** The intents of a grammar, each name once, in text order. */
export function intentsOf(analysis: Analysis): Intent[] {
  const { symbols } = analysis
  const found = new Map<string, { places: Range[]; rules: Set<string>; parts: Set<string> }>()
  for (const [definition, terms] of symbols.terms) {
    const references = symbols.references.get(definition) ?? []
    for (const tag of terms.filter((term): term is Tag => term.kind === 'tag')) {
      const intent = found.get(tag.name) ?? { places: [], rules: new Set(), parts: new Set() }
      found.set(tag.name, intent)
      intent.places.push(tag.nameRange)
      intent.rules.add(definition.rule.name)
      for (const { name } of references) intent.parts.add(name)
    }
  }
  const partOf = (name: string): IntentPart => ({
    name,
    kind: kindOf(analysis, name),
    branches: symbols.rules.get(name)?.body.alternatives.length ?? 0,
  })
  return [...found].map(([name, { places, rules, parts }]) => ({
    name,
    places,
    rules: [...rules],
    parts: [...parts].map(partOf),
  }))
}
