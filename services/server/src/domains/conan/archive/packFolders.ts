import { ApiFailure } from '@saywright/http'
import type { Context } from '../../../context.js'
import type { StoredPackageFile } from '../../files/storeFile.js'
import { appendToArchive } from './appendToArchive.js'
import { archiveEntries } from './archiveEntries.js'
import type { PackedFolder } from './checkPackage.js'

/**
 * Packs folders of an archive separately, as the client of Conan does before it uploads them.
 *
 * @param onStored called for each, in time for removing it should a later one fail.
 * @throws ApiFailure `package_unreadable` for a folder that is not in one piece.
 */
export async function packFolders(
  { files, limits }: Pick<Context, 'files' | 'limits'>,
  path: string,
  folders: readonly PackedFolder[],
  onStored: (folder: PackedFolder, file: StoredPackageFile) => void,
): Promise<void> {
  const left = new Set(folders)
  let growing: { folder: PackedFolder; archive: ReturnType<typeof appendToArchive> } | undefined
  const turnTo = async (folder: PackedFolder | undefined) => {
    if (growing) onStored(growing.folder, await growing.archive.end())
    if (folder && !left.delete(folder)) throw new ApiFailure('package_unreadable')
    growing = folder && { folder, archive: appendToArchive(files) }
  }
  try {
    for await (const entry of archiveEntries(path, limits)) {
      const folder = folders.find((one) => entry.path.startsWith(`${one.folder}/`))
      if (folder !== growing?.folder) await turnTo(folder)
      const name = entry.path.slice((folder?.folder.length ?? 0) + 1)
      if (folder?.paths.has(name)) await growing?.archive.put(name, entry)
    }
    // A package without packed files has an archive, too.
    for (const folder of left) await turnTo(folder)
    await turnTo(undefined)
  } catch (error) {
    growing?.archive.abandon()
    throw error
  }
}
