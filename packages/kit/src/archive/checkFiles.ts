import { createHash } from 'node:crypto'
import { KitError } from '../KitError.js'
import type { Files } from './addFile.js'

const list = 'SHA256SUMS'
const line = /^([0-9a-f]{64}) {2}(.+)$/

/**
 * Checks that an export contains exactly the files that it lists, unchanged.
 *
 * @throws KitError `damaged` with the affected paths, `not_an_export` without a list.
 */
export function checkFiles(files: Files): void {
  const bytes = files.get(list)
  if (!bytes) throw new KitError('not_an_export', `There is no ${list}: this is no export, or not all of it.`)
  const listed = new Map<string, string>()
  for (const each of Buffer.from(bytes).toString('utf8').split('\n').slice(0, -1)) {
    const [, sum, path] = line.exec(each) ?? []
    if (sum === undefined || path === undefined || listed.has(path))
      throw damaged(`${list} cannot be read.`, [list])
    listed.set(path, sum)
  }
  if (!Buffer.from(bytes).toString('utf8').endsWith('\n')) throw damaged(`${list} is not whole.`, [list])
  const missing = [...listed.keys()].filter((path) => !files.has(path))
  if (missing.length > 0) throw damaged(`Files are missing: ${named(missing)}.`, missing)
  const added = [...files.keys()].filter((path) => path !== list && !listed.has(path))
  if (added.length > 0) throw damaged(`Files were added: ${named(added)}.`, added)
  const changed = [...listed]
    .filter(([path, sum]) => sha256Of(files.get(path)!) !== sum)
    .map(([path]) => path)
  if (changed.length > 0) throw damaged(`Files were changed: ${named(changed)}.`, changed)
}

const damaged = (message: string, paths: readonly string[]) => new KitError('damaged', message, paths)

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const maxNamed = 5
const named = (paths: readonly string[]) =>
  [...paths.slice(0, maxNamed), ...(paths.length > maxNamed ? ['…'] : [])].join(', ')
