import { acquireLock } from '../../transaction/acquireLock.js'
import type { Transaction } from '../../transaction/transaction.js'

/** Lets changes of which packages a project has wait for each other. */
export const takePackagesTurn = (transaction: Transaction, projectId: number) =>
  acquireLock(transaction, [`packages ${projectId}`])
