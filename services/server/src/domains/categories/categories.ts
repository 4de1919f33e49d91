import {
  createCategory,
  deleteCategory,
  listCategories,
  nameKey,
  saveCategory,
} from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { writeStaffAudit } from '../../audit/writeStaffAudit.js'
import { hasWords, listPage, pageRequest } from '../../store/page.js'
import { timestamp } from '../../store/timestamp.js'
import { bind } from '../shared/call.js'
import { fieldTaken } from '../shared/nameTaken.js'
import { categoryResponses } from './categoryResponses.js'
import { findCategory, renameInFiles, requireParent, setTags } from './writeCategory.js'

const columns = { name: 'category.name_folded', created_at: 'category.created_at' } as const

export const listCategoriesRoute = bind(listCategories, async ({ context, query }) => {
  const page = pageRequest(query, columns, { column: 'category.name_folded', direction: 'asc' })
  const found = context.database
    .selectFrom('category')
    .selectAll()
    .where(hasWords(['category.name_folded', 'category.description_folded'], page.keywords))
  return listPage(found, page, 'category.id', (rows) => categoryResponses(context.database, rows))
})

const objectOf = (id: number) => ({ kind: 'category', id })
const nameTaken = fieldTaken('name')

export const createCategoryRoute = bind(createCategory, async (call) =>
  call.context.transaction(async (transaction) => {
    const { parent_id, tag_ids = [], description, locked = false } = call.body
    const name = call.body.name.trim()
    await requireParent(transaction, parent_id)
    const { id } = await transaction.database
      .insertInto('category')
      .values({
        ...{ name, name_key: nameKey(name), description: description?.trim() || null },
        parent_id: parent_id ?? null,
        is_locked: locked,
        created_at: timestamp(transaction),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(nameTaken)
    await setTags(transaction, id, tag_ids)
    const object = objectOf(id)
    await writeStaffAudit(transaction, call, { action: 'staff.category_created', object, values: { name } })
    return { id }
  }),
)

export const saveCategoryRoute = bind(saveCategory, async (call) => {
  const { id } = call.params
  const { parent_id, tag_ids, description, locked } = call.body
  const name = call.body.name.trim()
  await call.context.transaction(async (transaction) => {
    const before = await findCategory(transaction, id)
    if (before.is_locked && locked !== false) throw new ApiFailure('locked')
    await requireParent(transaction, parent_id, id)
    await transaction.database
      .updateTable('category')
      .set({
        ...{ name, name_key: nameKey(name) },
        ...(description !== undefined && { description: description?.trim() || null }),
        ...(parent_id !== undefined && { parent_id }),
        ...(locked !== undefined && { is_locked: locked }),
      })
      .where('id', '=', id)
      .execute()
      .catch(nameTaken)
    if (tag_ids) await setTags(transaction, id, tag_ids)
    await renameInFiles(transaction, before.name, name)
    await writeStaffAudit(transaction, call, {
      action: 'staff.category_updated',
      object: objectOf(id),
      values: { name, ...(before.name !== name && { before: before.name, after: name }) },
    })
  })
  return undefined
})

export const deleteCategoryRoute = bind(deleteCategory, async (call) => {
  const { id } = call.params
  await call.context.transaction(async (transaction) => {
    const row = await findCategory(transaction, id)
    if (row.is_locked) throw new ApiFailure('locked')
    const [found] = await categoryResponses(transaction.database, [row])
    if (!found || found.children.length + found.projects_total + found.files_total > 0)
      throw new ApiFailure('in_use')
    await transaction.database.deleteFrom('category').where('id', '=', id).execute()
    const object = objectOf(id)
    await writeStaffAudit(transaction, call, {
      action: 'staff.category_deleted',
      object,
      values: { name: row.name },
    })
  })
  return undefined
})
