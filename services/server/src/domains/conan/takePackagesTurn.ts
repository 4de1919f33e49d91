import { acquireLock } from '../../transaction/acquireLock.js'
import type { Transaction } from '../../transaction/transaction.js'

/** Makes changes of a project's packages wait for each other. */
export const takePackagesTurn = (transaction: Transaction, projectId: number) =>
  acquireLock(transaction, [`packages ${projectId}`])
