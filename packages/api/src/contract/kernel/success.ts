import { flag, identifier, type } from './structs.js'

/** The response of a call without a result of its own. */
export const success = type({ success: flag() })

/** The response of a call that creates: the sent values are known, and the rest is read by this id. */
export const created = type({ id: identifier() })
