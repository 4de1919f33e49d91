import { deletedWithAccount, ends, stays, type WayIn } from '../wayIn.js'
import { deleteUntrusted } from './announced.js'

export const passkeys: WayIn = {
  stores: ['passkey.credential_key', 'passkey.public_key'],
  on: {
    addressUndone: ends((transaction, details) => deleteUntrusted(transaction, 'passkey', details)),
    addressChanged: stays('whoever changed the address proved who they are'),
    passwordReset: stays('a forgotten password says nothing of them; the page and the mail name them'),
    accountClaimed: stays('nobody has been in an account that is not confirmed'),
    accountDeleted: deletedWithAccount,
    organizationLeft: stays('it opens the account, not the organization'),
    roleLowered: stays('it opens the account, not the organization'),
  },
  export: {
    name: 'passkeys',
    rows: ({ database }, accountId) =>
      database
        .selectFrom('passkey')
        .select(['name', 'created_at', 'last_used_at'])
        .where('account_id', '=', accountId)
        .execute(),
  },
  working: async ({ database }, accountId) => {
    const rows = database.selectFrom('passkey').select('name').where('account_id', '=', accountId)
    return (await rows.orderBy('id').execute()).map(({ name }) => name)
  },
}
