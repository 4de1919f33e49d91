import type { Choice, Sequence, Term } from '../syntax/ast.js'
import { wordsOfSentence } from '../syntax/normalizeWord.js'
import type { Range } from '../syntax/position.js'
import type { CompiledNode } from './node.js'

type WithoutId<Node> = Node extends CompiledNode ? Omit<Node, 'id' | 'rule' | 'range' | 'grammar'> : never

/** Turns the expression of one rule into nodes; `resolve` returns the target of a reference. */
export class Builder {
  constructor(
    private readonly rule: string,
    private readonly nextId: () => number,
    private readonly resolve: (name: string, range: Range, builder: Builder) => CompiledNode,
    /** The name of an imported grammar. */
    private readonly grammar?: string,
  ) {}

  node(range: Range, parts: WithoutId<CompiledNode>): CompiledNode {
    const place = this.grammar === undefined ? undefined : { grammar: this.grammar }
    return { id: this.nextId(), rule: this.rule, range, ...place, ...parts } as CompiledNode
  }

  choice(choice: Choice): CompiledNode {
    const items = choice.alternatives.map((sequence) => this.sequence(sequence))
    return items.length === 1
      ? (items[0] as CompiledNode)
      : this.node(choice.range, { kind: 'choice', items })
  }

  private sequence(sequence: Sequence): CompiledNode {
    const items = sequence.terms.map((term) => this.term(term))
    return items.length === 1
      ? (items[0] as CompiledNode)
      : this.node(sequence.range, { kind: 'sequence', items })
  }

  private term(term: Term): CompiledNode {
    const { range } = term
    switch (term.kind) {
      case 'word':
        return this.word(term.text, range)
      case 'phrase':
        return this.phrase(term.text, range)
      case 'reference':
        return this.resolve(term.name, range, this)
      case 'group':
        return this.choice(term.body)
      case 'optional':
        return this.node(range, { kind: 'optional', item: this.choice(term.body) })
      case 'repeat': {
        const maximum = term.maximum === 'unbounded' ? Number.POSITIVE_INFINITY : term.maximum
        return this.node(range, {
          kind: 'repeat',
          item: this.choice(term.body),
          minimum: term.minimum,
          maximum,
        })
      }
      case 'tag':
        return this.node(range, {
          kind: 'tag',
          name: term.name,
          value: undefined,
          item: this.choice(term.body),
        })
      case 'action':
        return this.node(range, {
          kind: 'tag',
          name: term.name,
          value: term.value,
          item: this.term(term.term),
        })
      case 'any':
        return this.node(range, { kind: 'any' })
      case 'invalid':
        return this.node(range, { kind: 'nothing' })
    }
  }

  private word(text: string, range: Range): CompiledNode {
    const words = wordsOfSentence(text)
    if (words.length === 0) return this.node(range, { kind: 'nothing' })
    return this.node(range, { kind: 'word', word: words.join(' '), words, text })
  }

  private phrase(text: string, range: Range): CompiledNode {
    const items = [...text.matchAll(/\S+/gu)].map((found) => {
      const from = 1 + found.index
      return this.word(found[0], { start: moved(range, from), end: moved(range, from + found[0].length) })
    })
    const spoken = items.filter((item) => item.kind === 'word')
    if (spoken.length === 1) return spoken[0] as CompiledNode
    return this.node(range, spoken.length === 0 ? { kind: 'nothing' } : { kind: 'sequence', items: spoken })
  }
}

// A string never spans lines, so a place inside it is a matter of columns.
function moved({ start }: Range, by: number) {
  return { line: start.line, column: start.column + by, offset: start.offset + by }
}
