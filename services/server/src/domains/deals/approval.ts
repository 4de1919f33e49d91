import { timestamp } from '../../store/timestamp.js'
import type { Transaction } from '../../transaction/transaction.js'

interface Approval {
  /** Null: permanent. Absent: as long as an evaluation lasts. */
  readonly endsAt?: string | null | undefined
  readonly provider?: string | null | undefined
  readonly message?: string | null | undefined
  readonly status?: string | null | undefined
}

const day = 24 * 60 * 60

/** Writes an approval; it is effective once it is applied. */
export function approval(transaction: Transaction, { endsAt, provider, message, status }: Approval = {}) {
  return {
    decision: 'approved',
    decided_at: timestamp(transaction),
    decision_text: message?.trim() || null,
    provider: provider?.trim() || null,
    project_status: status ?? null,
    evaluation_ends_at:
      endsAt === undefined ? timestamp(transaction, transaction.limits.evaluationDays * day) : endsAt,
  } as const
}
