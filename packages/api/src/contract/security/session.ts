import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { flag, identifier, instant, maybe, text, type } from '../kernel/structs.js'

/** A login on a device, with the studio windows that came from it. */
export const session = type({
  id: identifier(),
  is_current: flag(),
  browser: maybe(text({ [docs]: { example: 'Firefox' } })),
  system: maybe(text({ [docs]: { example: 'Windows' } })),
  acted_by_staff: flag({ [docs]: { example: false } }),
  created_at: instant(),
  last_used_at: instant(),
  expires_at: instant(),
})
export type Session = ValueOf<typeof session>
