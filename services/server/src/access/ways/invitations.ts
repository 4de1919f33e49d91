import { ends, stays, type WayIn } from '../wayIn.js'
import { untrustedSince } from './announced.js'

const seenByOthers = stays('the administrators see it and can withdraw it')

/** Links sent by the account, with which others join its organizations. */
export const invitations: WayIn = {
  stores: ['invitation.code_hash'],
  on: {
    addressUndone: ends(async (transaction, details) => {
      const { numDeletedRows } = await transaction.database
        .deleteFrom('invitation')
        .where('inviter_id', '=', details.accountId)
        .where('created_at', '>=', untrustedSince(transaction, details))
        .executeTakeFirst()
      return Number(numDeletedRows)
    }),
    addressChanged: seenByOthers,
    passwordReset: seenByOthers,
    accountClaimed: stays('nobody has been in an account that is not confirmed'),
    accountDeleted: seenByOthers,
    organizationLeft: seenByOthers,
    roleLowered: seenByOthers,
  },
  export: { withheld: 'they belong to the organization' },
  working: stays('it opens an organization, not the account'),
}
