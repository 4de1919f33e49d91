import type { ChangedFile } from './changedFiles.ts'
import { changedNames } from './changedNames.ts'
import { type Graph, reaching } from './reaching.ts'
import { kindOf, testsOf } from './testsOf.ts'

/** Files of tests and stories that a change may choose; not those that draw every story. */
export const testPatterns = [
  '{packages,apps}/*/src/**/*.{test.ts,test.tsx,stories.tsx}',
  'services/*/{src,tests}/**/*.test.ts',
  'tools/**/*.test.ts',
]

type Subject = {
  changed: readonly ChangedFile[]
  /** Of all files that match the patterns. */
  graph: Graph
  textOf: (path: string) => string
}

/** Files of tests and stories: to run, and left out although something that has changed is reached from them. */
export function planFor({ changed, graph, textOf }: Subject) {
  const own = new Set<string>()
  const screens = new Set<string>()
  const all = new Set<string>()
  const untested: string[] = []
  for (const { path, lines } of changed) {
    const reached = new Map([...reaching(graph, path)].filter(([file]) => kindOf(file)))
    if (reached.size === 0) {
      untested.push(path)
      continue
    }
    const { own: tests, screen } = testsOf({
      path,
      names: changedNames(textOf(path), lines),
      reached,
      textOf,
    })
    for (const file of reached.keys()) all.add(file)
    for (const file of tests) own.add(file)
    if (screen) screens.add(screen)
  }
  return {
    own: [...own].sort(),
    screens: [...screens].filter((file) => !own.has(file)).sort(),
    leftOut: [...all].filter((file) => !own.has(file) && !screens.has(file)).sort(),
    untested,
  }
}
