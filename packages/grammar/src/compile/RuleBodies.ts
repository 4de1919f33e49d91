import type { RuleStatement } from '../syntax/ast.js'
import type { Range } from '../syntax/position.js'
import { Builder } from './Builder.js'
import type { CompiledNode } from './node.js'

const deepestTree = 1000

/** The target of a name outside the rules of the grammar itself. */
export interface Elsewhere {
  readonly node: CompiledNode
  /** Longest way down from it. */
  readonly depth: number
}

interface BodiesOptions {
  /** The rules to build, the referenced ones first. */
  readonly rules: readonly RuleStatement[]
  readonly nextId: () => number
  readonly resolveElsewhere: (name: string, range: Range, builder: Builder) => Elsewhere | undefined
  /** The name of an imported grammar. */
  readonly grammar?: string | undefined
}

/** The compiled bodies of the rules of one grammar, each built once. */
export class RuleBodies {
  private readonly built = new Map<string, { item: CompiledNode; depth: number }>()
  private readonly elsewhere = new Map<CompiledNode, number>()

  constructor(private readonly options: BodiesOptions) {
    const { rules, nextId, grammar } = options
    for (const { rule, body } of rules) {
      const item = new Builder(rule.name, nextId, this.resolve, grammar).choice(body)
      const depth = this.depthOf(item)
      if (depth <= deepestTree) this.built.set(rule.name, { item, depth })
    }
  }

  // A rule that closes a cycle is not built yet when it is referred to, so the cycle ends here, in nothing.
  readonly resolve = (name: string, range: Range, builder: Builder): CompiledNode => {
    const elsewhere = this.options.resolveElsewhere(name, range, builder)
    if (elsewhere) {
      this.elsewhere.set(elsewhere.node, elsewhere.depth)
      return elsewhere.node
    }
    const body = this.built.get(name)
    return builder.node(range, body ? { kind: 'rule', name, item: body.item } : { kind: 'nothing' })
  }

  /** The target of a reference from another grammar. */
  imported(rule: string, name: string, range: Range, builder: Builder): Elsewhere | undefined {
    const { node, depth } = this.options.resolveElsewhere(rule, range, builder) ?? {}
    if (node) return { node: node.kind === 'rule' ? { ...node, name } : node, depth: depth ?? 1 }
    const body = this.built.get(rule)
    if (!body) return undefined
    return { node: builder.node(range, { kind: 'rule', name, item: body.item }), depth: 1 + body.depth }
  }

  /** Longest way down a tree, references counted with the depth of their rule. */
  private depthOf(node: CompiledNode): number {
    const known = this.elsewhere.get(node)
    if (known !== undefined) return known
    if (node.kind === 'rule') return 1 + (this.built.get(node.name)?.depth ?? 0)
    if ('item' in node) return 1 + this.depthOf(node.item)
    if (!('items' in node)) return 1
    let deepest = 0
    for (const item of node.items) deepest = Math.max(deepest, this.depthOf(item))
    return 1 + deepest
  }
}
