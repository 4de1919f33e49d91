import type { Transaction } from '../transaction/transaction.js'

/** The tracked events of how people use the product. */
export interface TrackedEvent {
  readonly event: 'organization_verified' | 'project_shared'
  readonly accountId: number
  readonly staffId?: number | undefined
  readonly organizationId: number
  readonly object?: { readonly kind: string; readonly id: number }
  readonly name: string
  readonly ip?: string | undefined
}

/** Records an event in the transaction of the change that it describes. */
export type Track = (transaction: Transaction, event: TrackedEvent) => Promise<void>
