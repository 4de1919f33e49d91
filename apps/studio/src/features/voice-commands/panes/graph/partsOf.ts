import type { GroupShape, Range } from '@saywright/grammar'
import { canOpen, type Graph, keyOf } from './graphOf.js'

/** A part of a drawing that can be chosen: a box, or a rule that is open. */
export type GraphPart = {
  readonly key: string
  readonly text: string
  readonly range: Range
  /** Of a rule, without brackets. */
  readonly rule?: string
  readonly canOpen: boolean
  readonly isOpen: boolean
}

/** The selectable parts of a drawing, by their keys, outer parts first. */
export function partsOf(graph: Graph, root: GroupShape): ReadonlyMap<string, GraphPart> {
  const parts = new Map<string, GraphPart>()
  const add = (part: Omit<GraphPart, 'key'> & { path: string }) => {
    const { path, ...rest } = part
    const key = keyOf(part)
    parts.set(key, { ...rest, key })
  }
  const visit = ({ items, reference }: GroupShape): void => {
    if (reference) {
      const { name, path, range } = reference
      add({ path, range, text: `<${name}>`, rule: name, canOpen: true, isOpen: true })
    }
    for (const item of items) {
      if (item.kind === 'group') visit(item)
      if (item.kind !== 'box' || item.box === 'more') continue
      const { path, range, text, name, box } = item
      const isRule = box === 'rule'
      const rule = isRule && graph.analysis.symbols.rules.has(name) ? { rule: name } : {}
      add({ path, range, text, ...rule, canOpen: isRule && canOpen(graph, item, path), isOpen: false })
    }
  }
  visit(root)
  return parts
}

/** The innermost part at a place of the text; of a rule that is open twice, the first. */
export function partAt(parts: ReadonlyMap<string, GraphPart>, offset: number): GraphPart | undefined {
  return [...parts.values()].find(
    ({ range, isOpen }) => !isOpen && range.start.offset <= offset && offset <= range.end.offset,
  )
}
