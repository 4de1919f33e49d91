import type { TaskKind } from '../shared/taskKind.js'
import { runExport } from './runExport.js'

export const exportsTaskKinds: readonly TaskKind[] = [
  { name: 'export', settings: { concurrency: 2, attempts: 3, retrySeconds: 2 }, run: runExport },
]
