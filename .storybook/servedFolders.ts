import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Folders that the page of a test may load: the repository, and the folder that its packages are in. In a copy of the
 * repository they are links to another one, which Vite does not serve by default, so that no story would begin.
 */
export const servedFolders = [root, `${outerFolder(realpathSync(`${root}node_modules/vitest`))}/node_modules`]

function outerFolder(path: string): string {
  return path.split('/node_modules/')[0] ?? path
}
