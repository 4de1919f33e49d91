import { getOnboarding, saveOnboarding } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { requireSelf } from '../../security/liveSession.js'
import type { Reader } from '../../store/database.js'
import { timestamp } from '../../store/timestamp.js'
import { isCompleted } from '../account/userResponse.js'
import { bind } from '../shared/call.js'
import { accountOf } from '../shared/people/accounts.js'

export const getOnboardingRoute = bind(getOnboarding, async ({ context: { database }, query, session }) => {
  const account = await accountOf(database, session.accountId)
  const { organization_id } = query
  const facts =
    organization_id === undefined
      ? { project: false, command: false }
      : await factsOf(database, organization_id, session.accountId)
  return {
    steps: { account: true, profile: isCompleted(account), ...facts },
    is_welcome_closed: account.welcome_closed_at !== null,
    is_tour_closed: account.tour_closed_at !== null,
    is_closed: account.onboarding_closed_at !== null,
  }
})

/** @throws ApiFailure `not_found` for an organization of others. */
async function factsOf(database: Reader, organizationId: number, accountId: number) {
  const organization = await database
    .selectFrom('organization')
    .innerJoin('organization_member', 'organization_member.organization_id', 'organization.id')
    .select('organization.first_recognized_at')
    .where('organization.id', '=', organizationId)
    .where('organization_member.account_id', '=', accountId)
    .executeTakeFirst()
  if (!organization) throw new ApiFailure('not_found')
  const project = await database
    .selectFrom('project')
    .select('id')
    .where('organization_id', '=', organizationId)
    .limit(1)
    .executeTakeFirst()
  return { project: project !== undefined, command: organization.first_recognized_at !== null }
}

export const saveOnboardingRoute = bind(saveOnboarding, async ({ context, body, session }) => {
  requireSelf(session)
  const { accountId } = session
  const closed = timestamp(context)
  await context.transaction(async (transaction) => {
    await transaction.database
      .updateTable('account')
      .set({
        updated_at: closed,
        ...(body.is_welcome_closed && { welcome_closed_at: closed }),
        ...(body.is_tour_closed && { tour_closed_at: closed }),
        ...(body.is_closed && { onboarding_closed_at: closed }),
      })
      .where('id', '=', accountId)
      .execute()
    transaction.publish([accountId], 'changed', { entity: 'account' })
  })
  return undefined
})
