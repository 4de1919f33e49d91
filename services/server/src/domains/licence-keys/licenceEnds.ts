import type { LicenceEnd } from '@saywright/api/contract'
import { sql } from 'kysely'
import type { Reader } from '../../store/database.js'
import { projectsOfAccounts } from '../shared/projects/visibleProjects.js'

interface Licence {
  readonly id: number
  readonly licence_end: LicenceEnd
  readonly licence_expires_at: string | null
}

/**
 * The ends of licence keys, by account: the end of the last delivery to a project of their owner, unless staff set another
 * one. They are read from the deliveries at each call, so that every change of a delivery moves the keys too. A permanent
 * delivery, and no delivery at all, end no key.
 *
 * @returns null for no end.
 */
export async function licenceEnds(
  database: Reader,
  licences: readonly Licence[],
): Promise<(id: number) => string | null> {
  const byDeliveries = licences.filter(({ licence_end }) => licence_end === 'deliveries').map(({ id }) => id)
  const delivered = byDeliveries.length === 0 ? [] : await endsOfDeliveries(database, byDeliveries)
  const ends = new Map<number, string | null>([
    ...licences
      .filter(({ licence_end }) => licence_end === 'date')
      .map(({ id, licence_expires_at }) => [id, licence_expires_at] as const),
    ...delivered.map(({ account_id, end, lasting }) => [account_id, lasting > 0 ? null : end] as const),
  ])
  return (id) => ends.get(id) ?? null
}

function endsOfDeliveries(database: Reader, accountIds: readonly number[]) {
  return (
    projectsOfAccounts(database, accountIds)
      .innerJoin('delivery', 'delivery.project_id', 'project.id')
      // A sample has its resources permanently, without a request.
      .where((where) =>
        where.or([where('project.is_sample', 'is', null), where('project.is_sample', '=', false)]),
      )
      .select('organization_member.account_id')
      .select(({ fn }) => fn.max('delivery.expires_at').as('end'))
      .select(sql<number>`count(*) - count(delivery.expires_at)`.as('lasting'))
      .groupBy('organization_member.account_id')
      .execute()
  )
}
