import type { Category } from '@saywright/api/contract'
import type { Selectable } from 'kysely'
import type { Reader } from '../../store/database.js'
import type { CategoryTable } from '../../store/tables/collections.js'

type Row = Selectable<CategoryTable>

/** Categories with those below them, and the number of their uses. */
export async function categoryResponses(database: Reader, rows: readonly Row[]): Promise<Category[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const children = await database
    .selectFrom('category')
    .select(['id', 'name', 'parent_id'])
    .where('parent_id', 'in', ids)
    .orderBy('name_folded')
    .execute()
  const tags = await database
    .selectFrom('category_tag')
    .innerJoin('tag', 'tag.id', 'category_tag.tag_id')
    .select(['category_tag.category_id', 'tag.id', 'tag.name', 'tag.type', 'tag.english'])
    .where('category_tag.category_id', 'in', ids)
    .orderBy('category_tag.id')
    .execute()
  const projects = await database
    .selectFrom('project_category')
    .select('category_id')
    .select((select) => select.fn.count<number>('project_id').distinct().as('total'))
    .where('category_id', 'in', ids)
    .groupBy('category_id')
    .execute()
  const filesIn = await filesByCategory(database)
  return rows.map(({ name_key: _, is_locked, ...row }) => ({
    ...row,
    locked: is_locked,
    children: children.filter(({ parent_id }) => parent_id === row.id).map(({ id, name }) => ({ id, name })),
    tags: tags
      .filter(({ category_id }) => category_id === row.id)
      .map(({ id, name, type, english }) => ({ id, name, type, display_name: english })),
    projects_total: projects.find(({ category_id }) => category_id === row.id)?.total ?? 0,
    files_total: filesIn(row.name),
  }))
}

/** How many files are in a category, by its name. */
async function filesByCategory(database: Reader): Promise<(name: string) => number> {
  // Files have few sets of categories between them, however many files there are.
  const sets = await database
    .selectFrom('file')
    .select('categories_json')
    .select((select) => select.fn.countAll<number>().as('total'))
    .groupBy('categories_json')
    .execute()
  return (name) =>
    sets.filter((set) => set.categories_json.includes(name)).reduce((total, set) => total + set.total, 0)
}
