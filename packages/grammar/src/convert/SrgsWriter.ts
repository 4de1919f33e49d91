import {
  type CompiledGrammar,
  type CompiledNode,
  type RepeatNode,
  type RuleNode,
  type SlotValues,
  type TagNode,
  valuesOfSlot,
} from '../compile/node.js'
import { ownPlace } from '../compile/ownPlaces.js'
import { wordsOfSentence } from '../syntax/normalizeWord.js'
import type { GrammarComments } from './commentsOf.js'
import type { ConversionProblems } from './conversionProblem.js'
import { maxRounds } from './jsgfForm.js'
import type { SrgsForm, WrittenSrgsRule } from './srgsForms.js'

/** Writes the rules of a grammar in SRGS or JSGF, each once. */
export class SrgsWriter {
  readonly rules: WrittenSrgsRule[] = []
  private readonly names = new Map<string, string>()
  private readonly taken = new Set(['NULL', 'VOID', 'GARBAGE'])

  constructor(
    private readonly grammar: CompiledGrammar,
    private readonly slots: SlotValues,
    private readonly form: SrgsForm,
    private readonly problems: ConversionProblems,
    private readonly comments: GrammarComments,
  ) {}

  /** Writes everything that the starts lead to; gives the name of the root rule. */
  root(): string {
    const { root } = this.grammar
    if (root.kind === 'rule') return this.ruleOf(root)
    return this.ruleFor('root', 'start', () => this.expression(root))
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
        return form.reference(
          this.ruleFor(`slot ${node.name}`, node.name, () => this.valuesOf(node), this.commentsOn(node)),
        )
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
    const once = isShort
      ? this.expression(item)
      : form.reference(this.ruleFor(`part ${item.id}`, `${rule}_part`, () => this.expression(item)))
    return form.repeat(once, minimum, maximum)
  }

  private tag(node: TagNode): string {
    const { name, value, item } = node
    const inner = this.expression(item)
    if (value === undefined) this.problems.add('tag-of-words', ownPlace(this.grammar, node), { tag: name })
    if (!value) return inner
    return this.form.tagged(inner, name === '@' ? value : `${name}=${value}`)
  }

  private valuesOf(node: Extract<CompiledNode, { kind: 'slot' }>): string {
    const { name } = node
    const values = valuesOfSlot(this.grammar, name, this.slots)
      .map((value) => value.split(/\s+/u).filter((word) => wordsOfSentence(word).length > 0))
      .filter((words) => words.length > 0)
    if (values.length > 0) return this.form.choice(values.map((words) => this.form.words(words)))
    this.problems.add('empty-slot', ownPlace(this.grammar, node), { rule: `<${name}>` })
    return this.form.special('VOID')
  }

  private ruleOf(node: RuleNode): string {
    const { item, name } = node
    return this.ruleFor(
      `rule ${item.id}`,
      name,
      () => this.expression(item),
      this.commentsOn({ ...item, name }),
    )
  }

  private commentsOn({ name, grammar }: { name: string; grammar?: string | undefined }): readonly string[] {
    return (grammar === undefined ? this.comments.rules.get(name) : undefined) ?? []
  }

  private ruleFor(
    key: string,
    wanted: string,
    write: () => string,
    comments: readonly string[] = [],
  ): string {
    const known = this.names.get(key)
    if (known) return known
    const base = wanted.replace(/[^\p{L}\p{N}_]/gu, '_')
    let name = base
    for (let count = 2; this.taken.has(name); count++) name = `${base}_${count}`
    this.taken.add(name)
    this.names.set(key, name)
    const place = this.rules.length
    this.rules.push({ name, text: '', comments })
    this.rules[place] = { name, text: write(), comments }
    return name
  }
}
