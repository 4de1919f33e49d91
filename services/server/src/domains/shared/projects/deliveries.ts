import type { Delivery, ProjectTag } from '@saywright/api/contract'
import type { Selectable } from 'kysely'
import type { Reader } from '../../../store/database.js'
import type { DeliveryTable } from '../../../store/tables/project.js'
import { timestamp } from '../../../store/timestamp.js'
import type { Transaction } from '../../../transaction/transaction.js'
import { installedTags } from './installedTags.js'

type Row = Selectable<DeliveryTable>

interface NewDelivery {
  readonly projectId: number
  readonly tags: readonly ProjectTag[]
  readonly provider?: string | null
  /** Null: permanent. */
  readonly expiresAt: string | null
}

/** Gives technologies to a project, each with the same end. */
export async function deliver(
  transaction: Transaction,
  { projectId, tags, provider = null, expiresAt }: NewDelivery,
): Promise<void> {
  for (const { technology, langs } of tags)
    await transaction.database
      .insertInto('delivery')
      .values({
        project_id: projectId,
        technology,
        langs_json: JSON.stringify(langs),
        provider,
        created_at: timestamp(transaction),
        expires_at: expiresAt,
      })
      .execute()
}

/** All that was ever delivered to projects, in that order. */
export async function deliveriesOf(database: Reader, projectIds: readonly number[]): Promise<Row[]> {
  return database
    .selectFrom('delivery')
    .selectAll()
    .where('project_id', 'in', projectIds)
    .orderBy('id')
    .execute()
}

export const isOver = ({ expires_at }: Pick<Row, 'expires_at'>, now: string) =>
  expires_at !== null && expires_at <= now

/**
 * The resources that a project can use now: delivered ones that are not over, one tag a technology. During a trial ended
 * ones count too, and without any delivery, what is installed.
 */
export function activeTags(
  deliveries: readonly Row[],
  { trial_ends_at }: { readonly trial_ends_at: string | null },
  now: string,
): ProjectTag[] {
  const isTrial = trial_ends_at !== null && trial_ends_at > now
  if (isTrial && deliveries.length === 0) return [...installedTags]
  return mergeDeliveries(deliveries.filter((delivery) => isTrial || !isOver(delivery, now)))
}

/** One tag a technology, with every language once. */
export function mergeDeliveries(deliveries: readonly Pick<Row, 'technology' | 'langs_json'>[]): ProjectTag[] {
  const found = new Map<ProjectTag['technology'], Set<string>>()
  for (const { technology, langs_json } of deliveries) {
    const langs = found.get(technology) ?? new Set()
    for (const lang of langs_json) langs.add(lang)
    found.set(technology, langs)
  }
  return [...found].map(([technology, langs]) => ({ technology, langs: [...langs] }))
}

export const deliveryResponse = (row: Row): Delivery => ({
  id: row.id,
  technology: row.technology,
  langs: row.langs_json,
  provider: row.provider,
  expire_on: row.expires_at,
  created_at: row.created_at,
})
