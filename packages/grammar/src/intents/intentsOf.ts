import type { Analysis } from '../analyze.js'
import { kindOf, type NamedRule } from '../navigate/occurrences.js'
import type { Tag } from '../syntax/ast.js'
import type { Range } from '../syntax/position.js'

/** A rule or slot that stands beside an intent. */
export interface IntentPart {
  /** Without brackets. */
  readonly name: string
  readonly kind: NamedRule['kind']
  /** Alternatives of its body in this grammar: branches of a rule, default values of a slot. */
  readonly branches: number
}

/** A name that `!tag` gives to what is said. */
export interface Intent {
  readonly name: string
  /** Of the name wherever a `!tag` writes it, in the order of the text. */
  readonly places: readonly Range[]
  /** Names of the rules in which it is written. */
  readonly rules: readonly string[]
  /** What those rules refer to, each once. */
  readonly parts: readonly IntentPart[]
}

/** The intents of a grammar, each name once, in the order of the text. */
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
