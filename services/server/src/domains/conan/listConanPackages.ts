import { type ConanPackage, listConanPackages } from '@saywright/api/contract'
import { sql } from 'kysely'
import type { Reader } from '../../store/database.js'
import { listPage, pageRequest } from '../../store/page.js'
import { bind } from '../shared/call.js'
import { archiveSha1 } from './archiveSha1.js'
import { requiresIn } from './conanInfo.js'

const columns = { name: 'conan_package.name_folded', created_at: 'conan_package.created_at' } as const

export const listConanPackagesRoute = bind(listConanPackages, async ({ context, params, query }) => {
  const page = pageRequest(query, columns, { column: 'conan_package.name_folded', direction: 'asc' })
  const found = context.database
    .selectFrom('conan_package')
    .selectAll()
    .where('conan_package.project_id', '=', params.id)
  return listPage(found, page, 'conan_package.id', async (rows) => {
    const versions = await versionsOf(
      context.database,
      rows.map(({ id }) => id),
    )
    return rows.map(({ id, name, description, package_type, created_at }) => ({
      id,
      name,
      description,
      package_type,
      created_at,
      slug: name.toLowerCase(),
      version: versions.get(id)?.[0]?.version ?? null,
      dependencies: versions.get(id)?.[0]?.dependencies ?? [],
      package_files: versions.get(id)?.[0]?.package_files ?? [],
      children: (versions.get(id) ?? []).map(({ dependencies: _, ...one }) => ({
        ...one,
        reference: `${name}/${one.version}`,
      })),
    }))
  })
})

type Version = Omit<ConanPackage['children'][number], 'reference'> & { readonly dependencies: string[] }

/** The versions of packages with their last builds, newest first. */
async function versionsOf(database: Reader, packageIds: readonly number[]): Promise<Map<number, Version[]>> {
  const versions = new Map<number, Version[]>()
  if (packageIds.length === 0) return versions
  const rows = await database
    .selectFrom('conan_recipe')
    .leftJoin('conan_binary', 'conan_binary.recipe_id', 'conan_recipe.id')
    .leftJoin('conan_file', 'conan_file.binary_id', 'conan_binary.id')
    .select(['conan_recipe.package_id', 'conan_recipe.version', 'conan_recipe.created_at'])
    .select(['conan_recipe.id as recipe_id', 'conan_binary.platform', 'conan_binary.architecture'])
    .select(['conan_binary.info', 'conan_recipe.min_studio_version', 'conan_recipe.max_studio_version'])
    .select(archiveSha1.as('sha1'))
    .select(sql<number | string>`coalesce(sum(conan_file.size_bytes), 0)`.as('size'))
    .where('conan_recipe.package_id', 'in', packageIds)
    .groupBy(['conan_recipe.id', 'conan_binary.id'])
    .orderBy('conan_recipe.created_at', 'desc')
    .orderBy('conan_recipe.id', 'desc')
    .orderBy('conan_binary.id')
    .execute()
  const newest = new Map<string, number>()
  for (const { package_id, recipe_id, created_at, info, size, ...built } of rows) {
    const { version, platform, architecture } = built
    const key = `${package_id} ${version}`
    if ((newest.get(key) ?? recipe_id) !== recipe_id) continue
    const list = versions.get(package_id) ?? []
    versions.set(package_id, list)
    if (!newest.has(key)) list.push({ version, created_at, package_files: [], dependencies: [] })
    newest.set(key, recipe_id)
    const found = list.find((one) => one.version === version)
    if (!found || platform === null || architecture === null) continue
    // PostgreSQL adds large numbers up to a text.
    found.package_files.push({
      ...{ ...built, platform, architecture },
      ...{ size: Number(size), base_install_path: null },
    })
    for (const dependency of requiresIn(info ?? ''))
      if (!found.dependencies.includes(dependency)) found.dependencies.push(dependency)
  }
  return versions
}
