import { ApiFailure } from '@saywright/http'
import type { Transaction } from '../../transaction/transaction.js'
import { accountsOf, lockOrganization } from '../shared/organizations/lockOrganization.js'

interface OwnedOrganization {
  readonly id: number
  readonly name: string
}

/** Organizations of someone who deletes their account: those that stay, and those without another member. */
export interface OwnedOrganizations {
  readonly staying: readonly OwnedOrganization[]
  readonly ending: readonly OwnedOrganization[]
}

/**
 * Looks at the organizations of an account, whose people cannot change until the transaction ends.
 *
 * @throws ApiFailure `hand_over_first`, with their names, when organizations would be left without administrator.
 */
export async function ownedOrganizationsOf(
  transaction: Transaction,
  accountId: number,
): Promise<OwnedOrganizations> {
  const own = await transaction.database
    .selectFrom('organization_member')
    .innerJoin('organization', 'organization.id', 'organization_member.organization_id')
    .select(['organization.id', 'organization.name'])
    .where('organization_member.account_id', '=', accountId)
    .orderBy('organization.id')
    .execute()
  const staying: OwnedOrganization[] = []
  const ending: OwnedOrganization[] = []
  const orphans: OwnedOrganization[] = []
  for (const organization of own) {
    await lockOrganization(transaction, organization.id)
    const { all, administrators } = await accountsOf(transaction.database, organization.id)
    const isLastAdministrator = administrators.every((id) => id === accountId)
    if (all.every((id) => id === accountId)) ending.push(organization)
    else if (isLastAdministrator) orphans.push(organization)
    else staying.push(organization)
  }
  if (orphans.length > 0) {
    const names = orphans.map(({ name }) => name).join(', ')
    throw new ApiFailure('hand_over_first', { errors: { organizations: names } })
  }
  return { staying, ending }
}
