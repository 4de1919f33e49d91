import {
  type CompiledGrammar,
  type CompiledNode,
  type RepeatNode,
  type RuleNode,
  type SlotNode,
  type TagNode,
  valuesOfSlot,
} from '../compile/node.js'
import { ownPlace } from '../compile/ownPlaces.js'
import type { SlotValues } from '../symbols/SlotValues.js'
import { wordsOfSentence } from '../syntax/normalizeWord.js'
import type { GrammarComments } from './commentsOf.js'
import type { ConversionProblems } from './conversionProblem.js'
import { literalTag } from './intentMark.js'
import { maxRounds } from './jsgfForm.js'
import { saysMeaning } from './saysMeaning.js'
import type { SrgsForm, WrittenSrgsRule } from './srgsForms.js'

type NamedNode = RuleNode | SlotNode

/** Of a repeated part that is written out round by round, in characters. */
const longestInline = 2000

/** Writes the rules of a grammar in SRGS or JSGF, each once. */
export class SrgsWriter {
  readonly rules: WrittenSrgsRule[] = []
  /** Names of the rules of the grammar itself. */
  readonly own = new Map<string, string>()
  private readonly names = new Map<string, string>()
  private readonly taken = new Set(['NULL', 'VOID', 'GARBAGE'])

  constructor(
    private readonly grammar: CompiledGrammar,
    private readonly slots: SlotValues,
    private readonly form: SrgsForm,
    private readonly problems: ConversionProblems,
    private readonly comments: GrammarComments,
  ) {}

  /** Writes everything that the starts lead to; returns the names of the start rules, one but for JSGF. */
  roots(): readonly [string, ...string[]] {
    const { root } = this.grammar
    if (root.kind === 'rule') return [this.ruleOf(root)]
    const starts = root.kind === 'choice' && root.rule === '' ? root.items : []
    const rules = starts.filter((item) => item.kind === 'rule')
    const [first, ...others] = this.form.isPlain && rules.length === starts.length ? rules : []
    if (first) return [this.ruleOf(first), ...others.map((each) => this.ruleOf(each))]
    return [this.ruleFor('root', 'start', () => this.expression(root))]
  }

  private expression(node: CompiledNode): string {
    const { form } = this
    switch (node.kind) {
      case 'word':
        return form.words([node.text])
      case 'any':
        if (form.isPlain) this.problems.add('any-speech', ownPlace(this.grammar, node), { text: '<...>' })
        return form.repeat(form.special('GARBAGE'), 0, 1)
      case 'slot':
        return form.reference(this.ruleFor(`slot ${node.name}`, node.name, () => this.valuesOf(node), node))
      case 'sequence':
        return node.items.map((item) => this.expression(item)).join(' ')
      case 'choice':
        return node.items.length === 0
          ? form.special('VOID')
          : form.choice(node.items.map((item) => this.expression(item)))
      case 'optional':
        return form.repeat(this.expression(node.item), 0, 1)
      case 'repeat':
        return this.repeat(node)
      case 'tag':
        return this.tag(node)
      case 'rule':
        return form.reference(this.ruleOf(node))
      case 'nothing':
        return form.special('VOID')
    }
  }

  private repeat(node: RepeatNode): string {
    const { form } = this
    const { item, minimum, maximum, rule } = node
    if (!form.isPlain) return form.repeat(this.expression(item), minimum, maximum)
    const isLong = minimum > maxRounds || (maximum > maxRounds && maximum !== Number.POSITIVE_INFINITY)
    if (isLong) this.problems.add('repeat-opened', ownPlace(this.grammar, node), { limit: String(maxRounds) })
    // Written out many times, a repeat within a repeat would grow without end: each repeated part is a rule.
    const isShort = item.kind === 'word' || item.kind === 'rule' || item.kind === 'slot'
    if (isShort) return form.repeat(this.expression(item), minimum, maximum)
    // But the rule around a return value names it.
    if (saysMeaning(item)) {
      const written = this.expression(item)
      const rounds = maximum > maxRounds ? minimum + 1 : maximum
      if (written.length * rounds <= longestInline) return form.repeat(written, minimum, maximum)
    }
    const name = `${rule}_part`
    if (saysMeaning(item))
      this.problems.add('rule-renamed', ownPlace(this.grammar, node), {
        rule: `<${rule}>`,
        name: `<${name}>`,
      })
    const once = form.reference(this.ruleFor(`part ${item.id}`, name, () => this.expression(item)))
    return form.repeat(once, minimum, maximum)
  }

  private tag(node: TagNode): string {
    const { name, value, item } = node
    const inner = this.expression(item)
    if (value === '') return inner
    return this.form.tagged(inner, literalTag(name, value))
  }

  private valuesOf(node: Extract<CompiledNode, { kind: 'slot' }>): string {
    const { name } = node
    const values = valuesOfSlot(this.grammar, name, this.slots)
      .map((value) => value.split(/\s+/u).filter((word) => wordsOfSentence(word).length > 0))
      .filter((words) => words.length > 0)
    if (values.length > 0) {
      this.problems.add('slot-written', ownPlace(this.grammar, node), { rule: `<${name}>` })
      return this.form.choice(
        values.map((words) => this.form.tagged(this.form.words(words), literalTag('@', words.join(' ')))),
      )
    }
    this.problems.add('empty-slot', ownPlace(this.grammar, node), { rule: `<${name}>` })
    return this.form.special('VOID')
  }

  private ruleOf(node: RuleNode): string {
    const { item, name } = node
    const written = this.ruleFor(`rule ${item.id}`, name, () => this.expression(item), node)
    if (item.grammar === undefined) this.own.set(name, written)
    return written
  }

  private commentsOn(named: NamedNode): readonly string[] {
    const { grammar } = named.kind === 'rule' ? named.item : named
    return (grammar === undefined ? this.comments.rules.get(named.name) : undefined) ?? []
  }

  /** @param named the named statement of the grammar; absent for a rule that the other format needs. */
  private ruleFor(key: string, wanted: string, write: () => string, named?: NamedNode): string {
    const known = this.names.get(key)
    if (known) return known
    // An imported rule is called as its own grammar calls it.
    const short = wanted.slice(wanted.lastIndexOf('.') + 1)
    const base = short.replace(/[^\p{L}\p{M}\p{N}_]/gu, '_')
    let name = base
    for (let count = 2; this.taken.has(name); count++) name = `${base}_${count}`
    this.taken.add(name)
    this.names.set(key, name)
    if (named && name !== short) {
      const range = ownPlace(this.grammar, named)
      this.problems.add('rule-renamed', range, { rule: `<${wanted}>`, name: `<${name}>` })
    }
    const comments = named ? this.commentsOn(named) : []
    const place = this.rules.length
    this.rules.push({ name, text: '', comments })
    this.rules[place] = { name, text: write(), comments }
    return name
  }
}
