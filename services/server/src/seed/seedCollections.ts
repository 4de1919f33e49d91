import { nameKey } from '@saywright/api/contract'
import { timestamp } from '../store/timestamp.js'
import type { Transaction } from '../transaction/transaction.js'

/** Label, displayed name, and the title of a project that tries it. */
const versions: readonly (readonly [label: string, name: string, triedBy?: string])[] = [
  ['6.1.4', 'VDK 6.1'],
  ['6.2.0-beta', 'VDK 6.2', 'Banc de mesure'],
]

/** Name, description, and the titles of the projects that are in it. */
const categories: readonly (readonly [name: string, description: string, titles: readonly string[]])[] = [
  ['Household appliances', 'Lamps, ovens and coffee machines.', ['Kitchen lamp', 'Oven door']],
  ['Measuring instruments', 'Benches and laboratories.', ['Banc de mesure']],
]

/** The collections of staff, once the projects that use them exist. */
export async function seedCollections(transaction: Transaction): Promise<void> {
  const { database } = transaction
  const created_at = timestamp(transaction)
  for (const [label, display_name, triedBy] of versions) {
    const { id } = await database
      .insertInto('vdk_version')
      .values({ label, label_key: nameKey(label), display_name, created_at })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (triedBy === undefined) continue
    await database
      .updateTable('project')
      .set({ vdk_version_id: id, is_beta_access: true })
      .where('title', '=', triedBy)
      .execute()
  }
  for (const [name, description, titles] of categories) {
    const { id: category_id } = await database
      .insertInto('category')
      .values({ name, name_key: nameKey(name), description, parent_id: null, is_locked: false, created_at })
      .returning('id')
      .executeTakeFirstOrThrow()
    const projects = await database.selectFrom('project').select('id').where('title', 'in', titles).execute()
    for (const { id: project_id } of projects)
      await database
        .insertInto('project_category')
        .values({ project_id, category_id, is_evaluation: false })
        .execute()
  }
}
