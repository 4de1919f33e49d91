import type { Range } from '../syntax/position.js'
import type { CompiledGrammar, CompiledNode } from './node.js'

const known = new WeakMap<CompiledGrammar, ReadonlyMap<CompiledNode, Range>>()

/**
 * The place of a node in the text of the grammar itself: its own place, and for a node of an imported grammar the first
 * reference that leads there.
 */
export function ownPlace(grammar: CompiledGrammar, node: CompiledNode): Range {
  if (node.grammar === undefined) return node.range
  let places = known.get(grammar)
  if (!places) {
    places = placesOf(grammar.root)
    known.set(grammar, places)
  }
  return places.get(node) ?? node.range
}

function placesOf(root: CompiledNode): ReadonlyMap<CompiledNode, Range> {
  const places = new Map<CompiledNode, Range>()
  const seen = new Set<CompiledNode>()
  const open: { node: CompiledNode; from: Range | undefined }[] = [{ node: root, from: undefined }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, from } = next
    if (seen.has(node)) continue
    seen.add(node)
    if (from) places.set(node, from)
    const inside = (item: CompiledNode) => (item.grammar === undefined ? undefined : (from ?? node.range))
    // The first in the text is taken first.
    if ('items' in node)
      for (const item of node.items.toReversed()) open.push({ node: item, from: inside(item) })
    else if ('item' in node) open.push({ node: node.item, from: inside(node.item) })
  }
  return places
}
