import { ApiFailure } from '@saywright/http'
import { sql } from 'kysely'
import type { Reader } from '../../store/database.js'

/** The parts of an address of the protocol; user and channel are `_`, for no package here has them. */
export interface ConanPath {
  readonly projectId: number
  readonly name: string
  readonly version: string
  readonly revision: string
  readonly packageId: string
  readonly packageRevision: string
}

/** The revisions of a recipe, newest first. */
export async function findRecipes(
  database: Reader,
  { projectId, name, version, revision }: Partial<ConanPath>,
) {
  const rows = await database
    .selectFrom('conan_recipe')
    .innerJoin('conan_package', 'conan_package.id', 'conan_recipe.package_id')
    .selectAll('conan_recipe')
    .where('conan_package.project_id', '=', projectId ?? 0)
    .where('conan_package.name', '=', name ?? '')
    .where('conan_recipe.version', '=', version ?? '')
    .$if(revision !== undefined, (found) => found.where('conan_recipe.revision', '=', revision ?? ''))
    .orderBy('conan_recipe.created_at', 'desc')
    .orderBy('conan_recipe.id', 'desc')
    .execute()
  if (rows.length === 0) throw new ApiFailure('not_found')
  return rows
}

/** The binaries of a recipe, newest first; of one configuration where the path names it. */
export async function findBinaries(
  database: Reader,
  recipeId: number,
  { packageId, packageRevision }: Partial<ConanPath> = {},
) {
  const rows = await database
    .selectFrom('conan_binary')
    .selectAll()
    .where('recipe_id', '=', recipeId)
    .$if(packageId !== undefined, (found) => found.where('binary_key', '=', packageId ?? ''))
    .$if(packageRevision !== undefined, (found) => found.where('revision', '=', packageRevision ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  if (packageId !== undefined && rows.length === 0) throw new ApiFailure('not_found')
  return rows
}

/** The files of a recipe, or of one of its binaries. */
export const findConanFiles = (database: Reader, recipeId: number, binaryId: number | null) =>
  database
    .selectFrom('conan_file')
    .selectAll()
    .where('recipe_id', '=', recipeId)
    .where('binary_id', binaryId === null ? 'is' : '=', binaryId)
    .orderBy('name')
    .execute()

const maxFound = 1000

/**
 * References that a pattern of the shell matches: `*` is any letters, `?` one.
 *
 * @param pattern without `*` it must be the whole name or reference, as the client wants it.
 */
export async function findReferences(
  database: Reader,
  projectId: number,
  pattern: string,
): Promise<string[]> {
  const like = pattern
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')
    .replaceAll('*', '%')
    .replaceAll('?', '_')
  const reference = sql<string>`conan_package.name || '/' || conan_recipe.version`
  const rows = await database
    .selectFrom('conan_recipe')
    .innerJoin('conan_package', 'conan_package.id', 'conan_recipe.package_id')
    .select(reference.as('reference'))
    .distinct()
    .where('conan_package.project_id', '=', projectId)
    .$if(like !== '', (found) =>
      found.where((where) =>
        where.or([
          sql<boolean>`lower(${reference}) like ${like} escape '\\'`,
          sql<boolean>`lower(conan_package.name) like ${like} escape '\\'`,
        ]),
      ),
    )
    .orderBy(reference)
    .limit(maxFound)
    .execute()
  return rows.map((row) => row.reference)
}
