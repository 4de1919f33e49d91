import { deletedWithAccount, ends, stays, type WayIn } from '../wayIn.js'
import { deleteUntrusted } from './announced.js'

const opensNothingAlone = stays('it opens nothing alone')

export const secondFactors: WayIn = {
  stores: ['totp.secret_sealed'],
  on: {
    // An intruder's would lock the owner out; an old one locks out readers of the mails of an old address.
    addressUndone: ends((transaction, details) => deleteUntrusted(transaction, 'totp', details)),
    addressChanged: opensNothingAlone,
    passwordReset: opensNothingAlone,
    accountClaimed: stays('nobody has been in an account that is not confirmed'),
    accountDeleted: deletedWithAccount,
    organizationLeft: opensNothingAlone,
    roleLowered: opensNothingAlone,
  },
  export: {
    name: 'second_factors',
    rows: ({ database }, accountId) =>
      database
        .selectFrom('totp')
        .select(['is_confirmed', 'created_at', 'last_used_at'])
        .where('account_id', '=', accountId)
        .execute(),
  },
  working: opensNothingAlone,
}

export const recoveryCodes: WayIn = {
  stores: ['recovery_code.code_hash'],
  on: {
    // New ones are made without a mail, so none can be trusted.
    addressUndone: ends(async ({ database }, { accountId }) => {
      const { numDeletedRows } = await database
        .deleteFrom('recovery_code')
        .where('account_id', '=', accountId)
        .executeTakeFirst()
      return Number(numDeletedRows)
    }),
    addressChanged: opensNothingAlone,
    passwordReset: opensNothingAlone,
    accountClaimed: stays('nobody has been in an account that is not confirmed'),
    accountDeleted: deletedWithAccount,
    organizationLeft: opensNothingAlone,
    roleLowered: opensNothingAlone,
  },
  export: { withheld: 'hashes are of no use to their owner' },
  working: opensNothingAlone,
}
