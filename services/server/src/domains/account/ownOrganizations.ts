import type { Context } from '../../context.js'
import { Refusal } from '../../http/refusal.js'
import type { Database } from '../../tasks/queue.js'
import { accountsOf, holdOrganization } from '../organization/holdOrganization.js'

interface Belonging {
  readonly id: number
  readonly name: string
}

/** Organizations of someone who leaves the product: those that stay, and those that have nobody else. */
export interface Belongings {
  readonly staying: readonly Belonging[]
  readonly ending: readonly Belonging[]
}

/**
 * Looks at the organizations of an account, whose people cannot change until the transaction ends.
 *
 * @throws Refusal `hand_over_first`, with their names, when organizations would be left without administrator.
 */
export async function belongingsOf(
  context: Context,
  transaction: Database,
  accountId: number,
): Promise<Belongings> {
  const own = await transaction
    .selectFrom('organization_member')
    .innerJoin('organization', 'organization.id', 'organization_member.organization_id')
    .select(['organization.id', 'organization.name'])
    .where('organization_member.account_id', '=', accountId)
    .orderBy('organization.id')
    .execute()
  const staying: Belonging[] = []
  const ending: Belonging[] = []
  const orphans: Belonging[] = []
  for (const organization of own) {
    await holdOrganization(context, transaction, organization.id)
    const { all, administrators } = await accountsOf(transaction, organization.id)
    const isLastAdministrator = administrators.every((id) => id === accountId)
    if (all.every((id) => id === accountId)) ending.push(organization)
    else if (isLastAdministrator) orphans.push(organization)
    else staying.push(organization)
  }
  if (orphans.length > 0) {
    const names = orphans.map(({ name }) => name).join(', ')
    throw new Refusal('hand_over_first', { errors: { organizations: names } })
  }
  return { staying, ending }
}
