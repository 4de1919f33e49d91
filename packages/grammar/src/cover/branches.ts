import type { CompiledGrammar, CompiledNode, RuleNode, SlotNode, WordNode } from '../compile/node.js'
import type { PathStep } from '../match/trace.js'

/** A place that says something: a word, a slot, or a built-in rule, whose inside does not count. */
export type BranchNode = WordNode | SlotNode | RuleNode

/** The places of a grammar that say something. */
export class Branches {
  readonly #builtIn: ReadonlySet<string>

  constructor({ builtIn }: Pick<CompiledGrammar, 'builtIn'>) {
    this.#builtIn = new Set(builtIn?.grammars.map(({ name }) => name))
  }

  isBranch(node: CompiledNode): node is BranchNode {
    return node.kind === 'word' || node.kind === 'slot' || this.isBuiltIn(node)
  }

  /** Whether it refers to a rule that is built in. */
  isBuiltIn(node: CompiledNode): boolean {
    const grammar = node.kind === 'rule' ? node.item.grammar : undefined
    return grammar !== undefined && this.#builtIn.has(grammar)
  }

  /** Each of an expression once, with its key. */
  *within(root: CompiledNode): Generator<[key: string, BranchNode]> {
    const seen = new Set<CompiledNode>()
    const keys = new Set<string>()
    const open = [root]
    for (let node = open.pop(); node; node = open.pop()) {
      if (seen.has(node)) continue
      seen.add(node)
      if (this.isBranch(node)) {
        const key = keyOfBranch(node)
        if (!keys.has(key)) yield [key, node]
        keys.add(key)
      } else if ('items' in node) open.push(...node.items)
      else if ('item' in node) open.push(node.item)
    }
  }
}

/** The same for all nodes of one place. */
export function keyOfBranch(node: BranchNode): string {
  return keyOf(node, node.kind, node.kind === 'word' ? node.text : node.name)
}

/** The key of the branch that a step of a sentence says; undefined for a step through a rule of the grammar itself. */
export function keyOfStep(step: PathStep): string {
  return keyOf(step, step.kind, step.kind === 'word' ? step.text : step.name)
}

type Placed = Pick<CompiledNode, 'rule' | 'range' | 'grammar'>

// The words of an imported rule show where it is referred to, which may be many places.
export function keyOf({ rule, range, grammar }: Placed, kind: PathStep['kind'], text: string): string {
  const place = grammar === undefined ? String(range.start.offset) : grammar
  return `${kind} ${place} ${rule} ${text}`
}
