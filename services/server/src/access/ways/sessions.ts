import { revokeAll } from '../../security/sessions.js'
import { ends, stays, type WayIn } from '../wayIn.js'

const judgedAtEachCall = stays('each call looks at the membership, and streams are checked again')

export const sessions: WayIn = {
  stores: ['session.token_hash'],
  on: {
    addressUndone: ends((transaction, { accountId }) => revokeAll(transaction, accountId)),
    addressChanged: ends((transaction, { accountId, family }) =>
      revokeAll(transaction, accountId, { family }),
    ),
    passwordReset: ends((transaction, { accountId, sessionId }) =>
      revokeAll(transaction, accountId, { by: sessionId }),
    ),
    accountClaimed: ends((transaction, { accountId }) => revokeAll(transaction, accountId)),
    // Impersonations by staff belong to the impersonated accounts.
    accountDeleted: ends(async ({ database }, { accountId }) => {
      const acting = database.deleteFrom('session').where('staff_id', '=', accountId)
      return Number((await acting.executeTakeFirst()).numDeletedRows)
    }),
    organizationLeft: judgedAtEachCall,
    roleLowered: judgedAtEachCall,
  },
  export: {
    name: 'sessions',
    rows: ({ database }, accountId) =>
      database
        .selectFrom('session')
        .select(['user_agent', 'created_at', 'last_used_at', 'expires_at', 'revoked_at'])
        .where('account_id', '=', accountId)
        .execute(),
  },
  working: stays('every event that is reported ends them all'),
}
