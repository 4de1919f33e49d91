import type { Module } from '../walks/moduleGraph.ts'

/** The imports of each module. */
export type Graph = ReadonlyMap<string, Pick<Module, 'imports'>>

/** Every module from which a module is reached, with the least number of imports between both; the module itself with 0. */
export function reaching(graph: Graph, path: string): ReadonlyMap<string, number> {
  const importers = importersOf(graph)
  const distances = new Map(graph.has(path) ? [[path, 0]] : [])
  // Names that are added meanwhile are visited too.
  for (const [name, distance] of distances) {
    for (const importer of importers.get(name) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1)
  }
  return distances
}

const known = new WeakMap<Graph, Map<string, string[]>>()

function importersOf(graph: Graph): Map<string, string[]> {
  const found = known.get(graph)
  if (found) return found
  const importers = new Map<string, string[]>()
  for (const [path, { imports }] of graph) {
    for (const name of imports.values()) importers.set(name, [...(importers.get(name) ?? []), path])
  }
  known.set(graph, importers)
  return importers
}
