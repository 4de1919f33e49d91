import { posix } from 'node:path'
import { ApiFailure } from '@saywright/http'
import { manifestOf } from '../conanDigests.js'
import type { ReadArchive } from './readArchive.js'

const manifestName = 'conanmanifest.txt'

/**
 * Reads the manifest of a folder, and holds the files of the archive to it.
 *
 * @param placeOf where the archive has a path of the manifest.
 * @returns the paths that the manifest names, and the revision that follows from it.
 * @throws ApiFailure `package_unreadable`, `package_differs`.
 */
export function checkFolder(
  { digests, texts }: ReadArchive,
  folder: string,
  placeOf = (path: string) => `${folder}/${path}`,
) {
  const text = texts.get(`${folder}/${manifestName}`)?.toString()
  const [time = '', ...lines] = text?.split('\n').filter(Boolean) ?? []
  if (!/^\d+$/.test(time)) throw new ApiFailure('package_unreadable')
  const said = new Map(lines.map(readLine))
  for (const [path, digest] of said)
    if (digests.get(placeOf(path)) !== digest) throw new ApiFailure('package_differs', { errors: { path } })
  return { paths: [...said.keys()], revision: manifestOf(said).revision }
}

function readLine(line: string): [path: string, digest: string] {
  const at = line.lastIndexOf(': ')
  const [path, digest] = [line.slice(0, Math.max(0, at)), line.slice(at + 2)]
  if (path === '' || !/^[\da-f]{32}$/.test(digest)) throw new ApiFailure('package_unreadable')
  return [path, digest]
}

/**
 * Links of a folder that its manifest does not name: those that lead to folders.
 *
 * @throws ApiFailure `package_unreadable` for a link out of the folder, and for files below a link.
 */
export function checkLinks({ digests, links }: ReadArchive, folder: string): string[] {
  const inside = (path: string) => path.startsWith(`${folder}/`)
  for (const path of digests.keys())
    if (inside(path) && foldersOf(path).some((parent) => links.has(parent)))
      throw new ApiFailure('package_unreadable')
  return [...links].flatMap(([path, target]) => {
    if (!inside(path)) return []
    const isPlain = target !== '' && posix.normalize(target) === target && !posix.isAbsolute(target)
    const leadsTo = posix.join(posix.dirname(path), target)
    // Upwards first and then down: what goes up after a name may go up from where another link leads.
    if (!isPlain || !`${leadsTo}/`.startsWith(`${folder}/`)) throw new ApiFailure('package_unreadable')
    return [path.slice(folder.length + 1)]
  })
}

function foldersOf(path: string): string[] {
  const names = path.split('/').slice(0, -1)
  return names.map((_, index) => names.slice(0, index + 1).join('/'))
}
