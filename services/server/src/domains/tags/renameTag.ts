import type { Selectable } from 'kysely'
import type { TagTable } from '../../store/tables/collections.js'
import type { Transaction } from '../../transaction/transaction.js'

type Row = Selectable<TagTable>

/** Writes the new English words of a tag where the old ones are stored: in files, and in its deliveries. */
export async function renameTag({ database }: Transaction, tag: Row, english: string): Promise<void> {
  if (tag.english === english) return
  if (tag.type === 'provider') {
    for (const table of ['delivery', 'deal'] as const)
      await database
        .updateTable(table)
        .set({ provider: english })
        .where('provider', '=', tag.english)
        .execute()
    return
  }
  const sets = await database.selectFrom('file').select('tags_json').distinct().execute()
  for (const { tags_json: before } of sets) {
    const isIt = (one: (typeof before)[number]) => one.type === tag.type && one.name === tag.name
    if (!before.some(isIt)) continue
    const after = before.map((one) => (isIt(one) ? { ...one, display_name: english } : one))
    await database
      .updateTable('file')
      .set({ tags_json: JSON.stringify(after) })
      .where('tags_json', '=', JSON.stringify(before) as never)
      .execute()
  }
}
