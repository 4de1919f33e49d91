import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { identifier, instant, integer, maybe, text, type } from '../kernel/structs.js'

/** A task that failed too often and is no longer retried, for staff: of a project, or of the product itself such as mail. */
export const deadTask = type({
  id: identifier(),
  queue: text({ [docs]: { example: 'mail' } }),
  project_id: maybe(identifier()),
  tries: integer({ min: 0, [docs]: { example: 12 } }),
  failure: text({
    [docs]: { example: 'connect ECONNREFUSED', note: 'of the last try, as the server saw it' },
  }),
  created_at: instant(),
  failed_at: instant(),
})
export type DeadTask = ValueOf<typeof deadTask>
