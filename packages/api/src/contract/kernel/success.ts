import { flag, type } from './structs.js'

/** The response of a call that has nothing to tell but that it was done. */
export const success = type({ success: flag() })
