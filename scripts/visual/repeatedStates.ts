import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Drawn } from './changeOf.ts'
import { isScreen, type StoryEntry } from './stories.ts'

/**
 * Stories of a screen that show no state of their own: their pictures equal another story's in every mode, and their
 * play function asserts nothing.
 */
export function repeatedStates(
  root: string,
  stories: readonly StoryEntry[],
  drawn: ReadonlyMap<string, Drawn>,
): string[] {
  const looks = new Map<string, string>()
  for (const [name, { story, result }] of drawn) {
    const look = 'hash' in result ? result.hash : name
    looks.set(story.id, `${looks.get(story.id) ?? story.importPath} ${look}`)
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
