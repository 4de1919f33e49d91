import type { Kysely } from 'kysely'

const added = {
  account: ['crm_id'],
  organization: ['crm_id', 'customer', 'sales_representative'],
  project: ['crm_id', 'lead_id'],
} as const

/** Facts of staff about people, organizations and projects, and their ids in the customer database. */
export async function customerDatabase(database: Kysely<never>): Promise<void> {
  for (const [table, columns] of Object.entries(added))
    for (const column of columns) await database.schema.alterTable(table).addColumn(column, 'text').execute()
}
