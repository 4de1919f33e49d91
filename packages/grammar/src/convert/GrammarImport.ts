import type { Range } from '../syntax/position.js'
import type { ConversionProblems } from './conversionProblem.js'
import { any, type Expansion, never, type ReferenceExpansion, referencesIn, silence } from './expansion.js'
import type { ForeignGrammar, ForeignRule, Target } from './ForeignGrammar.js'
import { foreignRuleOrder } from './foreignRuleOrder.js'
import { NonEmpty } from './NonEmpty.js'
import { RuleNames } from './RuleNames.js'
import { Simplifier } from './Simplifier.js'
import { unrollRecursion } from './unrollRecursion.js'

export interface WrittenRule {
  readonly name: string
  readonly body: Expansion
  readonly comments: readonly string[]
}

type OutsideTarget = Extract<Target, { kind: 'import' | 'slot' }>

/** Brings the rules of a foreign grammar, the referenced ones first, into the forms and names of BNF+EM. */
export class GrammarImport {
  readonly written = new Map<string, WrittenRule>()
  /** Rules of elsewhere, by their kind. */
  readonly outside = { import: new Set<string>(), slot: new Set<string>() }
  private readonly names = new RuleNames()
  private readonly rules: ReadonlyMap<string, ForeignRule>
  private readonly nameOf = new Map<string, string>()
  private readonly nameOutside = new Map<string, string>()
  private readonly blank = new Map<string, Expansion>()
  private readonly silentRules = new Set<string>()
  private readonly spoken = new Map<string, Expansion | undefined>()
  private readonly nonEmpty: NonEmpty
  private at: Range

  constructor(
    private readonly grammar: ForeignGrammar,
    private readonly problems: ConversionProblems,
  ) {
    this.at = problems.range(0, 0)
    this.nonEmpty = new NonEmpty(
      this.silentRules,
      (name) => this.spokenRule(name),
      () => problems.add('too-many-options', this.at),
    )
    const named = (rules: readonly ForeignRule[]) => new Map(rules.map((rule) => [rule.name, rule]))
    const given = named(grammar.rules)
    this.rules = named(unrollRecursion(given, (reference) => this.ruleIn(given, reference)))
    for (const { name, range } of grammar.rules) this.nameOf.set(name, this.nameFor(name, range))
    this.writeAll()
  }

  /** The new name of a rule that other grammars may use, or undefined when it accepts only the empty sentence. */
  exported(name: string): string | undefined {
    const own = this.nameOf.get(name) ?? ''
    return this.written.has(own) ? own : undefined
  }

  /**
   * The start of the sentences of the named rule: a start must not accept the empty sentence, so that a rule which does has
   * another beside it.
   */
  start(name: string): string | undefined {
    const own = this.exported(name)
    if (own === undefined || !this.silentRules.has(own)) return own
    this.at = this.rules.get(name)?.range ?? this.at
    this.problems.add('silent-start', this.at, { rule: `<${own}>` })
    const spoken = this.spokenRule(own)
    return spoken?.kind === 'reference' ? spoken.name : undefined
  }

  private ruleIn(rules: ReadonlyMap<string, ForeignRule>, reference: ReferenceExpansion) {
    const target = this.grammar.targetOf(reference)
    return target.kind === 'rule' ? rules.get(target.name) : undefined
  }

  private writeAll(): void {
    const references = new Map([...this.rules.values()].map((rule) => [rule, referencesIn(rule.body)]))
    const { ordered, closing } = foreignRuleOrder(
      this.rules,
      (rule) => references.get(rule) ?? [],
      (reference) => this.ruleIn(this.rules, reference),
    )
    const simplifier = new Simplifier(this.problems, this.nonEmpty, (reference) =>
      closing.has(reference) ? this.endless(reference) : this.resolve(reference),
    )
    for (const rule of ordered) this.write(rule, simplifier)
  }

  private write({ name, range, body: foreign, comments }: ForeignRule, simplifier: Simplifier): void {
    const own = this.nameOf.get(name) ?? ''
    this.at = range
    const body = simplifier.simplify(foreign)
    if (body === never) this.problems.add('never-said', range, { rule: `<${name}>` })
    if (body === never || body === silence) {
      this.blank.set(own, body)
      return
    }
    if (this.nonEmpty.isSilent(body)) this.silentRules.add(own)
    this.written.set(own, { name: own, body, comments })
  }

  private endless({ name, range }: ReferenceExpansion): Expansion {
    this.problems.add('recursive-rule', range, { rule: `<${name}>` })
    return never
  }

  private resolve(reference: ReferenceExpansion): Expansion {
    const target = this.grammar.targetOf(reference)
    if (target.kind === 'any') return any
    if (target.kind === 'silence') return silence
    if (target.kind === 'never') return never
    if (target.kind === 'rule') {
      const own = this.nameOf.get(target.name) ?? ''
      return this.blank.get(own) ?? { ...reference, name: own }
    }
    return this.outsideRule(target, reference)
  }

  private outsideRule(target: OutsideTarget, reference: ReferenceExpansion): Expansion {
    const qualified = target.kind === 'import' ? target.qualified : undefined
    const key = `${target.kind} ${qualified ?? target.name}`
    let own = this.nameOutside.get(key)
    if (!own) {
      const isShort = qualified === undefined || !this.names.has(target.name)
      own = this.nameFor(isShort ? target.name : qualified, reference.range)
      this.nameOutside.set(key, own)
      if (target.kind === 'import' && target.address !== undefined)
        this.problems.add('imported-rule', reference.range, { rule: target.address })
      this.outside[target.kind].add(own)
      if (target.kind === 'slot') this.problems.add('undefined-rule', reference.range, { rule: `<${own}>` })
    }
    return { ...reference, name: own }
  }

  private nameFor(name: string, range: Range): string {
    const own = this.names.take(name)
    if (own !== name) this.problems.add('rule-renamed', range, { rule: `<${name}>`, name: `<${own}>` })
    return own
  }

  private spokenRule(name: string): Expansion | undefined {
    if (this.spoken.has(name)) return this.spoken.get(name)
    const body = this.nonEmpty.of(this.written.get(name)?.body ?? silence)
    const own = this.names.take(`${name}_spoken`)
    if (body) this.written.set(own, { name: own, body, comments: [] })
    const reference: Expansion | undefined = body && { kind: 'reference', name: own, range: this.at }
    this.spoken.set(name, reference)
    return reference
  }
}
