import type { Selectable } from 'kysely'
import type { Reader } from '../../store/database.js'
import type { TagTable } from '../../store/tables/collections.js'

type Row = Selectable<TagTable>

/** In how many files, categories and deliveries a tag is. */
export async function usesOfTags(database: Reader): Promise<(tag: Row) => number> {
  // Files have few sets of tags between them, however many files there are.
  const files = await database
    .selectFrom('file')
    .select('tags_json')
    .select((select) => select.fn.countAll<number>().as('total'))
    .groupBy('tags_json')
    .execute()
  const categories = await database
    .selectFrom('category_tag')
    .select('tag_id')
    .select((select) => select.fn.countAll<number>().as('total'))
    .groupBy('tag_id')
    .execute()
  const deliveries = await database
    .selectFrom('delivery')
    .select('provider')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('provider', 'is not', null)
    .groupBy('provider')
    .execute()
  const waiting = await database
    .selectFrom('deal')
    .select('provider')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('provider', 'is not', null)
    .where('applied_at', 'is', null)
    .groupBy('provider')
    .execute()
  const sum = (rows: readonly { total: number }[]) => rows.reduce((total, row) => total + row.total, 0)
  return ({ id, type, name, english }) =>
    sum(categories.filter((row) => row.tag_id === id)) +
    (type === 'provider'
      ? sum([...deliveries, ...waiting].filter(({ provider }) => provider === english))
      : sum(files.filter((row) => row.tags_json.some((tag) => tag.type === type && tag.name === name))))
}
