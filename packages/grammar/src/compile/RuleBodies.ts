import type { Cycle } from '../check/ruleOrder.js'
import type { RuleStatement } from '../syntax/ast.js'
import type { Range } from '../syntax/position.js'
import { Builder } from './Builder.js'
import type { CompiledNode } from './node.js'

const deepestTree = 1000

type ResolveElsewhere = (name: string, range: Range, builder: Builder) => CompiledNode | undefined

/** The compiled bodies of the rules of one grammar, each built once, the referenced ones first. */
export class RuleBodies {
  private readonly built = new Map<string, { item: CompiledNode; depth: number }>()

  constructor(
    order: { ordered: readonly RuleStatement[]; cycles: readonly Cycle[] },
    nextId: () => number,
    private readonly resolveElsewhere: ResolveElsewhere,
    shownAt?: Range,
  ) {
    for (const { rule, body } of order.ordered) {
      const item = new Builder(rule.name, nextId, this.resolve, shownAt).choice(body)
      const depth = depthOf(item, (name) => this.built.get(name)?.depth ?? 0)
      if (depth <= deepestTree) this.built.set(rule.name, { item, depth })
    }
  }

  // A rule that closes a cycle is not built yet when it is met, so the cycle ends here, in nothing.
  readonly resolve = (name: string, range: Range, builder: Builder): CompiledNode => {
    const elsewhere = this.resolveElsewhere(name, range, builder)
    if (elsewhere) return elsewhere
    const body = this.built.get(name)
    return builder.node(range, body ? { kind: 'rule', name, item: body.item } : { kind: 'nothing' })
  }
}

/** Longest way down a tree, references counted with the depth of their rule. */
function depthOf(node: CompiledNode, depthOfRule: (name: string) => number): number {
  if (node.kind === 'rule') return 1 + depthOfRule(node.name)
  if ('item' in node) return 1 + depthOf(node.item, depthOfRule)
  if (!('items' in node)) return 1
  let deepest = 0
  for (const item of node.items) deepest = Math.max(deepest, depthOf(item, depthOfRule))
  return 1 + deepest
}
