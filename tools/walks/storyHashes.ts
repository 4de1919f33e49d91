import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { lockedPackages } from './lockedPackages.ts'
import { type ModuleGraph, moduleGraph } from './moduleGraph.ts'
import { partsOf } from './partsOf.ts'
import { withoutNames } from './withoutNames.ts'

export type WalkCode = {
  /** The files that a walk consists of. */
  entries: readonly string[]
  /** Packages that it needs without an import. */
  packages?: readonly string[]
  /**
   * Patterns of the files whose stories it can draw.
   * @default all
   */
  stories?: readonly string[]
}

/** The hash of each story for each walk that can draw it: of all that the story is built from, and of the code of the walk. */
export type StoryHashes<Walk extends string> = ReadonlyMap<string, Readonly<Partial<Record<Walk, string>>>>

type Subject<Walk extends string> = {
  /** Folder of the repository, with a slash at its end. */
  root: string
  /** Pattern of files of stories. */
  stories: string
  walks: Readonly<Record<Walk, WalkCode>>
}

/** Bundles all stories once, and hashes for each what it reaches. */
export async function storyHashes<Walk extends string>(subject: Subject<Walk>): Promise<StoryHashes<Walk>> {
  const { root, stories, walks } = subject
  const files = globSync(stories, { cwd: root }).sort()
  const codes = Object.entries(walks) as [Walk, WalkCode][]
  const graph = await moduleGraph(root, [...files, ...new Set(codes.flatMap(([, { entries }]) => entries))])
  const locked = lockedPackages(readFileSync(`${root}pnpm-lock.yaml`, 'utf8'))
  const nameless = new Map(
    await Promise.all(
      [...graph].map(async ([path, module]) => [path, await withoutNames(path, module)] as const),
    ),
  )
  const hashOfAll = (entries: readonly string[]) => hashOf(partsOf(nameless, locked, entries))
  const walkHashes = codes.map(([walk, { entries, packages = [], stories: drawn = [stories] }]) => ({
    walk,
    code: hashOfAll([...entries, ...packages]),
    files: new Set(globSync(drawn, { cwd: root })),
  }))
  return new Map(
    files.flatMap((file) => {
      const story = hashOfAll([file])
      const drawing = walkHashes.filter((walk) => walk.files.has(file))
      const hashes = Object.fromEntries(drawing.map(({ walk, code }) => [walk, hashOf([story, code])]))
      return idsOf(root, graph, file).map((id) => [id, hashes as Partial<Record<Walk, string>>] as const)
    }),
  )
}

const metaPattern = /const meta = \{\s+title: '([^']+)'(?:,\s+id: '([^']+)')?/

/** The ids of the stories of a file, as Storybook makes them. */
export function idsOf(root: string, graph: ModuleGraph, file: string): string[] {
  const [, title, id = title] = metaPattern.exec(readFileSync(`${root}${file}`, 'utf8')) ?? []
  if (!id) throw new Error(`${file}: its meta does not begin with a title`)
  const names = (graph.get(file)?.exports ?? []).filter((name) => name !== 'default')
  return names.map((name) => toId(id, storyNameFromExport(name)))
}

function hashOf(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 16)
}
