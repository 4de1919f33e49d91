import type { TaskKind } from '../shared/taskKind.js'
import { type CodeRequest, mailCode } from './mailCode.js'

export const signInTaskKinds: readonly TaskKind[] = [
  {
    name: 'code',
    settings: { concurrency: 2, attempts: 12, retrySeconds: 2 },
    run: (context, { payload }) =>
      context.transaction((transaction) => mailCode(context, transaction, payload as CodeRequest)),
  },
]
