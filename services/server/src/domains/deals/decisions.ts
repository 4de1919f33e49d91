import { approveDeal, declineDeal, undoDecision } from '@saywright/api/contract'
import { bind } from '../shared/call.js'
import { readEnd } from '../shared/readEnd.js'
import { approval } from './approval.js'
import { decide, undo } from './decide.js'

export const approveDealRoute = bind(approveDeal, async (call) => {
  const { evaluation_ends_on, provider, message, status } = call.body
  return decide(call, call.params.id, (transaction) =>
    approval(transaction, { endsAt: readEnd(transaction, evaluation_ends_on), provider, message, status }),
  )
})

export const declineDealRoute = bind(declineDeal, async (call) =>
  decide(call, call.params.id, () => ({ decision: 'declined', decision_text: call.body.reason.trim() })),
)

export const undoDecisionRoute = bind(undoDecision, async (call) => undo(call, call.params.id))
