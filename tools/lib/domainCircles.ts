import { cyclesOf, folderGraph, type ImportGraph } from './importGraph.ts'

/** One sentence for each circle of domains that import each other: the floors do not restrict domains of the same floor. */
export function domainCircles(graph: ImportGraph): string[] {
  return cyclesOf(folderGraph(graph, 'services/server/src/domains')).map(
    (circle) => `domains of the server import each other in a circle: ${circle.toSorted().join(', ')}`,
  )
}
