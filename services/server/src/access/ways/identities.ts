import { deletedWithAccount, ends, stays, type WayIn } from '../wayIn.js'
import { deleteUntrusted } from './announced.js'

const providerNames = { GOOGLE: 'Google', LINKEDIN: 'LinkedIn' } as const

export const identities: WayIn = {
  stores: ['identity.subject'],
  on: {
    addressUndone: ends((transaction, details) => deleteUntrusted(transaction, 'identity', details)),
    addressChanged: stays('whoever changed the address proved who they are'),
    passwordReset: stays('a forgotten password says nothing of them; the page and the mail name them'),
    accountClaimed: stays('the owner may be coming from the provider at this moment'),
    accountDeleted: deletedWithAccount,
    organizationLeft: stays('it opens the account, not the organization'),
    roleLowered: stays('it opens the account, not the organization'),
  },
  export: {
    name: 'identities',
    rows: ({ database }, accountId) =>
      database
        .selectFrom('identity')
        .select(['provider', 'subject', 'created_at', 'last_used_at'])
        .where('account_id', '=', accountId)
        .execute(),
  },
  working: async ({ database }, accountId) => {
    const rows = database.selectFrom('identity').select('provider').where('account_id', '=', accountId)
    return (await rows.orderBy('provider').execute()).map(({ provider }) => providerNames[provider])
  },
}
