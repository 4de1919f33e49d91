import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const ignored = new Set(['node_modules', 'dist', '.git', '.cache', 'storybook-static', 'test-results'])

/** Paths of all files under a folder, generated ones left out. */
export function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (ignored.has(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesUnder(path) : [path]
  })
}
