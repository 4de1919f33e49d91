import { dropCodes } from '../../security/codes.js'
import type { Transaction } from '../../transaction/transaction.js'
import { deletedWithAccount, ends, stays, type WayIn } from '../wayIn.js'

/** A login half done, a session to be handed over, and codes of mails. */
const opening = ['password', 'link', 'confirm', 'handover', 'second_factor'] as const

const drop = (transaction: Transaction, { accountId }: { readonly accountId: number }) =>
  dropCodes(transaction, accountId, opening)

export const codes: WayIn = {
  stores: ['code.code_hash'],
  on: {
    // A later change mailed its own link to the address that is undone now.
    addressUndone: ends(async (transaction, { accountId, codeId }) => {
      const dropped = await dropCodes(transaction, accountId, [...opening, 'email'])
      return dropped + (await dropCodes(transaction, accountId, ['address_undo'], codeId))
    }),
    addressChanged: ends(drop),
    passwordReset: ends(drop),
    // They contain a stranger's details, and the hash of their password.
    accountClaimed: ends(async ({ database }, { accountId }) => {
      const theirs = database.deleteFrom('code').where('account_id', '=', accountId)
      return Number((await theirs.executeTakeFirst()).numDeletedRows)
    }),
    accountDeleted: deletedWithAccount,
    organizationLeft: stays('a session that comes of one is judged as any other'),
    roleLowered: stays('a session that comes of one is judged as any other'),
  },
  export: { withheld: 'they work for minutes or a day' },
  working: stays('every event that is reported ends them all'),
}
