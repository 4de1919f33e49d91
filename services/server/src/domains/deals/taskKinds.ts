import type { TaskKind } from '../shared/taskKind.js'
import { applyDecision } from './applyDecision.js'
import type { DecisionPayload } from './decide.js'

export const dealsTaskKinds: readonly TaskKind[] = [
  {
    name: 'decision',
    settings: { concurrency: 1, attempts: 12, retrySeconds: 2 },
    run: (context, { id, payload }) =>
      context.transaction(async (transaction) => {
        await applyDecision(context, transaction, (payload as DecisionPayload).dealId, id)
      }),
  },
]
