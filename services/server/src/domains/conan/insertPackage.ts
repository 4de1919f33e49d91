import { timestamp } from '../../store/timestamp.js'
import type { Transaction } from '../../transaction/transaction.js'
import type { StoredPackageFile } from '../files/storeFile.js'
import { settingIn } from './conanInfo.js'

export interface StoredConanFile extends StoredPackageFile {
  readonly name: string
}

interface NewBinary {
  readonly packageId: string
  readonly revision: string
  readonly info: string
  readonly files: readonly StoredConanFile[]
}

/** A revision of the recipe of a version with its binaries; the files are stored. */
export interface NewRecipe {
  readonly name: string
  readonly version: string
  readonly revision: string
  readonly description: string | undefined
  readonly packageType: string
  readonly files: readonly StoredConanFile[]
  readonly binaries: readonly NewBinary[]
  /** Absent: now. */
  readonly createdAt?: string
}

/**
 * Makes the new parts of a recipe visible in a project: all of it, or some more builds.
 *
 * @returns the recipe, and the files that become visible; none where the project has everything.
 */
export async function insertPackage(transaction: Transaction, projectId: number, recipe: NewRecipe) {
  const created_at = recipe.createdAt ?? timestamp(transaction)
  const packageId = await findOrInsertPackage(transaction, projectId, recipe, created_at)
  const known = await transaction.database
    .selectFrom('conan_recipe')
    .select('id')
    .where('package_id', '=', packageId)
    .where('version', '=', recipe.version)
    .where('revision', '=', recipe.revision)
    .executeTakeFirst()
  const recipeId = known?.id ?? (await insertRecipe(transaction, packageId, recipe, created_at))
  const files = known ? [] : [...recipe.files]
  for (const binary of recipe.binaries)
    if (await insertBinary(transaction, recipeId, binary, created_at)) files.push(...binary.files)
  return { recipeId, packageId, files }
}

async function findOrInsertPackage(
  { database }: Transaction,
  project_id: number,
  { name, description, packageType: package_type }: NewRecipe,
  created_at: string,
): Promise<number> {
  const known = await database
    .selectFrom('conan_package')
    .select('id')
    .where('project_id', '=', project_id)
    .where('name', '=', name)
    .executeTakeFirst()
  if (known) return known.id
  const { id } = await database
    .insertInto('conan_package')
    .values({ project_id, name, description: description ?? null, package_type, created_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function insertRecipe(
  transaction: Transaction,
  package_id: number,
  { version, revision, files }: NewRecipe,
  created_at: string,
): Promise<number> {
  const { id } = await transaction.database
    .insertInto('conan_recipe')
    .values({ package_id, version, revision, created_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertFiles(transaction, { recipe_id: id, binary_id: null }, files)
  return id
}

/** @returns whether the recipe did not have it yet. */
async function insertBinary(
  transaction: Transaction,
  recipe_id: number,
  { packageId, revision, info, files }: NewBinary,
  created_at: string,
): Promise<boolean> {
  const added = await transaction.database
    .insertInto('conan_binary')
    .values({
      recipe_id,
      binary_key: packageId,
      revision,
      info,
      platform: (settingIn(info, 'os') ?? 'any').toLowerCase(),
      architecture: settingIn(info, 'arch') ?? 'any',
      created_at,
    })
    .onConflict((conflict) => conflict.columns(['recipe_id', 'binary_key', 'revision']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return false
  await insertFiles(transaction, { recipe_id, binary_id: added.id }, files)
  return true
}

async function insertFiles(
  { database }: Transaction,
  owner: { readonly recipe_id: number; readonly binary_id: number | null },
  files: readonly StoredConanFile[],
): Promise<void> {
  for (const { name, sha1, sha256, fileKey, sizeBytes } of files)
    await database
      .insertInto('conan_file')
      .values({ ...owner, name, sha1, sha256, file_key: fileKey, size_bytes: sizeBytes })
      .execute()
}
