import { ApiFailure } from '@saywright/http'
import type { Transaction } from '../../transaction/transaction.js'

/**
 * Whether an organization, held by the transaction, has room for more members.
 *
 * @param wanted how many want to come.
 * @throws ApiFailure `no_seat_left` when it has not. Invitations that wait take no seat: they may never be answered.
 */
export async function requireSeats(
  transaction: Transaction,
  organizationId: number,
  wanted: number,
): Promise<void> {
  const { user_seats, taken } = await transaction.database
    .selectFrom('organization')
    .select('user_seats')
    .select((select) =>
      select
        .selectFrom('organization_member')
        .select((count) => count.fn.countAll<number>().as('members'))
        .whereRef('organization_member.organization_id', '=', 'organization.id')
        .as('taken'),
    )
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow()
  if (user_seats !== null && (taken ?? 0) + wanted > user_seats) throw new ApiFailure('no_seat_left')
}
