import type { CompiledGrammar, CompiledNode, ListNode } from '../compile/node.js'
import { Branches } from './branches.js'

/** The part of a grammar whose sentences pass a `!tag` of a name; `undefined` when none does. */
export function grammarOfIntent(grammar: CompiledGrammar, name: string): CompiledGrammar | undefined {
  const pruning = new Pruning(name, grammar.nodeCount, true)
  if (!pruning.holds(grammar.root)) return undefined
  const root = pruning.prune(grammar.root)
  return { ...grammar, root, nodeCount: pruning.nodeCount }
}

/** Keys of the branches of an intent: of the rules with its `!tag`, without alternatives to it. */
export function branchesOfIntent(grammar: CompiledGrammar, name: string): ReadonlySet<string> {
  return branchesOfIntents(grammar, [name]).get(name) ?? new Set()
}

/** The same of several intents. */
export function branchesOfIntents(
  grammar: CompiledGrammar,
  names: Iterable<string>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const branches = new Branches(grammar)
  const bodies = bodiesByTag(grammar.root)
  const keysOf = (name: string) => {
    const keys = new Set<string>()
    for (const body of bodies.get(name) ?? []) {
      const part = new Pruning(name, grammar.nodeCount, false).prune(body)
      for (const [key] of branches.within(part)) keys.add(key)
    }
    return keys
  }
  return new Map([...names].map((name) => [name, keysOf(name)]))
}

const isTagOf = (node: CompiledNode, name: string) =>
  node.kind === 'tag' && node.name === name && isIntent(node)

/** Whether it is a `!tag` of the grammar itself. */
const isIntent = (node: CompiledNode) =>
  node.kind === 'tag' && node.value === undefined && node.grammar === undefined

/** The bodies of rules with each `!tag`. */
function bodiesByTag(root: CompiledNode): ReadonlyMap<string, ReadonlySet<CompiledNode>> {
  const found = new Map<string, Set<CompiledNode>>()
  const seen = new Set<CompiledNode>()
  const open: (readonly [node: CompiledNode, body: CompiledNode])[] = [[root, root]]
  for (let next = open.pop(); next; next = open.pop()) {
    const [node, body] = next
    if (seen.has(node)) continue
    seen.add(node)
    if (node.kind === 'tag' && isIntent(node))
      found.set(node.name, (found.get(node.name) ?? new Set()).add(body))
    if ('items' in node) for (const item of node.items) open.push([item, body])
    else if ('item' in node) open.push([node.item, node.kind === 'rule' ? node.item : body])
  }
  return found
}

/** Removes alternatives to a tag. */
class Pruning {
  private readonly holding = new Map<CompiledNode, boolean>()
  private readonly pruned = new Map<CompiledNode, CompiledNode>()

  /** @param isThrough whether the tag is also looked for in the rules that are referred to. */
  constructor(
    private readonly name: string,
    public nodeCount: number,
    private readonly isThrough: boolean,
  ) {}

  holds(node: CompiledNode): boolean {
    const known = this.holding.get(node)
    if (known !== undefined) return known
    const holds = this.lookIn(node)
    this.holding.set(node, holds)
    return holds
  }

  private lookIn(node: CompiledNode): boolean {
    if (isTagOf(node, this.name)) return true
    if (node.kind === 'rule') return this.isThrough && this.holds(node.item)
    if ('items' in node) return node.items.some((item) => this.holds(item))
    return 'item' in node && this.holds(node.item)
  }

  /** @param node contains the tag. */
  prune(node: CompiledNode): CompiledNode {
    const known = this.pruned.get(node)
    if (known) return known
    const pruned = isTagOf(node, this.name) ? node : this.without(node)
    this.pruned.set(node, pruned)
    return pruned
  }

  private without(node: CompiledNode): CompiledNode {
    switch (node.kind) {
      case 'choice':
        return this.copy(node, {
          items: node.items.filter((item) => this.holds(item)).map((item) => this.prune(item)),
        })
      case 'sequence':
        return this.withoutIn(node)
      case 'optional':
        return this.prune(node.item)
      case 'repeat':
        // Each round says it: fewer sentences than there are, and all that can be said with it.
        return this.copy(node, { item: this.prune(node.item), minimum: Math.max(1, node.minimum) })
      case 'tag':
      case 'rule':
        return this.copy(node, { item: this.prune(node.item) })
      default:
        return node
    }
  }

  /** Of several terms with the tag one has to say it, any of them. */
  private withoutIn(node: ListNode): CompiledNode {
    const ways = node.items.flatMap((item, at) =>
      this.holds(item) ? [this.copy(node, { items: node.items.with(at, this.prune(item)) })] : [],
    )
    const [only] = ways
    return only && ways.length === 1 ? only : this.copy({ ...node, kind: 'choice' }, { items: ways })
  }

  private copy<Node extends CompiledNode>(node: Node, changes: Partial<Node>): Node {
    const id = this.nodeCount
    this.nodeCount += 1
    return { ...node, ...changes, id }
  }
}
