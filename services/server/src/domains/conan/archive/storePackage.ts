import type { Context } from '../../../context.js'
import { storeFile } from '../../files/storeFile.js'
import type { NewRecipe, StoredConanFile } from '../insertPackage.js'
import type { CheckedPackage, CheckedPart } from './checkPackage.js'
import { packFolders } from './packFolders.js'

/**
 * Stores the files that a remote serves of the package in an archive. When one cannot be stored, none stays.
 *
 * @returns the package as its rows will be, which makes it visible.
 */
export async function storePackage(
  context: Pick<Context, 'files' | 'limits'>,
  path: string,
  { name, version, recipe, binaries }: CheckedPackage,
): Promise<NewRecipe> {
  const { files } = context
  const parts: readonly CheckedPart[] = [recipe, ...binaries]
  const stored = new Map<CheckedPart, StoredConanFile[]>(parts.map((part) => [part, []]))
  try {
    for (const part of parts)
      for (const text of part.texts)
        stored.get(part)?.push({ name: text.name, ...(await storeFile(files, [text.bytes])) })
    const folders = parts.flatMap((part) => part.folders)
    await packFolders(context, path, folders, (folder, file) => {
      const part = parts.find((one) => one.folders.includes(folder)) ?? recipe
      stored.get(part)?.push({ name: folder.name, ...file })
    })
  } catch (error) {
    await Promise.all([...stored.values()].flat().map(({ fileKey }) => files.remove(fileKey)))
    throw error
  }
  return {
    name,
    version,
    revision: recipe.revision,
    description: attributeOf(recipe.conanfile, 'description'),
    // Conan's name for a missing type.
    packageType: attributeOf(recipe.conanfile, 'package_type') ?? 'unknown',
    files: stored.get(recipe) ?? [],
    binaries: binaries.map((binary) => ({
      packageId: binary.packageId,
      revision: binary.revision,
      info: binary.info,
      files: stored.get(binary) ?? [],
    })),
  }
}

/** An attribute of a recipe that is set in one line, as most are. */
function attributeOf(conanfile: string, name: string): string | undefined {
  const [, , value] =
    new RegExp(`^[ \\t]{1,99}${name}[ \\t]{0,99}=[ \\t]{0,99}(["'])([^"'\\\\\\n]{1,200})\\1`, 'm').exec(
      conanfile,
    ) ?? []
  return value
}
