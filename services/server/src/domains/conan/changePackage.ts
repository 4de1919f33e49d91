import type { PackageForm } from '@saywright/api/contract'
import type { Transaction } from '../../transaction/transaction.js'

/** Changes the details of a package and of one revision of it; omitted fields are unchanged. */
export async function changePackage(
  { database }: Transaction,
  { packageId, recipeId }: { readonly packageId: number; readonly recipeId: number },
  { description, ...versions }: PackageForm,
): Promise<void> {
  if (description !== undefined)
    await database
      .updateTable('conan_package')
      .set({ description: description || null })
      .where('id', '=', packageId)
      .execute()
  const { min_studio_version, max_studio_version } = versions
  if (min_studio_version !== undefined || max_studio_version !== undefined)
    await database.updateTable('conan_recipe').set(versions).where('id', '=', recipeId).execute()
}
