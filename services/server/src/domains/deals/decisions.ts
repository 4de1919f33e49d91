import { approveDeal, declineDeal, momentOfEnd, undoDecision } from '@saywright/api/contract'
import { incorrectForm } from '@saywright/http'
import type { Unit } from '../../unit/unit.js'
import { bind } from '../shared/call.js'
import { approval } from './approval.js'
import { decide, undo } from './decide.js'

export const approveDealRoute = bind(approveDeal, async (call) => {
  const { evaluation_ends_on, provider, message, status } = call.body
  return decide(call, call.params.id, (unit) =>
    approval(unit, { endsAt: readEnd(unit, evaluation_ends_on), provider, message, status }),
  )
})

export const declineDealRoute = bind(declineDeal, async (call) =>
  decide(call, call.params.id, () => ({ decision: 'declined', decision_text: call.body.reason.trim() })),
)

export const undoDecisionRoute = bind(undoDecision, async (call) => undo(call, call.params.id))

const dayMilliseconds = 24 * 60 * 60 * 1000

/** @throws ApiFailure `incorrect_form` for an end that is past, or so far away that none is meant. */
export function readEnd<Written extends string | null | undefined>(
  { now, limits }: Unit,
  written: Written,
  field = 'evaluation_ends_on',
): Written | string {
  if (written === undefined || written === null) return written
  const end = momentOfEnd(written)
  const days = (Date.parse(end) - now().getTime()) / dayMilliseconds
  if (days <= 0 || days > limits.evaluationDaysMax) throw incorrectForm({ [field]: 'outOfRange' })
  return end
}
