import type { Project } from '@saywright/api/contract'
import { incorrectForm } from '@saywright/http'
import type { Reader } from '../../store/database.js'
import type { Transaction } from '../../transaction/transaction.js'

type Categories = Required<
  Pick<Project, 'categories' | 'permanent_categories' | 'evaluation_categories' | 'categories_expiration'>
>

/** The categories of projects, by project. */
export async function categoriesOf(
  database: Reader,
  projectIds: readonly number[],
): Promise<(project: { id: number; categories_expire_at: string | null }, now: string) => Categories> {
  const rows = await database
    .selectFrom('project_category')
    .innerJoin('category', 'category.id', 'project_category.category_id')
    .select(['project_category.project_id', 'project_category.is_evaluation', 'category.id', 'category.name'])
    .where('project_category.project_id', 'in', projectIds)
    .orderBy('category.name_folded')
    .execute()
  return ({ id, categories_expire_at: end }, now) => {
    const own = rows.filter(({ project_id }) => project_id === id)
    const linked = (isEvaluation: boolean) =>
      own
        .filter(({ is_evaluation }) => is_evaluation === isEvaluation)
        .map((row) => ({ id: row.id, name: row.name }))
    const [permanent, evaluated] = [linked(false), linked(true)]
    const lasting = end !== null && end <= now ? [] : evaluated
    return {
      categories: [...permanent, ...lasting.filter((one) => permanent.every((other) => other.id !== one.id))],
      permanent_categories: permanent,
      evaluation_categories: evaluated,
      categories_expiration: end,
    }
  }
}

/** @throws ApiFailure `incorrect_form` for a category that is not there. */
export async function setCategories(
  { database }: Transaction,
  projectId: number,
  field: 'permanent_category_ids' | 'evaluation_category_ids',
  categoryIds: readonly number[],
): Promise<void> {
  const ids = [...new Set(categoryIds)]
  const known = ids.length
    ? await database.selectFrom('category').select('id').where('id', 'in', ids).execute()
    : []
  if (known.length !== ids.length) throw incorrectForm({ [field]: 'invalid' })
  const is_evaluation = field === 'evaluation_category_ids'
  await database
    .deleteFrom('project_category')
    .where('project_id', '=', projectId)
    .where('is_evaluation', '=', is_evaluation)
    .execute()
  for (const category_id of ids)
    await database
      .insertInto('project_category')
      .values({ project_id: projectId, category_id, is_evaluation })
      .execute()
}
