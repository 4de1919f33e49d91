import { dealsTaskKinds } from './deals/taskKinds.js'
import { exportsTaskKinds } from './exports/taskKinds.js'
import { projectSchedules } from './project/schedules.js'
import type { Schedule, TaskKind } from './shared/taskKind.js'
import { signInTaskKinds } from './sign-in/taskKinds.js'
import { unitTestsTaskKinds } from './unit-tests/taskKinds.js'

/** Every kind of task that the domains do. */
export const taskKinds: readonly TaskKind[] = [
  ...dealsTaskKinds,
  ...exportsTaskKinds,
  ...signInTaskKinds,
  ...unitTestsTaskKinds,
]

/** The recurring work of the domains. */
export const schedules: readonly Schedule[] = projectSchedules
