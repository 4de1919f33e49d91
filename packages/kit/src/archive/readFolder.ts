import { lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { KitError } from '../KitError.js'
import { Collected, type Files } from './addFile.js'

/** The files of a folder to which an export was unpacked. @throws KitError `unsafe` for links, `too_large`. */
export async function readFolder(folder: string, maxBytes: number): Promise<Files> {
  const collected = new Collected(maxBytes)
  const waiting = ['']
  for (let below = waiting.pop(); below !== undefined; below = waiting.pop())
    for (const name of (await readdir(join(folder, below))).toSorted()) {
      const path = below === '' ? name : `${below}/${name}`
      const found = await lstat(join(folder, path))
      if (!found.isFile() && !found.isDirectory())
        throw new KitError('unsafe', `${path} is neither a file nor a folder.`, [path])
      collected.announce(found.isFile() ? found.size : 0)
      if (found.isDirectory()) waiting.push(path)
      else collected.add(path, await readFile(join(folder, path)))
    }
  return collected.files
}
