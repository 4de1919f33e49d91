import { ApiFailure } from '@saywright/http'
import type { Transaction } from '../../transaction/transaction.js'
import { requireOrganizationQuota, requireProjectQuota } from '../shared/quotas.js'
import { insertOrganization, type NewOrganization } from './insertOrganization.js'

export type NewOwner = Pick<NewOrganization, 'administratorId' | 'staffId' | 'ip'>

interface Wanted {
  readonly organization_id?: number | undefined
  /** Name of the new organization when there is no `organization_id`. */
  readonly organization_name?: string | undefined
  /** Whether that name was generated, without asking the user. */
  readonly isUnnamed?: boolean
}

/**
 * The organization in which a person makes a project: one of their own, or a new one.
 *
 * @throws ApiFailure `not_found` for an organization of others, `administrators_only` without the right, and where no
 *   more organizations or projects are allowed.
 */
export async function organizationFor(
  transaction: Transaction,
  wanted: Wanted,
  owner: NewOwner,
): Promise<number> {
  const { organization_id, organization_name: name = '', isUnnamed = false } = wanted
  if (organization_id === undefined) {
    await requireOrganizationQuota(transaction, owner.administratorId)
    return insertOrganization(transaction, { name, isUnnamed, ...owner, field: 'organization_name' })
  }
  const membership = await transaction.database
    .selectFrom('organization_member')
    .select('role')
    .where('organization_id', '=', organization_id)
    .where('account_id', '=', owner.administratorId)
    .executeTakeFirst()
  if (!membership) throw new ApiFailure('not_found')
  if (membership.role !== 'administrator') throw new ApiFailure('administrators_only')
  await requireProjectQuota(transaction, organization_id)
  return organization_id
}
