import type { Context } from '../../context.js'
import { insertPackage, type NewRecipe, type StoredConanFile } from '../../domains/conan/insertPackage.js'
import { storeFile } from '../../domains/files/storeFile.js'
import { timestamp } from '../../store/timestamp.js'
import type { Transaction } from '../../transaction/transaction.js'
import type { ArchiveEntry } from '../archiveEntry.js'
import { type ConanBuild, conanBuild, conanRecipe } from './conanRecipe.js'
import { demonstrationPackages } from './demonstrationPackages.js'

/** Two versions; the newer one was built again. */
const releases = [
  { version: '6.1.3', build: 1, daysAgo: 22 },
  { version: '6.1.4', build: 1, daysAgo: 3 },
  { version: '6.1.4', build: 2, daysAgo: 2 },
]
const builds: readonly ConanBuild[] = [
  { os: 'Linux', arch: 'x86_64' },
  { os: 'Windows', arch: 'x86_64' },
]

/** The project whose packages they are. */
const seededTitle = 'Kitchen lamp'
const day = 24 * 60 * 60

export type StoredPackages = readonly { readonly recipe: NewRecipe; readonly daysAgo: number }[]

/** Writes the files of the packages: outside the transaction that makes their rows. */
export async function storePackages({ files }: Pick<Context, 'files'>): Promise<StoredPackages> {
  const store = (entries: readonly ArchiveEntry[]): Promise<StoredConanFile[]> =>
    Promise.all(
      entries.map(async ({ path, bytes }) => ({ name: path, ...(await storeFile(files, [bytes])) })),
    )
  const stored: { recipe: NewRecipe; daysAgo: number }[] = []
  for (const about of demonstrationPackages)
    for (const { daysAgo, ...release } of releases) {
      const source = { ...about, ...release }
      const recipe = conanRecipe(source)
      const binaries = await Promise.all(
        builds.map(async (build) => {
          const built = await conanBuild(source, build)
          return { ...built, files: await store(built.files) }
        }),
      )
      const { name, description, version } = source
      const named = { name, description, version, packageType: 'header-library' }
      stored.push({
        recipe: { ...named, revision: recipe.revision, files: await store(recipe.files), binaries },
        daysAgo,
      })
    }
  return stored
}

/** Makes the packages of a project visible. */
export async function seedPackages(
  transaction: Transaction,
  projectId: number,
  title: string,
  stored: StoredPackages,
): Promise<void> {
  if (title !== seededTitle) return
  for (const { recipe, daysAgo } of stored)
    await insertPackage(transaction, projectId, {
      ...recipe,
      createdAt: timestamp(transaction, -daysAgo * day),
    })
}
