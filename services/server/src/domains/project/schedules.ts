import type { Schedule } from '../shared/taskKind.js'
import { tellOfEvaluations } from './evaluations.js'

export const projectSchedules: readonly Schedule[] = [
  {
    name: 'evaluations',
    settings: (limits) => ({
      concurrency: 1,
      attempts: 3,
      retrySeconds: 60,
      everySeconds: limits.evaluationLookSeconds,
    }),
    run: tellOfEvaluations,
  },
]
