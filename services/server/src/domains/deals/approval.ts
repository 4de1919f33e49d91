import { timestamp } from '../../store/timestamp.js'
import type { Unit } from '../../unit/unit.js'

interface Approval {
  /** Null: for good. Absent: as long as an evaluation lasts. */
  readonly endsAt?: string | null | undefined
  readonly provider?: string | null | undefined
  readonly message?: string | null | undefined
  readonly status?: string | null | undefined
}

const day = 24 * 60 * 60

/** What an approval writes; it is effective once it is applied. */
export function approval(unit: Unit, { endsAt, provider, message, status }: Approval = {}) {
  return {
    decision: 'approved',
    decided_at: timestamp(unit),
    decision_text: message?.trim() || null,
    provider: provider?.trim() || null,
    project_status: status ?? null,
    evaluation_ends_at: endsAt === undefined ? timestamp(unit, unit.limits.evaluationDays * day) : endsAt,
  } as const
}
