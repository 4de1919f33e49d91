import type { CompiledNode } from '../compile/node.js'

/** Whether an expression itself, and not only a rule in it, has an intent or a return value. */
export function saysMeaning(node: CompiledNode): boolean {
  if (node.kind === 'tag') return true
  if (node.kind === 'rule') return false
  if ('items' in node) return node.items.some(saysMeaning)
  return 'item' in node && saysMeaning(node.item)
}
