import { everything } from './takeApart.ts'
import type { NamelessModule, Use } from './withoutNames.ts'

type Graph = ReadonlyMap<string, NamelessModule>

/**
 * The inputs of entries: every reached module, every package with its version, and the order of effects. A module is named
 * by its place in the order in which modules are used, so that two of the same content stay two.
 */
export function partsOf(
  graph: Graph,
  locked: (specifier: string) => readonly string[],
  entries: readonly string[],
): string[] {
  const places = placesOf(graph, entries)
  const nameOf = (name: string) => (graph.has(name) ? `${places.get(name)}` : name)
  const useOf = ({ from, name }: Use) =>
    `${nameOf(from)} ${graph.has(from) ? exportsOf(graph, from, name) : name}`
  const reached = [...places.keys()]
  return [
    ...entries.map((from) => useOf({ from, name: everything })),
    ...reached.flatMap((name) => {
      const module = graph.get(name)
      return module ? [module.hash, ...module.uses.map(useOf)] : []
    }),
    'effects',
    ...effectsOf(graph, entries).map(nameOf),
    'packages',
    ...[...new Set(reached.flatMap((name) => (graph.has(name) ? [] : locked(name))))].sort(),
  ]
}

/** Modules and packages by the order of their first use: what code uses before what is imported for its effect alone. */
function placesOf(graph: Graph, entries: readonly string[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>()
  const place = (name: string) => places.has(name) || places.set(name, places.size)
  entries.forEach(place)
  // Names that are placed meanwhile are visited too.
  for (const name of places.keys()) {
    const module = graph.get(name)
    for (const { from } of module?.uses ?? []) place(from)
    module?.imports.forEach(place)
  }
  return places
}

/** Modules with side effects, and what is imported from packages for its effect alone, in the order of evaluation. */
function effectsOf(graph: Graph, entries: readonly string[]): string[] {
  const seen = new Set<string>()
  const visit = (name: string): string[] => {
    const module = graph.get(name)
    if (!module || seen.has(name)) return []
    seen.add(name)
    const used = new Set(module.uses.map(({ from }) => from))
    const beneath = module.imports.flatMap((imported) =>
      graph.has(imported) || used.has(imported) ? visit(imported) : [imported],
    )
    return [...beneath, ...(module.hasSideEffects ? [name] : [])]
  }
  return entries.flatMap(visit)
}

function exportsOf(graph: Graph, from: string, name: string): string {
  const exports = graph.get(from)?.exports ?? new Map<string, string>()
  if (name === everything) return [...exports].sort().join(' ')
  const local = exports.get(name)
  if (!local) throw new Error(`${from} does not export ${name}`)
  return local
}
