import { flag, identifier, type } from './structs.js'

/** The response of a call without a result of its own. */
export const success = type({ success: flag() })

/** The response of a call that creates: what was sent is known, and the rest is read by this number. */
export const created = type({ id: identifier() })
