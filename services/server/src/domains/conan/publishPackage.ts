import type { PackageForm } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { writeAudit } from '../../audit/writeAudit.js'
import type { Context } from '../../context.js'
import type { Transaction } from '../../transaction/transaction.js'
import { requireUnfinished, type UploadRow } from '../files/uploads.js'
import { publishChange } from '../shared/projects/publishChange.js'
import { checkPackage } from './archive/checkPackage.js'
import { readArchive } from './archive/readArchive.js'
import { storePackage } from './archive/storePackage.js'
import { changePackage } from './changePackage.js'
import { insertPackage, type NewRecipe, type StoredConanFile } from './insertPackage.js'
import { takePackagesTurn } from './takePackagesTurn.js'

/**
 * Publishes the package in the archive of a complete upload. Nothing of it is visible before all is checked and stored.
 *
 * @param ip address that sent the last bytes.
 * @throws ApiFailure `package_unreadable`, `package_not_alone`, `package_differs`, `package_too_large`, and `already_exists`
 *   where the project has all that is in it; `not_found` for an upload that was discarded meanwhile.
 */
export async function publishPackage(context: Context, upload: UploadRow, ip: string): Promise<void> {
  const { files, limits, parts } = context
  const path = parts.pathOf(upload.file_key)
  const checked = checkPackage(await readArchive(path, limits), limits)
  const recipe = await storePackage(context, path, checked)
  const stored = [recipe, ...recipe.binaries].flatMap((part) => part.files)
  let visible: readonly StoredConanFile[] = []
  try {
    visible = await context.transaction((transaction) => makeVisible(transaction, upload, recipe, ip))
    await parts.remove(upload.file_key)
  } finally {
    const unused = stored.filter((file) => !visible.includes(file))
    await Promise.all(unused.map(({ fileKey }) => files.remove(fileKey)))
  }
}

async function makeVisible(
  transaction: Transaction,
  { id, project_id }: UploadRow,
  recipe: NewRecipe,
  ip: string,
) {
  // Two builds of one recipe may come at once, and one by two processes.
  await takePackagesTurn(transaction, project_id)
  const upload = await requireUnfinished(transaction, id)
  const { recipeId, packageId, files } = await insertPackage(transaction, project_id, recipe)
  if (files.length === 0) throw new ApiFailure('already_exists')
  await changePackage(transaction, { recipeId, packageId }, saidOf(upload.package_json))
  await transaction.database.updateTable('upload').set({ recipe_id: recipeId }).where('id', '=', id).execute()
  await publishChange(transaction, project_id, 'project')
  await writeAudit(transaction, {
    action: 'package.published',
    accountId: upload.account_id,
    staffId: upload.account_id,
    organizationId: upload.organization_id,
    object: { kind: 'conan_recipe', id: recipeId },
    values: { name: `${recipe.name}/${recipe.version}`, project: upload.title },
    ip,
  })
  return files
}

/** The filled-in fields of a form: an empty one leaves an existing revision unchanged. */
function saidOf(form: PackageForm | null): PackageForm {
  const { description, min_studio_version = null, max_studio_version = null } = form ?? {}
  return {
    ...(description && { description }),
    ...((min_studio_version || max_studio_version) && { min_studio_version, max_studio_version }),
  }
}
