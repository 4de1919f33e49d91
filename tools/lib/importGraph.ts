import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { specifiersOf } from './imports.ts'

export type ImportGraph = ReadonlyMap<string, readonly string[]>

/** Which file imports which, by relative paths, types and dynamic imports included. Paths are relative to `root`. */
export function importsOf(paths: readonly string[], root: string): ImportGraph {
  const known = new Set(paths)
  const resolve = (from: string, specifier: string) => {
    const base = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''))
    const stem = base.replace(/\.js$/, '')
    return [base, `${stem}.ts`, `${stem}.tsx`].find((path) => known.has(path))
  }
  return new Map(
    paths.map((path) => {
      const source = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : ''
      const targets = specifiersOf(source)
        .filter(({ text }) => text.startsWith('.'))
        .flatMap(({ text }) => resolve(path, text) ?? [])
      return [path, targets]
    }),
  )
}

/**
 * Groups of files that import each other, directly or around.
 * @see R. Tarjan, "Depth-first search and linear graph algorithms", 1972.
 */
export function cyclesOf(graph: ImportGraph): string[][] {
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const cycles: string[][] = []
  const visit = (path: string) => {
    index.set(path, index.size)
    low.set(path, index.get(path)!)
    stack.push(path)
    for (const target of graph.get(path) ?? []) {
      if (!index.has(target)) visit(target)
      if (stack.includes(target)) low.set(path, Math.min(low.get(path)!, low.get(target)!))
    }
    if (low.get(path) !== index.get(path)) return
    const group = stack.splice(stack.indexOf(path))
    if (group.length > 1 || (graph.get(path) ?? []).includes(path)) cycles.push(group)
  }
  for (const path of graph.keys()) if (!index.has(path)) visit(path)
  return cycles
}

/** The same graph between the folders directly below `parent`; a file in `parent` itself is a node of its own. */
export function folderGraph(graph: ImportGraph, parent: string): ImportGraph {
  const nodeOf = (path: string) =>
    path.startsWith(`${parent}/`) ? path.slice(parent.length + 1).split('/')[0] : undefined
  const folders = new Map<string, Set<string>>()
  for (const [path, targets] of graph) {
    const from = nodeOf(path)
    if (!from) continue
    const reached = folders.get(from) ?? new Set()
    folders.set(from, reached)
    for (const target of targets.map(nodeOf)) if (target && target !== from) reached.add(target)
  }
  return new Map([...folders].map(([name, reached]) => [name, [...reached]]))
}
