import type { Transaction } from '../../transaction/transaction.js'
import { ends, type WayIn } from '../wayIn.js'

interface Details {
  readonly accountId: number
  readonly sessionId?: number | undefined
}

/** Each stream looks again whether its caller still may: none is counted here, for they end by themselves. */
const recheck = ends(async (transaction: Transaction, { accountId, sessionId }: Details) => {
  transaction.revalidateSessions(accountId, sessionId)
  return 0
})

/** Open connections: events, listening, generation, uploads and downloads. They hold no secret of their own. */
export const streams: WayIn = {
  stores: [],
  on: {
    addressUndone: recheck,
    addressChanged: recheck,
    passwordReset: recheck,
    accountClaimed: recheck,
    accountDeleted: recheck,
    organizationLeft: recheck,
    roleLowered: recheck,
  },
  export: { withheld: 'they hold nothing' },
  working: { stays: 'they end with the session or token that opened them' },
}
