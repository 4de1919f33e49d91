import {
  isStudioRange,
  listStaffPackages,
  type StaffPackage,
  savePackage,
  withdrawPackage,
} from '@saywright/api/contract'
import { ApiFailure, incorrectForm } from '@saywright/http'
import { sql } from 'kysely'
import { writeStaffAudit } from '../../audit/writeStaffAudit.js'
import type { DatabaseTransaction, Reader } from '../../store/database.js'
import { hasWords, listPage, pageRequest } from '../../store/page.js'
import { bind } from '../shared/call.js'
import { publishChange } from '../shared/projects/publishChange.js'
import { archiveSha1 } from './archiveSha1.js'
import { changePackage } from './changePackage.js'
import { takePackagesTurn } from './takePackagesTurn.js'

const columns = { name: 'conan_package.name_folded', created_at: 'conan_recipe.created_at' } as const
const searched = sql<string>`conan_package.name_folded || '/' || conan_recipe.version_folded || ' ' || project.title_folded`

export const listStaffPackagesRoute = bind(listStaffPackages, async ({ context, query }) => {
  const page = pageRequest(query, columns, { column: 'conan_recipe.created_at', direction: 'desc' })
  const found = recipes(context.database)
    .innerJoin('organization', 'organization.id', 'project.organization_id')
    .where(hasWords(searched, page.keywords))
    .select(['conan_recipe.id', 'conan_recipe.revision', 'conan_recipe.created_at'])
    .select(['conan_recipe.min_studio_version', 'conan_recipe.max_studio_version'])
    .select(['conan_package.description', 'conan_package.package_type'])
    .select(['organization.name as organization_name'])
    .select((select) =>
      select
        .selectFrom('conan_file')
        .select((sum) => sum.fn.sum<number | string>('size_bytes').as('size'))
        .whereRef('conan_file.recipe_id', '=', 'conan_recipe.id')
        .as('size'),
    )
  return listPage(found, page, 'conan_recipe.id', async (rows) => {
    const binaries = await binariesOf(
      context.database,
      rows.map(({ id }) => id),
    )
    return rows.map(({ project_id, title, organization_id, organization_name, ...row }) => ({
      ...row,
      size: Number(row.size ?? 0),
      project: { id: project_id, title },
      organization: { id: organization_id, name: organization_name },
      binaries: binaries.get(row.id) ?? [],
    }))
  })
})

/** Revisions of recipes with the package and the project that they are of. */
const recipes = (database: Reader) =>
  database
    .selectFrom('conan_recipe')
    .innerJoin('conan_package', 'conan_package.id', 'conan_recipe.package_id')
    .innerJoin('project', 'project.id', 'conan_package.project_id')
    .select(['conan_package.name', 'conan_recipe.version', 'conan_package.project_id'])
    .select(['project.title', 'project.organization_id'])

async function binariesOf(database: Reader, recipeIds: readonly number[]) {
  const binaries = new Map<number, StaffPackage['binaries'][number][]>()
  if (recipeIds.length === 0) return binaries
  const rows = await database
    .selectFrom('conan_binary')
    .innerJoin('conan_file', 'conan_file.binary_id', 'conan_binary.id')
    .select(['conan_binary.recipe_id', 'conan_binary.binary_key as package_id', 'conan_binary.revision'])
    .select(['conan_binary.platform', 'conan_binary.architecture'])
    .select(sql<number | string>`sum(conan_file.size_bytes)`.as('size'))
    .select(archiveSha1.as('sha1'))
    .where('conan_binary.recipe_id', 'in', recipeIds)
    .groupBy('conan_binary.id')
    .orderBy('conan_binary.id')
    .execute()
  // PostgreSQL adds large numbers up to a text.
  for (const { recipe_id, size, ...binary } of rows)
    binaries.set(recipe_id, [...(binaries.get(recipe_id) ?? []), { ...binary, size: Number(size) }])
  return binaries
}

/** @throws ApiFailure `not_found`. */
async function requireRecipe(database: DatabaseTransaction, id: number) {
  const row = await recipes(database)
    .select(['conan_recipe.package_id', 'conan_recipe.min_studio_version', 'conan_recipe.max_studio_version'])
    .where('conan_recipe.id', '=', id)
    .executeTakeFirst()
  if (!row) throw new ApiFailure('not_found')
  return row
}

const toldOf = (id: number, row: Awaited<ReturnType<typeof requireRecipe>>) => ({
  organizationId: row.organization_id,
  object: { kind: 'conan_recipe', id },
  values: { name: `${row.name}/${row.version}`, project: row.title },
})

export const savePackageRoute = bind(savePackage, async (call) => {
  const { context, params, body } = call
  await context.transaction(async (transaction) => {
    const row = await requireRecipe(transaction.database, params.id)
    if (!isStudioRange({ ...row, ...body })) throw incorrectForm({ max_studio_version: 'outOfRange' })
    await changePackage(transaction, { packageId: row.package_id, recipeId: params.id }, body)
    await writeStaffAudit(transaction, call, { action: 'package.updated', ...toldOf(params.id, row) })
    await publishChange(transaction, row.project_id, 'project')
  })
  return undefined
})

export const withdrawPackageRoute = bind(withdrawPackage, async (call) => {
  const { context, params } = call
  await context.transaction(async (transaction) => {
    const { database } = transaction
    // No revision is added meanwhile to a package that is deleted with its last one.
    await takePackagesTurn(transaction, (await requireRecipe(database, params.id)).project_id)
    const row = await requireRecipe(database, params.id)
    const files = await database
      .selectFrom('conan_file')
      .select('file_key')
      .where('recipe_id', '=', params.id)
      .execute()
    await database.deleteFrom('conan_recipe').where('id', '=', params.id).execute()
    await database
      .deleteFrom('conan_package')
      .where('id', '=', row.package_id)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('conan_recipe').select('id').where('package_id', '=', row.package_id))),
      )
      .execute()
    await writeStaffAudit(transaction, call, { action: 'package.withdrawn', ...toldOf(params.id, row) })
    await publishChange(transaction, row.project_id, 'project')
    transaction.afterCommit(async () => {
      await Promise.all(files.map(({ file_key }) => context.files.remove(file_key)))
    })
  })
  return undefined
})
