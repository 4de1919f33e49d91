import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Drawn } from './changeOf.ts'
import type { Lines } from './lines.ts'
import { isScreen, type StoryEntry } from './stories.ts'

/**
 * Stories of a screen that show no state of their own: their pictures equal another's in every mode, and their play asserts
 * nothing.
 * @param lines approved pictures, used for those that are not drawn.
 */
export function repeatedStates(
  root: string,
  stories: readonly StoryEntry[],
  lines: Lines,
  drawn: ReadonlyMap<string, Drawn>,
): string[] {
  const hashes = new Map([...lines].map(([name, { hash }]) => [name, hash]))
  for (const [name, { result }] of drawn) hashes.set(name, 'hash' in result ? result.hash : name)
  const importPaths = new Map(stories.map(({ id, importPath }) => [id, importPath]))
  const looks = new Map<string, string>()
  for (const [name, hash] of [...hashes].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [id = ''] = name.split(' ')
    looks.set(id, `${looks.get(id) ?? importPaths.get(id)} ${hash}`)
  }
  const seen = new Map<string, StoryEntry>()
  return stories.filter(isScreen).flatMap((story) => {
    const key = looks.get(story.id) ?? story.id
    const other = seen.get(key)
    if (!other) seen.set(key, story)
    if (!other || assertsSomething(root, story)) return []
    return [`${story.id} looks like ${other.id} everywhere and asserts nothing`]
  })
}

function assertsSomething(root: string, { importPath, exportName }: StoryEntry): boolean {
  const source = readFileSync(join(root, importPath), 'utf8')
  const start = source.indexOf(`export const ${exportName}:`)
  const next = source.indexOf('\nexport const ', start + 1)
  return start >= 0 && /\bexpect\(/.test(source.slice(start, next < 0 ? undefined : next))
}
