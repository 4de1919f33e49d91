import { type CompiledGrammar, type CompiledNode, type RepeatNode, valuesOfSlot } from '../compile/node.js'
import type { SlotValues } from '../symbols/SlotValues.js'
import { speechWords } from './speechWords.js'

/** Maximum number of rounds of a repeat; a longer one is written as unbounded. */
export const maxRounds = 32

/** Writes expressions, and collects the rules they need, each once. */
export class JsgfWriter {
  readonly rules: string[] = []
  saysAnything = false
  private readonly names = new Map<string, string>()

  constructor(
    private readonly grammar: CompiledGrammar,
    private readonly slots: SlotValues,
    private readonly anySpeechRule: string,
  ) {}

  expression(node: CompiledNode): string {
    switch (node.kind) {
      case 'word':
        return speechWords(node.text).join(' ') || '<NULL>'
      case 'any':
        this.saysAnything = true
        return `[ <${this.anySpeechRule}> ]`
      case 'slot':
        return this.ruleFor(`slot ${node.name}`, () => this.valuesOf(node.name))
      case 'sequence':
        return node.items.map((item) => this.expression(item)).join(' ')
      case 'choice':
        return `( ${node.items.map((item) => this.expression(item)).join(' | ')} )`
      case 'optional':
        return `[ ${this.expression(node.item)} ]`
      case 'repeat':
        return this.repeat(node)
      case 'tag':
        return this.expression(node.item)
      case 'rule':
        return this.ruleFor(`rule ${node.item.id} ${node.name}`, () => this.expression(node.item))
      case 'nothing':
        return '<VOID>'
    }
  }

  private repeat(node: RepeatNode): string {
    const once = this.once(node)
    const minimum = Math.min(node.minimum, maxRounds)
    const needed = Array.from({ length: minimum }, () => once)
    if (node.maximum > maxRounds) return [...needed, `( ${once} )*`].join(' ')
    let rest = ''
    for (let round = minimum; round < node.maximum; round++)
      rest = rest === '' ? `[ ${once} ]` : `[ ${once} ${rest} ]`
    return rest === '' ? needed.join(' ') || '<NULL>' : [...needed, rest].join(' ')
  }

  // Written out many times, a repeat within a repeat would grow without end: each repeated part is a rule.
  private once(node: RepeatNode): string {
    const { item } = node
    if (item.kind === 'word' || item.kind === 'rule' || item.kind === 'slot') return this.expression(item)
    return this.ruleFor(`part ${item.id} ${node.rule}_part`, () => this.expression(item))
  }

  private ruleFor(key: string, write: () => string): string {
    const known = this.names.get(key)
    if (known) return known
    const readable = (key.split(' ').at(-1) ?? '')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/\W+/g, '_')
    const name = `<${readable}_${this.names.size + 1}>`
    this.names.set(key, name)
    const place = this.rules.length
    this.rules.push('')
    this.rules[place] = `${name} = ${write()};`
    return name
  }

  private valuesOf(slot: string): string {
    const values = valuesOfSlot(this.grammar, slot, this.slots).map((value) => speechWords(value).join(' '))
    return [...new Set(values)].filter((value) => value !== '').join(' | ') || '<VOID>'
  }
}
