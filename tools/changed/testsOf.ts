import { basename, dirname } from 'node:path'

/** A project of vitest, by the files that it runs. */
type Kind = 'unit' | 'services' | 'component' | 'stories'

export function kindOf(path: string): Kind | undefined {
  if (path.endsWith('.stories.tsx')) return 'stories'
  if (path.endsWith('.test.tsx')) return 'component'
  if (path.endsWith('.test.ts')) return path.startsWith('services/') ? 'services' : 'unit'
}

/** A changed module, as the tests that reach it are judged by. */
type Subject = {
  path: string
  /** Its changed exports. */
  names: readonly string[]
  /** Files of tests and stories that reach it, with the number of imports between. */
  reached: ReadonlyMap<string, number>
  textOf: (path: string) => string
}

/** How many files of tests a changed module gets at most; the nearest ones, so that the answer comes soon. */
const maxTests = { unit: 8, services: 2, component: 3 } as const
const maxStories = 2
const aboutIt = 1000

/** Files to run for a changed module: `own` are about it, `screen` is one screen that is built from it. */
export function testsOf({ path, names, reached, textOf }: Subject): { own: string[]; screen?: string } {
  const stem = stemOf(path)
  // A test names the call that a route of the server answers.
  const words = names.flatMap((name) => [name, name.replace(/Route$/, '')])
  const mention = words.length > 0 ? new RegExp(`\\b(?:${words.join('|')})\\b`, 'g') : /(?!)/
  const ranked = [...reached]
    .map(([file, distance]) => ({ file, distance, nearness: nearnessOf(file, distance) }))
    .toSorted((a, b) => b.nearness - a.nearness || a.distance - b.distance || (a.file < b.file ? -1 : 1))
  const chosen = (kind: Kind, most: number) => {
    const candidates = ranked.filter(({ file }) => kindOf(file) === kind)
    const near = candidates.filter(({ nearness }) => nearness > 0)
    return (near.length > 0 ? near : candidates.slice(0, 1)).slice(0, most)
  }
  const stories = chosen('stories', maxStories)
  const ownStories = stories.filter(({ nearness }) => nearness >= aboutIt)
  const own = [
    ...(ownStories.length > 0 ? ownStories : stories),
    ...(['unit', 'services', 'component'] as const).flatMap((kind) => chosen(kind, maxTests[kind])),
  ].map(({ file }) => file)
  const screen = ranked
    .toSorted((a, b) => a.distance - b.distance)
    .find(({ file }) => file.endsWith('Screen.stories.tsx'))?.file
  return { own, ...(screen && !own.includes(screen) ? { screen } : {}) }

  /**
   * Itself, then what is called after it, then by how often its names are said: more in a folder of the same name, as that of a domain.
   * What imports it or is beside it counts once.
   */
  function nearnessOf(file: string, distance: number): number {
    if (distance === 0) return 2 * aboutIt
    const isBeside = dirname(file) === dirname(path)
    if (isBeside && stemOf(file) === stem) return aboutIt
    const mentions = textOf(file).match(mention)?.length ?? 0
    const isOfSameName = basename(dirname(file)) === basename(dirname(path))
    return mentions * (isOfSameName ? 10 : 1) + (distance === 1 || isBeside ? 1 : 0)
  }
}

const stemOf = (path: string) => basename(path).split('.')[0] ?? ''
