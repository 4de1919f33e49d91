import { ApiFailure, incorrectForm } from '@saywright/http'
import type { Selectable } from 'kysely'
import type { CategoryTable } from '../../store/tables/collections.js'
import type { Transaction } from '../../transaction/transaction.js'

type Row = Selectable<CategoryTable>

/** @throws ApiFailure `not_found`. */
export async function findCategory({ database }: Transaction, id: number): Promise<Row> {
  const row = await database.selectFrom('category').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new ApiFailure('not_found')
  return row
}

/**
 * @param ownId the existing category that is to be below it, if any.
 * @throws ApiFailure `incorrect_form` for a missing category, or one that is below the other.
 */
export async function requireParent(
  { database }: Transaction,
  parentId: number | null | undefined,
  ownId?: number,
): Promise<void> {
  const all = await database.selectFrom('category').select(['id', 'parent_id']).execute()
  for (let id = parentId; id; ) {
    const row = all.find((one) => one.id === id)
    if (!row || id === ownId) throw incorrectForm({ parent_id: 'invalid' })
    id = row.parent_id
  }
}

/** @throws ApiFailure `incorrect_form` for a tag that is not there. */
export async function setTags({ database }: Transaction, categoryId: number, tagIds: readonly number[]) {
  const ids = [...new Set(tagIds)]
  const known = ids.length
    ? await database.selectFrom('tag').select('id').where('id', 'in', ids).execute()
    : []
  if (known.length !== ids.length) throw incorrectForm({ tag_ids: 'invalid' })
  await database.deleteFrom('category_tag').where('category_id', '=', categoryId).execute()
  for (const tag_id of ids)
    await database.insertInto('category_tag').values({ category_id: categoryId, tag_id }).execute()
}

/** Writes the new name of a category where the old one is stored: in files. */
export async function renameInFiles({ database }: Transaction, before: string, after: string): Promise<void> {
  if (before === after) return
  const sets = await database.selectFrom('file').select('categories_json').distinct().execute()
  for (const { categories_json: names } of sets.filter((set) => set.categories_json.includes(before)))
    await database
      .updateTable('file')
      .set({ categories_json: JSON.stringify(names.map((name) => (name === before ? after : name))) })
      .where('categories_json', '=', JSON.stringify(names) as never)
      .execute()
}
